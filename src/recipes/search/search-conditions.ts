import type { OrganizerKind } from "../../contract/organizers.ts";
import { allLabels, anyLabel, NO_LABEL, withIngredient, type Conditions } from "./search-expression.ts";
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

export function toConditions(filters: Filters, labels: Label[]): Conditions {
  const conditions: Conditions = {
    wanted: matchIngredients(filters.withIngredients),
    unwanted: matchIngredients(filters.withoutIngredients),
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
  return match === "any" ? anyLabel(ids) : allLabels(ids);
}

function matchIngredients(ingredients: string[]): string[] {
  return ingredients
    .map(toSearchTerms)
    .filter((words) => words.length > 0)
    .map(withIngredient);
}
