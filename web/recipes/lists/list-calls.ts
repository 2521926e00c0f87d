import type { AllCalls } from "../../../src/contract/calls/all-calls.ts";
import type { CallInput } from "../../../src/contract/calls/call.ts";
import type { OrganizerKind } from "../../../src/contract/organizers.ts";
import { CARDS_PER_SECTION, LISTED_RECIPES } from "../../../src/contract/rules.ts";

/** Orders that lists can be looked at in; the first one counts where the address names none. */
export const ORDERS = ["recent", "name"] as const;
export type Order = (typeof ORDERS)[number];

/** As many as a large screen shows; they come long before thousands do. */
const FIRST_CARDS = 24;

export type ListQuery = Exclude<
  CallInput<AllCalls["GET recipes/summary"]>["query"],
  URLSearchParams | undefined
>;

/** The newest recipes: as many as a section of home may have. */
export const NEWEST: ListQuery = { order: "recent", limit: CARDS_PER_SECTION.most };

/** The order that an address asks for under a name. */
export function parseOrder(params: URLSearchParams, name: string): Order {
  return ORDERS.find((order) => order === params.get(name)) ?? ORDERS[0];
}

/** All recipes, in the order that an address asks for. */
export function allRecipes(params: URLSearchParams): ListQuery {
  return { order: parseOrder(params, "sort") };
}

export function queryRecipes(kind: OrganizerKind, slug: string, order: Order): ListQuery {
  return { [kind]: slug, order };
}

export function limitQuery(query: ListQuery, start: number, limit = LISTED_RECIPES): ListQuery {
  return { ...query, start, limit };
}

/** The part of a list that is drawn before the whole of it is here. */
export function getFirstPart(query: ListQuery): ListQuery {
  return limitQuery(query, 0, FIRST_CARDS);
}
