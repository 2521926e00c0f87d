import type { ArchiveFiles } from "../../../archives/recipe-format.ts";
import type { FileSample } from "../../file-format.ts";
import { isIndexPage } from "./index-page.ts";
import { isInPageFolder } from "./page-folders.ts";
import { promisesRecipe } from "./web-page.ts";

const DOCUMENT = /\.(?:txt|md|rtf|docx?|odt|pages)$/i;

/** Whether a file without recipes is a list of other pages, or belongs to a saved page, like its styles. */
export function isPartOfPage(sample: FileSample, files: ArchiveFiles): boolean {
  const { path, kind, head } = sample;
  if (!isInPageFolder(path, files)) return kind === "html" && isIndexPage(head, { path, files });
  return !DOCUMENT.test(path) && !(kind === "html" && promisesRecipe(head));
}
