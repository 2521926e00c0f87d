import { expect, test } from "bun:test";
import type { ReportRow } from "../../src/contract/backups.ts";
import { createBackup, restoreArchive } from "../support/archives.ts";
import { fillKitchen } from "../support/full-kitchen.ts";
import { expectWholeRoundTrip } from "../support/kitchen-round-trip.ts";
import { readAllData } from "../support/all-data.ts";
import { USER_EMAIL } from "../support/sign-ins.ts";
import { tagine } from "../support/tagine.ts";

/** The proofs do the same with a thousand. */
const RECIPES = 20;

test(
  "a backup of many recipes is completely restored in an empty Tagine",
  () => expectWholeRoundTrip(RECIPES),
  60_000,
);

test("undoing a restore brings back everything from before", async () => {
  using from = await tagine();
  await fillKitchen(from);
  using to = await tagine();
  to.app.jobs.begin();
  await to.admin.send("POST", "recipes/create", { name: "Ours" });
  const first = await readAllData(to);
  await restoreArchive(to, await createBackup(from), { rebase: true });
  const [done] = (await to.admin.get("archive-imports")).body;
  expect(done).toMatchObject({ purpose: "restore", state: "done", counts: { failed: 0 } });
  const undone = await to.admin.send("POST", `archive-imports/${done.id}/undo`);
  expect([undone.status, undone.body.archive]).toEqual([201, done.before]);
  await to.app.jobs.waitForEnd(undone.body.id);
  const { labels, ...last } = await readAllData(to);
  // Browsers cache pictures by label, so the numbers continue.
  expect(labels.length).toBeGreaterThan(3);
  expect(first).toEqual({ ...last, labels: [] });
});

test("a restore brings back no used or deleted sign-up link and keeps the others", async () => {
  using at = await tagine();
  at.app.jobs.begin();
  const link = async (name: string) => (await at.admin.send("POST", "users/sign-ups", { name })).body;
  const before = await link("Before");
  const archive = await createBackup(at);
  await at.admin.send("DELETE", `users/sign-ups/${before.token}`);
  const after = await link("After");
  await restoreArchive(at, archive, { rebase: true });
  expect((await at.admin.get("users/sign-ups")).body).toEqual([after]);
});

test("restoring a second time changes nothing, since everything already exists", async () => {
  using at = await tagine();
  await fillKitchen(at);
  at.app.jobs.begin();
  const before = await readAllData(at, 0);
  const report = await restoreArchive(at, await createBackup(at));
  const rows = Object.values<ReportRow[]>(report).flat();
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter(({ status }) => status)).toEqual([]);
  for (const { exception } of rows) expect(exception).toMatch(/already exists?\b|already in the trash/);
  expect(await readAllData(at, 0)).toEqual(before);
});

test("a restore into a used Tagine adds what's missing, and force replaces what differs", async () => {
  using from = await tagine();
  await fillKitchen(from);
  const archive = await createBackup(from);
  using to = await tagine();
  to.app.jobs.begin();
  await to.admin.send("POST", "recipes/create", { name: "Ours", tags: ["ours"] });
  await to.admin.send("POST", "recipes/create", { name: "A renamed one", description: "Ours too" });
  await to.admin.send("POST", "groups", { name: "Neighbours" });
  const [, mine] = to.app.groups.list();
  await to.admin.send("POST", "users", {
    fullName: "Mine",
    email: "mine@example.com",
    password: "password9",
    admin: true,
    group: "Neighbours",
  });
  const report = await restoreArchive(to, archive);
  const failed = (list: keyof typeof report) =>
    report[list].filter((row: ReportRow) => !row.status).map((row: ReportRow) => row.name);
  expect(failed("recipeImports")).toEqual(["A renamed one"]);
  expect(failed("userImports")).toEqual(["changeme@email.com", USER_EMAIL]);
  expect((await to.admin.get("recipes/a-renamed-one")).body.description).toBe("Ours too");

  const forced = await restoreArchive(to, new File([archive], "again.zip"), { force: true });
  expect(forced.recipeImports.filter((row: ReportRow) => !row.status)).toEqual([]);
  const theirs = (await from.admin.get("recipes/a-renamed-one")).body;
  const ours = (await to.admin.get("recipes/a-renamed-one")).body;
  expect({ ...ours, id: 0, image: null }).toMatchObject({ ...theirs, id: 0, organizers: expect.anything() });
  expect(ours.id).not.toBe(theirs.id);
  expect((await to.admin.get("recipes/ours")).status).toBe(200);
  expect((await to.admin.get("recipes/a-renamed-one/versions")).body.versions).toHaveLength(1);
  expect(to.app.groups.get(mine?.id ?? 0)?.name).toBe("Neighbours");
  expect(to.app.users.withEmail("mine@example.com")?.group).toBe("Neighbours");
  expect((await to.admin.get("users/self")).body.admin).toBe(true);
});

test("more versions than today's limit are backed up, verified and restored", async () => {
  using from = await tagine();
  await from.user.send("POST", "recipes/create", { name: "Stew" });
  const insert = from.app.db.query(
    `INSERT INTO recipe_version (recipe_id, saved_at, saved_by, content)
     SELECT id, '2020-01-01T00:00:00.000Z', NULL, ? FROM recipe`,
  );
  await from.user.send("PUT", "recipes/stew", { name: "Stew", description: "now" });
  const row = from.app.db.query<{ content: string }, []>("SELECT content FROM recipe_version").get();
  for (let count = 0; count < 160; count++) insert.run(row?.content ?? "");
  using to = await tagine();
  to.app.jobs.begin();
  await restoreArchive(to, await createBackup(from), { rebase: true });
  expect((await to.admin.get("recipes/stew/versions")).body.versions).toHaveLength(161);
});
