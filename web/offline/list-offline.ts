import type { RecipeSummary, SummaryOrder } from "../../src/contract/recipes.ts";
import type { StoredSummary } from "./offline-store.ts";

type Compare = (one: RecipeSummary, other: RecipeSummary) => number;

const ORDERS: Record<SummaryOrder, Compare> = {
  stored: (one, other) => one.id - other.id,
  recent: (one, other) => compare(other.dateAdded, one.dateAdded) || other.id - one.id,
  name: (one, other) => compare(one.slug, other.slug),
};

export function listOffline(
  rows: StoredSummary[],
  query: URLSearchParams,
): { recipes: RecipeSummary[]; total: number } {
  const [category, tag] = [query.get("category"), query.get("tag")];
  const within = rows.filter(({ categories, tags }) => {
    if (category) return categories.includes(category);
    return tag ? tags.includes(tag) : true;
  });
  const order = ORDERS[(query.get("order") ?? "stored") as SummaryOrder] ?? ORDERS.stored;
  const sorted = within.map(({ summary }) => summary).toSorted(order);
  const start = Number(query.get("start") ?? query.get("skip") ?? 0);
  const limit = query.get("limit") ?? query.get("end");
  const end = limit === null ? undefined : start + Number(limit);
  return { recipes: sorted.slice(start, end), total: sorted.length };
}

export function newestFirst(rows: StoredSummary[]): StoredSummary[] {
  return rows.toSorted((one, other) => ORDERS.recent(one.summary, other.summary));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
