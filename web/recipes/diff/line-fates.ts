import { diffArrays, type ChangeObject } from "diff";
import { MOST_EDITS, type Effort } from "./effort.ts";

type Fate = "same" | "moved" | "alone";

export interface LineFates {
  before: Fate[];
  after: Fate[];
  isReordered: boolean;
}

const MOST_MOVED = 12;

/** Keeps the longest common order; every other line of both lists has moved. */
export function lineFates(before: string[], after: string[], effort: Effort): LineFates {
  const [was, is] = [new Set(before), new Set(after)];
  // Lines of one list only would slow down finding the order.
  const kept = before.filter((key) => is.has(key));
  const keptAfter = after.filter((key) => was.has(key));
  const maxEditLength = Math.min(MOST_EDITS.lines, effort.edits());
  const order = diffArrays(kept, keptAfter, { maxEditLength });
  effort.spend(order ? countEdits(order) ** 2 : maxEditLength ** 2);
  const told = order && inOrder(order);
  const isReordered = !told || told.after.filter((fate) => fate === "moved").length > MOST_MOVED;
  const fates = isReordered ? inAnyOrder(kept, keptAfter) : told;
  return {
    before: withThoseAlone(before, is, fates.before),
    after: withThoseAlone(after, was, fates.after),
    isReordered,
  };
}

type Order = ChangeObject<string[]>[];

function countEdits(order: Order): number {
  return order.reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0);
}

function inOrder(order: Order): { before: Fate[]; after: Fate[] } {
  const cameElsewhere = countKeys(order.flatMap(({ added, value }) => (added ? value : [])));
  const wentElsewhere = countKeys(order.flatMap(({ removed, value }) => (removed ? value : [])));
  return {
    before: order.flatMap(({ added, removed, value }) =>
      added ? [] : value.map((key) => (removed ? matchLine(cameElsewhere, key, "moved") : "same")),
    ),
    after: order.flatMap(({ added, removed, value }) =>
      removed ? [] : value.map((key) => (added ? matchLine(wentElsewhere, key, "moved") : "same")),
    ),
  };
}

function inAnyOrder(before: string[], after: string[]): { before: Fate[]; after: Fate[] } {
  const [were, are] = [countKeys(before), countKeys(after)];
  return {
    before: before.map((key) => matchLine(are, key, "moved")),
    after: after.map((key) => matchLine(were, key, "same")),
  };
}

/** Of equal lines, only as many match as the other list has. */
function matchLine(left: Map<string, number>, key: string, fate: Fate): Fate {
  const many = left.get(key) ?? 0;
  left.set(key, many - 1);
  return many > 0 ? fate : "alone";
}

function countKeys(keys: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function withThoseAlone(keys: string[], others: Set<string>, fates: Fate[]): Fate[] {
  let at = 0;
  return keys.map((key) => (others.has(key) ? (fates[at++] ?? "alone") : "alone"));
}
