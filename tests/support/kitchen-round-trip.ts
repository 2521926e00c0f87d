import { expect } from "bun:test";
import type { ReportRow } from "../../src/contract/backups.ts";
import { createBackup, restoreArchive } from "./archives.ts";
import { addHugeRecipe, fillKitchen } from "./full-kitchen.ts";
import { readAllData } from "./all-data.ts";
import { PASSWORD, signInForm, USER_EMAIL } from "./sign-ins.ts";
import { tagine } from "./tagine.ts";

export async function expectWholeRoundTrip(recipes: number): Promise<void> {
  using from = await tagine();
  await fillKitchen(from, recipes);
  await addHugeRecipe(from);
  const archive = await createBackup(from);
  using to = await tagine();
  to.app.jobs.begin();
  const report = await restoreArchive(to, archive, { rebase: true });
  const rows = Object.values<ReportRow[]>(report).flat();
  expect(rows.filter(({ status }) => !status)).toEqual([]);
  // One odd and one huge recipe were added, and one is in the trash.
  expect(report.recipeImports).toHaveLength(recipes + 1);
  expect(await readAllData(to)).toEqual({ ...(await readAllData(from)), links: [] });
  const signedIn = await to.visitor.send("POST", "auth/token", signInForm(USER_EMAIL, PASSWORD));
  expect(signedIn.status).toBe(200);
  const found = await to.visitor.get("recipes/search?q=renamed");
  expect(found.body).toHaveLength(1);
}
