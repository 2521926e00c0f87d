import type { FileImport, FoundRow } from "../../../src/contract/file-imports.ts";
import type { KindCount } from "../../../src/contract/other-items.ts";
import { formatList } from "../../../src/contract/join-lists.ts";
import { language } from "../../state/language.ts";
import { formatDay } from "../../text/day.ts";
import { t } from "../../text/translation.ts";

const DAY = { year: "numeric", month: "long", day: "numeric" } as const;

/** Says what a row is if it isn't a recipe: `Meal on January 3, 2024`. */
export function describeOtherItem(
  { kind, day, group }: Pick<FoundRow, "kind" | "day" | "group">,
  locale: string,
): string | null {
  if (kind === "recipe") return null;
  const what = t(`file-import.row-${kind}`, { day: day === null ? "" : formatDay(day, locale, DAY) });
  return group === null ? what : `${what} · ${group}`;
}

/** `2 meals`, for each kind that was imported. */
export function listAddedItems({ also }: Pick<FileImport, "also">): string[] {
  return listOtherItems(also.map(({ kind, added }) => ({ kind, count: added })));
}

/** `2 meals`, for each kind with any. */
export function listOtherItems(counts: KindCount[]): string[] {
  return counts
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => t(`file-import.also-${kind}`, { count }));
}

/** Leaves out items of groups that aren't chosen. */
export function countInGroups(
  { also, groupCounts }: Pick<FileImport, "also" | "groupCounts">,
  withoutGroups: readonly string[],
): KindCount[] {
  return also.map(({ kind, count }) => {
    const others = groupCounts.filter((one) => one.kind === kind && withoutGroups.includes(one.group));
    return { kind, count: others.reduce((left, { count: number }) => left - number, count) };
  });
}

/** Other items that undoing an import keeps. */
export function describeKept(counts: KindCount[]): string | false {
  const kept = listOtherItems(counts);
  return kept.length > 0 && t("file-import.kept-also", { list: formatList(kept, language.value) });
}

/** To subtract from counts that include recipes and other items. */
export function countAddedItems({ also }: Pick<FileImport, "also">): number {
  return also.reduce((sum, { added }) => sum + added, 0);
}
