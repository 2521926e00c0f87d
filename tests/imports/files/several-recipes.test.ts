import { expect, test } from "bun:test";
import { listRows, runImport, uploadFiles } from "../../support/import-files.ts";
import { BEAN_CHILI, makePlainPdf, RICE_BOWL } from "../../support/plain-pdf.ts";
import { runTaginePerTest } from "../../support/running-tagine.ts";

const at = runTaginePerTest();

test("a PDF with a recipe on each page is imported as several recipes", async () => {
  const pdf = makePlainPdf(BEAN_CHILI, RICE_BOWL);
  const { id, found } = await uploadFiles(at.user, new File([pdf], "book.pdf"));
  expect(found).toMatchObject({ new: 2, unreadable: 0 });
  expect((await listRows(at.user, id)).map(({ name }) => name)).toEqual(["Bean chili", "Rice bowl"]);
  await runImport(at.user, id);
  const { body } = await at.user.get("recipes/rice-bowl");
  expect(body.recipeIngredient).toEqual(["200 g rice", "400 ml water"]);
  expect((await at.user.get("recipes/bean-chili")).body.recipeIngredient).toEqual(["400 g beans", "1 onion"]);
});
