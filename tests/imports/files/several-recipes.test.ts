import { expect, test } from "bun:test";
import { listRows, runImport, uploadFiles } from "../../support/import-files.ts";
import { makePdf } from "../../support/pdf-file.ts";
import { runTaginePerTest } from "../../support/running-tagine.ts";

const at = runTaginePerTest();

const CHILI =
  "Bean chili|Serves 4|Ingredients|400 g beans|1 onion|Instructions|1. Chop the onion.|2. Simmer 30 minutes.".split(
    "|",
  );
const RICE =
  "Rice bowl|Serves 2|Ingredients|200 g rice|400 ml water|Instructions|1. Boil the rice.|2. Let it stand for 5 minutes.".split(
    "|",
  );

test("a PDF with a recipe on each page is imported as several recipes", async () => {
  const pdf = makePdf(
    [CHILI, RICE].map((lines) => lines.map((text, line) => ({ text, x: 50, y: 100 + line * 14 }))),
  );
  const { id, found } = await uploadFiles(at.user, new File([pdf], "book.pdf"));
  expect(found).toMatchObject({ new: 2, unreadable: 0 });
  expect((await listRows(at.user, id)).map(({ name }) => name)).toEqual(["Bean chili", "Rice bowl"]);
  await runImport(at.user, id);
  const { body } = await at.user.get("recipes/rice-bowl");
  expect(body.recipeIngredient).toEqual(["200 g rice", "400 ml water"]);
  expect((await at.user.get("recipes/bean-chili")).body.recipeIngredient).toEqual(["400 g beans", "1 onion"]);
});
