import { chowdown, showsChowdownRecipe } from "../migrations/formats/chowdown.ts";
import type { ArchiveFiles } from "../archives/recipe-format.ts";
import { mealieFiles } from "./formats/mealie-backup/mealie-files.ts";
import type { FileFormat, FileSample } from "./file-format.ts";
import { anylist } from "./formats/anylist.ts";
import { cooklang } from "./formats/cooklang.ts";
import { cookmate } from "./formats/cookmate.ts";
import { copymethat } from "./formats/copymethat.ts";
import { crouton } from "./formats/crouton.ts";
import { evernote } from "./formats/evernote/evernote.ts";
import { fromArchiveFormat } from "./formats/from-archive-format.ts";
import { gourmet } from "./formats/gourmet.ts";
import { grocy } from "./formats/grocy.ts";
import { htmlBook } from "./formats/html-book.ts";
import { jsonLd } from "./formats/json-ld.ts";
import { keep } from "./formats/keep.ts";
import { kitchenowl } from "./formats/kitchenowl.ts";
import { krecipes } from "./formats/krecipes.ts";
import { livingcookbook } from "./formats/livingcookbook.ts";
import { markdown } from "./formats/markdown/markdown.ts";
import { mastercook } from "./formats/mastercook.ts";
import { mealieArchive } from "./formats/mealie-archive.ts";
import { mealmaster } from "./formats/mealmaster.ts";
import { mela } from "./formats/mela.ts";
import { nextcloudFolder } from "./formats/nextcloud-folder.ts";
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
import { table } from "./formats/table/table.ts";
import { tandoor } from "./formats/tandoor.ts";
import { text } from "./formats/text.ts";
import { webPage } from "./formats/web-page/web-page.ts";
import { yaml } from "./formats/yaml.ts";

/** In order: the first that recognizes a file reads it, so those that accept almost anything come last. */
export const FORMATS: readonly FileFormat[] = [
  mealieFiles,
  mealieArchive,
  htmlBook,
  nextcloudFolder,
  fromArchiveFormat(
    "chowdown",
    chowdown,
    ({ head }) => showsChowdownRecipe(head),
    (path) => /(?:^|\/)_components\//i.test(path),
  ),
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
  anylist,
  evernote,
  keep,
  webPage,
  jsonLd,
  yaml,
  table,
  markdown,
  text,
  pdf,
];

/** Null for pictures and anything else without recipes. */
export function findFormat(file: FileSample, files: ArchiveFiles): FileFormat | null {
  return FORMATS.find((format) => format.recognize(file, files)) ?? null;
}
