import type { CustomPage } from "../../src/contract/custom-pages.ts";
import type { RecipeSummary } from "../../src/contract/recipes.ts";
import { callApi } from "../api/call-api.ts";
import { type Answer } from "../api/call.ts";
import { parseOrder, limitQuery, queryRecipes, type ListQuery } from "../recipes/lists/list-calls.ts";
import { TAB } from "../ui/tabs.tsx";

export interface OpenCategory {
  name: string;
  path: ListQuery;
  recipes: RecipeSummary[];
  total: number;
}

export async function loadCustomPage(slug: string): Promise<Answer<CustomPage | null>> {
  const pages = await callApi("GET site-settings/custom-pages");
  return pages.ok ? { ...pages, data: pages.data.find((page) => page.slug === slug) ?? null } : pages;
}

/** Of the category in the URL, or the first one. */
export async function recipesOfOpen(
  page: Promise<Answer<CustomPage | null>>,
  params: URLSearchParams,
): Promise<Answer<OpenCategory | null>> {
  const loaded = await page;
  if (!loaded.ok) return loaded;
  const categories = loaded.data?.categories ?? [];
  const category = categories.find(({ slug }) => slug === params.get(TAB)) ?? categories[0];
  if (!category) return { ...loaded, data: null };
  const path = queryRecipes("category", category.slug, parseOrder(params, "sort"));
  const recipes = await callApi("GET recipes/summary", { query: limitQuery(path, 0) });
  if (!recipes.ok) return recipes;
  const { data, total = data.length } = recipes;
  return { ...recipes, data: { name: category.name, path, recipes: data, total } };
}
