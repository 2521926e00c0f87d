import { expect, test } from "bun:test";
import { archive, restored } from "../support/archives.ts";
import { tagine } from "../support/tagine.ts";

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
          meals: [{ name: "x".repeat(20_000), date: "2026-11-23" }],
        },
      ],
    },
  ],
  "users/users.json": [
    { email: "none@example.com", full_name: "None", password: "plain", group: "Home" },
    { email: "both@example.com", full_name: "Both", password: "", group: "Nobody knows it" },
  ],
  "settings/settings.json": [{ language: "tlh", cards_per_section: 5000 }],
};

test("what an archive holds and cannot be taken as it is stands in the report", async () => {
  using at = await tagine();
  at.app.jobs.begin();
  await restored(at, await archive("odd.zip", LISTS), { force: true });
  const [job] = (await at.admin.get("archive-imports")).body;
  const rows = (await at.admin.get(`archive-imports/${job.id}/rows?status=noticed`)).body;
  interface Row {
    name: string;
    refusal: { text: string };
  }
  const notes = Object.fromEntries(rows.map(({ name, refusal }: Row) => [name, refusal.text]));
  const values = (list: string) => `Couldn't use these values as they are: ${list}. Check them here.`;
  expect(notes).toEqual({
    "Site Settings": values("language “tlh”, cardsPerSection “5000”"),
    Faded: values("primary “#11223344”, accent “tomato”"),
    Home: values("99:99, ftp://example.com/x"),
    "Home, 2026-11-23 – 2026-11-24": values(`${"x".repeat(59)}…`),
    "none@example.com": "This account came in without a password that works. Reset it under Users.",
    "both@example.com": values("password, group “Nobody knows it”"),
  });
  expect(job.noticed).toBe(6);
  const faded = at.app.themes.get("Faded")?.colors;
  // What is a color in it stays.
  expect([faded?.primary, faded?.secondary]).toEqual(["#112233", "#445566"]);
  expect(at.app.groups.list()[0]?.webhookUrls).toEqual(["https://example.com/hook"]);
});

test("what is as it can be gets no note", async () => {
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
    await restored(at, await archive(`good-${language}.zip`, { ...good, ...settings }), { force: true });
    const [job] = (await at.admin.get("archive-imports")).body;
    expect([language, job.noticed, job.counts.failed]).toEqual([language, 0, 0]);
  }
});
