import type { ShoppingListRow } from "../../src/contract/meal-plans.ts";
import { findRegionCode } from "../../src/ingredients/amounts/measures.ts";
import { detectLanguage, detectRecipeLanguage } from "../../src/ingredients/words/detect-language.ts";
import { callApi } from "../api/call-api.ts";

/** Tells what a recipe's words, cups, and spoons mean. */
export interface Origin {
  language: string;
  region: string;
}

/** By slug. Loads the recipes, since a plan's lines alone don't tell the country; offline, the stored ones. */
export async function loadOrigins(rows: readonly ShoppingListRow[]): Promise<ReadonlyMap<string, Origin>> {
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return new Map(
    await Promise.all([...bySlug.values()].map(async (row) => [row.slug, await loadOrigin(row)] as const)),
  );
}

async function loadOrigin({ slug, recipeIngredient }: ShoppingListRow): Promise<Origin> {
  const answer = await callApi("GET recipes/{slug}", { params: { slug } });
  const language = answer.ok ? detectRecipeLanguage(answer.data) : detectLanguage(recipeIngredient);
  const link = answer.ok ? answer.data.orgURL : null;
  return { language, region: findRegionCode(language, link, recipeIngredient) };
}
