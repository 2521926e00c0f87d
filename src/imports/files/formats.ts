import { chowdown } from "../migrations/formats/chowdown.ts";
import { mealie } from "../migrations/formats/mealie.ts";
import { nextcloud } from "../migrations/formats/nextcloud.ts";
import type { ArchiveFiles } from "../archives/recipe-format.ts";
import type { FileFormat, FileSample } from "./file-format.ts";
import { cooklang } from "./formats/cooklang.ts";
import { cookmate } from "./formats/cookmate.ts";
import { copymethat } from "./formats/copymethat.ts";
import { crouton } from "./formats/crouton.ts";
import { evernote } from "./formats/evernote.ts";
import { fromArchiveFormat } from "./formats/from-archive-format.ts";
import { gourmet } from "./formats/gourmet.ts";
import { grocy } from "./formats/grocy.ts";
import { jsonLd } from "./formats/json-ld.ts";
import { kitchenowl } from "./formats/kitchenowl.ts";
import { krecipes } from "./formats/krecipes.ts";
import { livingcookbook } from "./formats/livingcookbook.ts";
import { markdown } from "./formats/markdown.ts";
import { mastercook } from "./formats/mastercook.ts";
import { mealieBackup } from "./formats/mealie-backup/mealie-backup.ts";
import { mealmaster } from "./formats/mealmaster.ts";
import { mela } from "./formats/mela.ts";
import { nowyourecooking } from "./formats/nowyourecooking.ts";
import { paprika } from "./formats/paprika.ts";
import { pdf } from "./formats/pdf.ts";
import { plantoeat } from "./formats/plantoeat.ts";
import { recettetek } from "./formats/recettetek.ts";
import { recipekeeper } from "./formats/recipekeeper.ts";
import { recipemd } from "./formats/recipemd.ts";
import { recipeml } from "./formats/recipeml.ts";
import { recipesage } from "./formats/recipesage.ts";
import { rezkonv } from "./formats/rezkonv.ts";
import { table } from "./formats/table.ts";
import { tandoor } from "./formats/tandoor.ts";
import { text } from "./formats/text.ts";
import { webPage } from "./formats/web-page.ts";

/** In order: the first that recognizes a file reads it, so those that accept almost anything come last. */
export const FORMATS: readonly FileFormat[] = [
  mealieBackup,
  fromArchiveFormat("mealie", mealie, isMealieRecipe),
  // One recipe per file, in a folder with its pictures; other files are read as JSON-LD or by their program's format.
  fromArchiveFormat(
    "nextcloud",
    nextcloud,
    ({ path, kind, head }) =>
      kind === "json" && /(?:^|\/)recipe\.json$/i.test(path) && /^\s*\{/.test(head) && /"@type"/.test(head),
  ),
  fromArchiveFormat("chowdown", chowdown, hasFrontMatter, (path) => /(?:^|\/)_components\//i.test(path)),
  paprika,
  mela,
  crouton,
  tandoor,
  recipesage,
  recipekeeper,
  copymethat,
  plantoeat,
  recettetek,
  cookmate,
  cooklang,
  recipemd,
  mealmaster,
  nowyourecooking,
  mastercook,
  rezkonv,
  recipeml,
  krecipes,
  gourmet,
  livingcookbook,
  grocy,
  kitchenowl,
  evernote,
  webPage,
  jsonLd,
  table,
  markdown,
  text,
  pdf,
];

/** Other programs have a `recipes` folder, too. */
function isMealieRecipe({ kind, head }: FileSample): boolean {
  return (
    kind === "json" && !/"@type"/.test(head) && /"recipe_?(?:ingredient|instructions|yield)"/i.test(head)
  );
}

function hasFrontMatter({ head }: FileSample): boolean {
  return /^\uFEFF?---\s*$/m.test(head.slice(0, 10));
}

/** Null for pictures and anything else without recipes. */
export function findFormat(file: FileSample, files: ArchiveFiles): FileFormat | null {
  return FORMATS.find((format) => format.recognize(file, files)) ?? null;
}
