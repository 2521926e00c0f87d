import { expect, test } from "bun:test";
import type { ReportRow } from "../../src/contract/backups.ts";
import { archive, createBackup, restoreArchive } from "../support/archives.ts";
import { tagine } from "../support/tagine.ts";

const PLAN = {
  startDate: "2026-11-23",
  endDate: "2026-11-29",
  meals: [
    { name: "Soup", date: "2026-11-23" },
    { name: "Soup", date: "2026-11-23" },
  ],
};

test("identical plans are backed up, verified and restored separately", async () => {
  using from = await tagine();
  for (let count = 0; count < 3; count++) await from.user.send("POST", "meal-plans/create", PLAN);
  const file = await createBackup(from);
  using to = await tagine();
  to.app.jobs.begin();
  await restoreArchive(to, file);
  const plans = async ({ admin }: typeof to) => (await admin.get("meal-plans/all")).body;
  expect(await plans(to)).toHaveLength(3);
  expect(await plans(to)).toEqual(await plans(from));

  const again = await restoreArchive(to, new File([file], "again.zip"));
  const rows = again.groupImports.filter(({ name }: ReportRow) => name.includes("2026-11-23"));
  expect(rows.map(({ status }: ReportRow) => status)).toEqual([false, false, false]);
  await restoreArchive(to, new File([file], "forced.zip"), { force: true });
  expect(await plans(to)).toHaveLength(3);
});

test("identical plans are restored once, next to plans that already have their ids", async () => {
  const mealplans = [5, 6, 6].map((uid) => ({ ...PLAN, uid: String(uid) }));
  const groups = [{ id: 1, name: "Home", mealplans }];
  using at = await tagine();
  at.app.jobs.begin();
  const other = at.app.groups.findOrMake("Neighbours");
  const meals = [{ slug: null, name: "Theirs", note: "", date: "2026-11-23" }];
  for (let added = 0; added < 5; added++)
    at.app.mealPlans.add(other, { startDate: PLAN.startDate, endDate: PLAN.endDate, meals });
  const home = at.app.groups.findOrMake("Home");
  const count = () => at.app.mealPlans.list(home).length;
  await restoreArchive(at, await archive("first.zip", { "groups/groups.json": groups }));
  expect(count()).toBe(3);
  await restoreArchive(at, await archive("second.zip", { "groups/groups.json": groups }), { force: true });
  expect(count()).toBe(3);
  expect(at.app.mealPlans.list(other)).toHaveLength(5);
});
