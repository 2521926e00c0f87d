import type { ExportFormat } from "../../contract/recipe-exports.ts";
import { cooklang } from "./cooklang.ts";
import type { ExportFormatWriter } from "./export-format.ts";
import { mealie } from "./mealie.ts";
import { paprika } from "./paprika.ts";
import { recipemd } from "./recipemd.ts";
import { recipesage } from "./recipesage.ts";

/** Formats of other programs. `export-recipes` writes Tagine's own. */
export const WRITERS: Partial<Record<ExportFormat, ExportFormatWriter>> = {
  paprika,
  recipesage,
  cooklang,
  recipemd,
  mealie,
};
