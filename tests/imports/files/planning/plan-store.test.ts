import { Database } from "bun:sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "bun:test";
import { openPlan } from "../../../../src/imports/files/planning/plan-store.ts";

test("a plan from before rows had a group and a count of extras can be read", () => {
  const folder = mkdtempSync(join(tmpdir(), "tagine-test-"));
  const path = join(folder, "plan.sqlite");
  openPlan(path).close();
  const older = new Database(path);
  older.run('ALTER TABLE row DROP COLUMN "group"');
  older.run("DROP INDEX row_extras");
  older.run("ALTER TABLE row DROP COLUMN extras");
  older.run("INSERT INTO row (file, name, words, state) VALUES ('soup.txt', 'Soup', 'soup', 'new')");
  older.close();

  const plan = openPlan(path);
  expect(plan.getRow(0)).toMatchObject({ name: "Soup", group: null });
  expect(plan.countExtras()).toEqual({ values: 0, recipes: 0 });
  plan.close();
  rmSync(folder, { recursive: true });
});
