import { SHOPPING_MOST } from "./shopping-rules.ts";
import type { Adjustment, Change, Entry } from "./shopping-sync.ts";

// Imports no schemas, so the web may use it.

/**
 * Removes a recipe's share of each item.
 * @param items the entries that each item adds up
 */
export function removeShare(items: readonly (readonly Entry[])[], slug: string): Change[] {
  return removeEntries(items, ({ source }) => source?.slug === slug);
}

/**
 * What someone added by hand passes to the item's next entry. Once someone took some away, the item has what
 * its other entries need, since what was taken away may have been the removed share.
 */
export function removeEntries(
  items: readonly (readonly Entry[])[],
  isShare: (entry: Entry) => boolean,
): Change[] {
  const ids = items
    .flat()
    .filter(isShare)
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  return [...items.flatMap((entries) => passAdjustments(entries, isShare)), { type: "remove", ids }];
}

function passAdjustments(entries: readonly Entry[], isShare: (entry: Entry) => boolean): Change[] {
  const kept = entries.filter((entry) => !isShare(entry));
  const [heir] = kept;
  if (!heir || kept.length === entries.length) return [];
  const adjustments = entries.flatMap((entry) => entry.adjustments);
  if (joinAdjustments(adjustments).some(({ value }) => value < 0))
    return kept
      .filter((entry) => entry.adjustments.length > 0)
      .map(({ id }) => ({ type: "adjust", id, adjustments: [] }));
  const passed = entries.filter(isShare).flatMap((entry) => entry.adjustments);
  if (passed.length === 0) return [];
  const joined = joinAdjustments([...heir.adjustments, ...passed]);
  return [{ type: "adjust", id: heir.id, adjustments: joined.slice(0, SHOPPING_MOST.adjustments) }];
}

function joinAdjustments(adjustments: readonly Adjustment[]): Adjustment[] {
  const joined = new Map<string, Adjustment>();
  for (const adjustment of adjustments) {
    const key = `${adjustment.measure} ${adjustment.kind ?? ""}`;
    joined.set(key, { ...adjustment, value: adjustment.value + (joined.get(key)?.value ?? 0) });
  }
  return [...joined.values()];
}
