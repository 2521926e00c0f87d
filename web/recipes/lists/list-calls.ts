import type { AllCalls } from "../../../src/contract/calls/all-calls.ts";
import type { CallInput } from "../../../src/contract/calls/call.ts";
import type { OrganizerKind } from "../../../src/contract/organizers.ts";
import { CARDS_PER_SECTION, LISTED_RECIPES } from "../../../src/contract/home-rules.ts";

/** The first one is the default. */
export const ORDERS = ["recent", "name"] as const;
export type Order = (typeof ORDERS)[number];

/** Enough for a large screen, and loaded long before thousands are. */
const FIRST_CARDS = 24;

export type ListQuery = Exclude<
  CallInput<AllCalls["GET recipes/summary"]>["query"],
  URLSearchParams | undefined
>;

export const NEWEST: ListQuery = { order: "recent", limit: CARDS_PER_SECTION.most };

export function parseOrder(params: URLSearchParams, name: string): Order {
  return ORDERS.find((order) => order === params.get(name)) ?? ORDERS[0];
}

export function allRecipes(params: URLSearchParams): ListQuery {
  return { order: parseOrder(params, "sort") };
}

export function queryRecipes(kind: OrganizerKind, slug: string, order: Order): ListQuery {
  return { [kind]: slug, order };
}

export function limitQuery(query: ListQuery, start: number, limit = LISTED_RECIPES): ListQuery {
  return { ...query, start, limit };
}

export function getFirstPart(query: ListQuery): ListQuery {
  return limitQuery(query, 0, FIRST_CARDS);
}
