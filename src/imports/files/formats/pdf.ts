import { NoRecipeInPdf } from "../../../recipes/reading/obstacles.ts";
import { isDish } from "../../../recipes/reading/pdf/is-dish.ts";
import { readPlainTexts } from "../../../recipes/reading/plain-text/read-plain-texts.ts";
import type { FileFormat } from "../file-format.ts";
import { nameByFile } from "./markdown/markdown-text.ts";
import { toRecipeInput } from "../reading/to-recipe-input.ts";

export const MAX_PDF_BYTES = 60_000_000;

export const pdf: FileFormat = {
  name: "pdf",
  // Mealie's folder for documents that belong to a recipe.
  recognize: ({ path, kind }) => kind === "pdf" && !/(?:^|\/)assets\//.test(path),
  async *read(path, files, { pdfs }) {
    const text = await pdfs.readText({ url: path, pdf: await files.bytes(path, MAX_PDF_BYTES) });
    const [first, ...others] = readPlainTexts(text);
    const name = first.recipe.name || (others.length === 0 ? nameByFile(path) : "");
    const own = { ...first, recipe: { ...first.recipe, name } };
    if (!isDish(own.recipe, text)) throw new NoRecipeInPdf();
    for (const { recipe, sourceText } of [own, ...others]) {
      const orgURL = recipe.orgURL || null;
      yield { recipe: toRecipeInput(recipe, { orgURL, sourceText }), pictures: [] };
    }
  },
};
