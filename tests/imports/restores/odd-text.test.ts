import { expect, test } from "bun:test";
import { archive, restoreArchive } from "../../support/archives.ts";
import { tagine } from "../../support/tagine.ts";

test("half a surrogate in an archive is removed and reported, never stored", async () => {
  using at = await tagine();
  at.app.jobs.begin();
  const half = (text: string) => text.replaceAll("HALF", "\\ud83d");
  const file = await archive("half.zip", {
    "recipes/soup.json": half('{"name":"Soup HALF","description":"HALF","extras":{"HALF":"HALF"}}'),
    "recipes/only.json": half('{"name":"HALF"}'),
    "themes/themes.json": half('[{"name":"Theme HALF","colors":{}}]'),
    "pages/pages.json": half('[{"name":"Page HALF","categories":[{"name":"Cat HALF"}]}]'),
    "groups/groups.json": half(
      '[{"name":"Group HALF","webhook_urls":["https://example.com/HALF"],"mealplans":[{"start_date":"2026-11-23","end_date":"2026-11-23","meals":[{"name":"HALF x"}]}]}]',
    ),
    "users/users.json": half('[{"email":"a@example.com","full_name":"Ann HALF","group":"Group HALF"}]'),
    "settings/settings.json": half('[{"language":"HALF","categories":[{"name":"Sec HALF"}]}]'),
  });
  await restoreArchive(at, file, { force: true });
  const [job] = (await at.admin.get("archive-imports")).body;
  const rows = (await at.admin.get(`archive-imports/${job.id}/rows`)).body;
  const texts = JSON.stringify(rows);
  expect(texts).not.toContain("went wrong");
  expect(JSON.stringify(at.app.db.query("SELECT * FROM recipe").all())).not.toMatch(/\ufffd|ud83d/);
  for (const table of ["theme", "custom_page", "user_group", "meal", "user", "organizer"]) {
    const stored = at.app.db.query<Record<string, unknown>, []>(`SELECT * FROM "${table}"`).all();
    expect([table, JSON.stringify(stored)]).not.toMatchObject([table, expect.stringMatching(/\ufffd|ud83d/)]);
  }
  expect((await at.admin.get("recipes/soup")).body).toMatchObject({ name: "Soup" });
  expect(
    rows.filter(({ status, refusal }: { status: boolean; refusal: unknown }) => status && !refusal),
  ).toEqual([]);
});

test("a file that isn't UTF-8 is decoded as well as possible, with a notice", async () => {
  using at = await tagine();
  at.app.jobs.begin();
  const file = await archive("latin.zip", {
    "recipes/creme.json": Buffer.from('{"name":"Cr\u00e8me"}', "latin1"),
    "recipes/broken.json": Buffer.concat([
      Buffer.from('{"name":"Broken", "description":"charset=utf-8 '),
      Buffer.from([0xff]),
      Buffer.from('"}'),
    ]),
    "recipes/whole.json": { name: "Crêpe 🥞" },
  });
  await restoreArchive(at, file);
  const [job] = (await at.admin.get("archive-imports")).body;
  const rows = (await at.admin.get(`archive-imports/${job.id}/rows?status=noticed`)).body;
  expect(
    rows.map(({ name, refusal }: { name: string; refusal: { code: string } }) => [name, refusal.code]),
  ).toEqual([
    ["Cr\u00e8me", "archive-text-mended"],
    ["Broken", "archive-text-mended"],
  ]);
  expect((await at.admin.get("recipes/broken")).body.description).not.toContain("\ufffd");
});
