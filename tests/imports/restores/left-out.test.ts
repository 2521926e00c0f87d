import { expect, test } from "bun:test";
import { asArchiveRow, listNotices, storeNotices } from "../../../src/imports/archives/archive-import.ts";
import { formatReport } from "../../../src/imports/archives/report.ts";
import { joinLists } from "../../../src/contract/join-lists.ts";
import type { JobItem } from "../../../src/platform/jobs/job.ts";
import { archive, restoreArchive } from "../../support/archives.ts";
import { tagine } from "../../support/tagine.ts";

const COLORS = {
  primary: "#11223344",
  accent: "tomato",
  secondary: "#445566",
};

const LISTS = {
  "themes/themes.json": [{ name: "Faded", colors: COLORS }],
  "groups/groups.json": [
    {
      name: "Home",
      webhook_enable: true,
      webhook_time: "99:99",
      webhook_urls: ["ftp://example.com/x", "https://example.com/hook"],
      mealplans: [
        {
          startDate: "2026-11-23",
          endDate: "2026-11-24",
          meals: [{ name: "x".repeat(20_000), date: "2026-11-23", servings: -2 }],
        },
      ],
    },
  ],
  "users/users.json": [
    { email: "none@example.com", full_name: "None", password: "plain", group: "Home" },
    { email: "both@example.com", full_name: "Both", password: "", group: "Nobody knows it" },
  ],
  "settings/settings.json": [{ language: "tlh", cards_per_section: 5000, imported_organizers: "some" }],
};

test("everything that's changed or left out is in the report", async () => {
  using at = await tagine();
  at.app.jobs.begin();
  await restoreArchive(at, await archive("odd.zip", LISTS), { force: true });
  const [job] = (await at.admin.get("archive-imports")).body;
  const rows = (await at.admin.get(`archive-imports/${job.id}/rows?status=noticed`)).body;
  interface Row {
    name: string;
    notices: { text: string }[];
  }
  const notes = Object.fromEntries(
    rows.map(({ name, notices }: Row) => [name, notices.map(({ text }) => text)]),
  );
  const values = (list: string) => [
    `Some values couldn't be restored as they were, so they were changed or skipped: ${list}.`,
  ];
  const noPassword = "This account was restored without a working password. Reset it under Users.";
  expect(notes).toEqual({
    "Site Settings": values("language “tlh”, cardsPerSection “5000”, and importedOrganizers “some”"),
    Faded: values("primary “#11223344” and accent “tomato”"),
    Home: values("99:99 and ftp://example.com/x"),
    "Home, 2026-11-23 – 2026-11-24": values(`${"x".repeat(59)}… and servings “-2”`),
    "none@example.com": [noPassword],
    "both@example.com": [noPassword, ...values("group “Nobody knows it”")],
  });
  expect(job.noticed).toBe(6);
  const faded = at.app.themes.get("Faded")?.colors;
  expect([faded?.primary, faded?.secondary]).toEqual(["#112233", "#445566"]);
  expect(at.app.groups.list()[0]?.webhookUrls).toEqual(["https://example.com/hook"]);
});

test("a row gives each notice with its values, and the first one as its refusal", async () => {
  using at = await tagine();
  at.app.jobs.begin();
  await restoreArchive(at, await archive("odd.zip", LISTS), { force: true });
  const [job] = (await at.admin.get("archive-imports")).body;
  const rows = (await at.admin.get(`archive-imports/${job.id}/rows?status=noticed`)).body;
  const row = (rowName: string) => rows.find(({ name }: { name: string }) => name === rowName);
  expect(row("Faded").notices[0].params).toEqual({ values: ["primary “#11223344”", "accent “tomato”"] });
  expect(row("Faded").refusal.params).toEqual({ values: "primary “#11223344” and accent “tomato”" });
  const { refusal, notices } = row("both@example.com");
  expect(notices.map(({ code }: { code: string }) => code)).toEqual([
    "archive-user-without-password",
    "archive-values-not-taken",
  ]);
  expect(refusal).toEqual(notices[0]);
  const [storedJob] = at.app.jobs.ofKinds(["restore"]);
  const csv = storedJob ? formatReport(storedJob, at.app.jobs) : "";
  for (const { text } of notices) expect(csv).toContain(text);
});

test("a recipe with a damaged picture and damaged text gets two notices", async () => {
  using at = await tagine();
  at.app.jobs.begin();
  const file = await archive("stew.zip", {
    "recipes/stew/stew.json": '{"name":"Stew","slug":"stew","image":"stew.jpg","description":"\\ud83d"}',
    "images/stew.jpg": "no picture",
  });
  await restoreArchive(at, file);
  const [job] = (await at.admin.get("archive-imports")).body;
  const [row] = (await at.admin.get(`archive-imports/${job.id}/rows?status=noticed`)).body;
  const codes = row.notices.map(({ code }: { code: string }) => code);
  expect(codes).toEqual(["not-a-picture", "archive-text-mended"]);
});

test("a result stores its first notice where older versions look for it, and the others next to it", () => {
  const notices = [{ code: "archive-user-without-password" }, { code: "not-a-picture", params: {} }] as const;
  const outcome = { name: "Ann", ...storeNotices([...notices]) };
  expect(outcome).toEqual({ name: "Ann", notice: notices[0], otherNotices: [notices[1]] });
  expect(listNotices(outcome)).toEqual([...notices]);
  expect(storeNotices([undefined])).toEqual({});
});

test("a report from an older version still shows its one notice", () => {
  const notice = { code: "archive-values-not-taken", params: { values: "a, b" } } as const;
  const item = { position: 0, input: { item: "user", name: "Ann" }, outcome: { name: "Ann", notice } };
  const row = asArchiveRow({ ...item, state: "done" } as JobItem);
  const text = "Some values couldn't be restored as they were, so they were changed or skipped: a, b.";
  expect(row.notices).toEqual([{ ...notice, text }]);
  expect(row.refusal).toEqual({ ...notice, text });
});

test("lists are joined as each language does it", () => {
  const params = { values: ["a", "b", "c"], count: 3 };
  expect(joinLists(params)).toEqual({ values: "a, b, and c", count: 3 });
  expect(joinLists(params, "de-DE")).toEqual({ values: "a, b und c", count: 3 });
});

test("unchanged items get no notice", async () => {
  using at = await tagine();
  at.app.jobs.begin();
  const hash = at.app.users.passwordHash(1) ?? "";
  const good = {
    "themes/themes.json": [{ name: "Plain", colors: { primary: "#112233" } }],
    "groups/groups.json": [
      { name: "Home", webhook_time: "17:30", webhook_urls: ["", "https://example.com"] },
    ],
    "users/users.json": [{ email: "a@example.com", password: hash, group: "Home" }],
  };
  for (const language of ["de-DE", "en"]) {
    const settings = { "settings/settings.json": [{ language, cards_per_section: 9 }] };
    await restoreArchive(at, await archive(`good-${language}.zip`, { ...good, ...settings }), {
      force: true,
    });
    const [job] = (await at.admin.get("archive-imports")).body;
    expect([language, job.noticed, job.counts.failed]).toEqual([language, 0, 0]);
  }
});
