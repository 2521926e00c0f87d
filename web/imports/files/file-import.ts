import type { FileImport } from "../../../src/contract/file-imports.ts";
import { formatList } from "../../../src/contract/join-lists.ts";
import { language } from "../../state/language.ts";
import { t } from "../../text/translation.ts";
import type { Job } from "../../ui/job-card.tsx";
import { countAddedItems, listAddedItems } from "./describe-other-item.ts";
import { formatName } from "./programs.ts";

export const POLL_MS = 1000;

/** Small files are read almost immediately. */
const SHORT_POLL_MS = 500;

const CHANGING = new Set<FileImport["state"]>(["receiving", "reading", "importing"]);

/** Whether its page must poll. The last recipes may be stored shortly after someone stopped it. */
export function isChanging({
  state,
  fetch,
  counts,
}: Pick<FileImport, "state" | "fetch" | "counts">): boolean {
  if (state === "stopped") return (counts?.running ?? 0) > 0;
  return CHANGING.has(state) && !fetch?.problem;
}

export function choosePollMs({ state }: FileImport): number {
  return state === "importing" ? POLL_MS : SHORT_POLL_MS;
}

export function countRecipes({ found }: FileImport): number {
  return found.new + found.changed + found.same + found.repeated;
}

function countImported({ results, also }: FileImport): number {
  return (results?.added ?? 0) + (results?.replaced ?? 0) - countAddedItems({ also });
}

export function hasSomethingToUndo({ undo }: FileImport): boolean {
  return undo !== null && undo.added + undo.replaced + undo.also.length > 0;
}

/** `Imported 412 recipes`, with what else was imported. */
export function describeImported(job: FileImport): string {
  const count = countImported(job);
  const others = listAddedItems(job);
  if (others.length === 0) return t("file-import.imported", { count });
  const all = count > 0 ? [t("file-import.recipes", { count }), ...others] : others;
  return t("file-import.imported-list", { list: formatList(all, language.value) });
}

/** `Recipes.zip and 3 more` */
export function nameFiles({ files: { names, count } }: FileImport): string {
  const [first = ""] = names;
  const name = first.split("/")[0] ?? first;
  // A folder's name is more helpful than its first file's.
  if (name !== first && names.every((one) => one.startsWith(`${name}/`))) return name;
  return count > 1 ? t("file-import.named", { name: first, count: count - 1 }) : first;
}

/** `Paprika: 412 recipes` */
export function describePlan(job: FileImport): string {
  const count = countRecipes(job);
  const [first, second] = job.formats;
  if (count === 0) return t("file-import.none-title");
  if (first && !second) return t("file-import.recipes-of", { program: formatName(first.format), count });
  return t("file-import.recipes", { count });
}

/** For parts that show the progress of any job. */
export function asJob({ state, counts, createdAt }: FileImport): (Job & { createdAt: string }) | null {
  if (!counts) return null;
  const is = state === "importing" ? "running" : state === "stopped" ? "stopped" : "done";
  return { state: is, counts, createdAt };
}
