import { expect, test } from "bun:test";
import { runImport, uploadFiles } from "../../support/import-files.ts";
import { runTaginePerTest } from "../../support/running-tagine.ts";

const at = runTaginePerTest();

const table = (...rows: string[]) =>
  new File([["name,ingredients,steps,difficulty,shelf", ...rows, ""].join("\n")], "list.csv");

const SOUP = "Soup,1 onion,Cook.,easy,2";
const BREAD = "Bread,500 g flour,Bake.,hard,";
const SALAD = "Salad,1 fig,Mix.,,";

test("values without a field are counted in the plan, and in the report for what was imported", async () => {
  const { id, extras } = await uploadFiles(at.user, table(SOUP, BREAD, SALAD));
  expect(extras).toEqual({ values: 3, recipes: 2 });
  const { body } = await at.user.get(`imports/files/${id}/recipes`);
  const { position } = body.find(({ name }: { name: string }) => name === "Bread");
  const { body: preview } = await at.user.get(`imports/files/${id}/recipes/${position}`);
  expect(Object.values(preview.recipe.extras)).toEqual(["hard"]);

  const done = await runImport(at.user, id, { without: [position] });
  expect(done).toMatchObject({ results: { added: 2 }, extras: { values: 2, recipes: 1 } });
});

test("recipes that are already in Tagine, repeated, or skipped add nothing to the count", async () => {
  await runImport(at.user, (await uploadFiles(at.user, table(SOUP))).id);
  const changed = BREAD.replace("Bread", "Soup");
  const again = await uploadFiles(at.user, table(SOUP, BREAD, BREAD));
  expect(again.extras).toEqual({ values: 1, recipes: 1 });

  const other = await uploadFiles(at.user, table(changed));
  expect(other).toMatchObject({ found: { changed: 1 }, extras: { values: 1, recipes: 1 } });
  const skipped = await runImport(at.user, other.id);
  expect(skipped).toMatchObject({ results: { skipped: 1 }, extras: { values: 0, recipes: 0 } });

  const replacing = await uploadFiles(at.user, table(changed));
  const replaced = await runImport(at.user, replacing.id, { existing: "replace" });
  expect(replaced).toMatchObject({ results: { replaced: 1 }, extras: { values: 1, recipes: 1 } });
});
