import type { OrganizerKind } from "../../../src/contract/organizers.ts";
import { CARDS_PER_SECTION, LISTED_RECIPES } from "../../../src/contract/rules.ts";

/** Orders that lists can be looked at in; the first one counts where the address names none. */
export const ORDERS = ["recent", "name"] as const;
export type Order = (typeof ORDERS)[number];

/** As many as a large screen shows; they come long before thousands do. */
const FIRST_CARDS = 24;

/** The call for the newest recipes: as many as a section of home may have. */
export const NEWEST = `recipes/summary?order=recent&limit=${CARDS_PER_SECTION.most}`;

/** The order that an address asks for under a name. */
export function orderIn(params: URLSearchParams, name: string): Order {
  return ORDERS.find((order) => order === params.get(name)) ?? ORDERS[0];
}

/** The call for all recipes, in the order that an address asks for, but for which part of them. */
export function allRecipes(params: URLSearchParams): string {
  return `recipes/summary?order=${orderIn(params, "sort")}`;
}

/** The same for the recipes of a category or a tag. */
export function recipesOf(kind: OrganizerKind, slug: string, order: Order): string {
  return `recipes/summary?${kind}=${encodeURIComponent(slug)}&order=${order}`;
}

/** The path of the call for a part of a list. */
export function partOf(path: string, start: number, limit = LISTED_RECIPES): string {
  return `${path}&start=${start}&limit=${limit}`;
}

/** The call for the part of a list that is drawn before the whole of it is here. */
export function beginningOf(path: string): string {
  return partOf(path, 0, FIRST_CARDS);
}
