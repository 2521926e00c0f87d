import type { OrganizerKind } from "../../contract/organizers.ts";
import type { FoodCatalog } from "../../ingredients/foods/food-catalog.ts";
import type { Food } from "../../ingredients/foods/food-table.ts";
import { ENGLISH } from "../../ingredients/foods/name-languages.ts";
import {
  makeFoodWord,
  makeKindWord,
  matchAllLabels,
  matchAnyLabel,
  NO_LABEL,
  matchFoodOrUnknown,
  matchIngredient,
  type Conditions,
} from "./search-expression.ts";
import type { Label } from "./search-store.ts";
import { toSearchTerms } from "./search-words.ts";

interface OrganizerFilter {
  slugs: string[];
  mode: "include" | "exclude";
  match: "any" | "all";
}

export interface Filters {
  categories: OrganizerFilter;
  tags: OrganizerFilter;
  withIngredients: string[];
  withoutIngredients: string[];
}

interface Known {
  labels: Label[];
  foods: FoodCatalog;
}

export function toConditions(filters: Filters, { labels, foods }: Known): Conditions {
  const conditions: Conditions = {
    wanted: matchIngredients(filters.withIngredients, foods, ({ id }) => makeKindWord(id)),
    unwanted: matchIngredients(filters.withoutIngredients, foods, (food) => makeFoodWord(getAvoidedId(food))),
  };
  for (const kind of ["category", "tag"] as const) {
    const filter = kind === "category" ? filters.categories : filters.tags;
    if (filter.slugs.length === 0) continue;
    const expression = matchLabels(filter, kind, labels);
    (filter.mode === "include" ? conditions.wanted : conditions.unwanted).push(expression);
  }
  return conditions;
}

function matchLabels({ slugs, match }: OrganizerFilter, kind: OrganizerKind, labels: Label[]): string {
  const ids = slugs.map(
    (slug) => labels.find((label) => label.kind === kind && label.slug === slug)?.id ?? NO_LABEL,
  );
  return match === "any" ? matchAnyLabel(ids) : matchAllLabels(ids);
}

/** People who avoid milk also avoid foods made of it, such as cheese and milk chocolate. */
function getAvoidedId({ id }: Food): string {
  return id === "milk" ? "dairy" : id;
}

/** Searches texts that aren't foods as words. */
function matchIngredients(
  ingredients: string[],
  foods: FoodCatalog,
  chooseWord: (food: Food) => string,
): string[] {
  return ingredients.flatMap((ingredient) => {
    const words = toSearchTerms(ingredient);
    if (words.length === 0) return [];
    const food = foods.findByName(ingredient, ENGLISH);
    return [food ? matchFoodOrUnknown(chooseWord(food), words) : matchIngredient(words)];
  });
}
