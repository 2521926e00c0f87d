import type { FileImport } from "../../../src/contract/file-imports.ts";
import type { KindCount } from "../../../src/contract/other-items.ts";
import { formatList } from "../../../src/contract/join-lists.ts";
import { language } from "../../state/language.ts";
import { t } from "../../text/translation.ts";
import type { Job } from "../../ui/job-card.tsx";
import { countAddedItems, listAddedItems, listOtherItems } from "./describe-other-item.ts";
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

export function countRecipes({ found }: Pick<FileImport, "found">): number {
  return found.new + found.changed + found.same + found.repeated;
}

/** Whether its files were read and there is nothing to import. */
export function hasNothing({ state, found, also }: Pick<FileImport, "state" | "found" | "also">): boolean {
  return state === "ready" && countRecipes({ found }) === 0 && also.length === 0;
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

/** `412 recipes and 3 meals`; of more than two kinds, `412 recipes and 27 more items` */
export function listContents(recipes: number, others: KindCount[]): string {
  const texts = [
    ...(recipes > 0 ? [t("file-import.recipes", { count: recipes })] : []),
    ...listOtherItems(others),
  ];
  const [first = ""] = texts;
  const [, ...more] = [recipes, ...others.map(({ count }) => count)].filter((count) => count > 0);
  const count = more.reduce((sum, one) => sum + one, 0);
  const shown = texts.length > 2 ? [first, t("file-import.more-items", { count })] : texts;
  return formatList(shown, language.value);
}

/** `Paprika: 412 recipes` */
export function describePlan(job: FileImport): string {
  const recipes = countRecipes(job);
  const [first, second] = job.formats;
  if (recipes === 0 && job.also.length === 0) return t("file-import.none-title");
  const list = listContents(recipes, job.also);
  return first && !second ? t("file-import.list-of", { program: formatName(first.format), list }) : list;
}

/** `Ready to import: 3 recipes` */
export function describeReady({ found, also }: FileImport): string {
  if (found.new > 0) return t("file-import.to-import", { list: listContents(found.new, []) });
  if (found.changed > 0) return t("file-import.none-new-changed", { count: found.changed });
  if (countRecipes({ found }) > 0) return t("file-import.nothing-new");
  if (also.length > 0) return t("file-import.to-import", { list: listContents(0, also) });
  return t("file-import.none-title");
}

/** For parts that show the progress of any job. */
export function asJob({ state, counts, createdAt }: FileImport): (Job & { createdAt: string }) | null {
  if (!counts) return null;
  const is = state === "importing" ? "running" : state === "stopped" ? "stopped" : "done";
  return { state: is, counts, createdAt };
}
