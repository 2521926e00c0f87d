import type { RecipeInput } from "../../../contract/recipes.ts";
import { NoRecipeInPdf } from "../../../recipes/reading/obstacles.ts";
import { isDish } from "../../../recipes/reading/pdf/is-dish.ts";
import { readPlainTexts, type PastedRecipe } from "../../../recipes/reading/plain-text/read-plain-texts.ts";
import { readRecipe } from "../../../recipes/reading/read-recipe.ts";
import type { FileFormat } from "../file-format.ts";

export const MAX_PDF_BYTES = 60_000_000;

export const pdf: FileFormat = {
  name: "pdf",
  // Mealie's folder for documents that belong to a recipe.
  recognize: ({ path, kind }) => kind === "pdf" && !/(?:^|\/)assets\//.test(path),
  async *read(path, files, { pdfs }) {
    const text = await pdfs.readText({ url: path, pdf: await files.bytes(path, MAX_PDF_BYTES) });
    const [own, ...others] = readPlainTexts(text);
    if (!isDish(own.recipe, text)) throw new NoRecipeInPdf();
    for (const found of [own, ...others]) yield { recipe: toRecipe(found), pictures: [] };
  },
};

function toRecipe({ recipe: parsed, sourceText }: PastedRecipe): RecipeInput {
  const orgURL = parsed.orgURL || null;
  const { image: _image, preview: _preview, ...recipe } = readRecipe(parsed, { orgURL, sourceText });
  return recipe;
}
