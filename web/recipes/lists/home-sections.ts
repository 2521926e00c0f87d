import type { RecipeSummary } from "../../../src/contract/recipes.ts";
import { callApi } from "../../api/call-api.ts";
import type { Answer } from "../../api/call.ts";
import { loadSite } from "../../api/site.ts";
import { NEWEST, parseOrder, limitQuery, queryRecipes, type Order } from "./list-calls.ts";

export interface HomeSection {
  /** Null for the recent recipes. */
  category: string | null;
  name: string | null;
  recipes: RecipeSummary[];
}

/** Includes the recent recipes even if they aren't shown, to know whether there are any. */
export interface Home {
  newest: RecipeSummary[];
  sections: HomeSection[];
}

export function sortName(category: string | null): string {
  return category === null ? "sort" : `sort-${category}`;
}

export async function loadHome(params: URLSearchParams): Promise<Answer<Home>> {
  const [{ showRecent, cardsPerSection, categories }, newest] = await Promise.all([
    loadSite(),
    callApi("GET recipes/summary", { query: NEWEST }),
  ]);
  if (!newest.ok) return newest;
  const answers = await Promise.all(
    categories.map(({ slug }) => {
      const path = queryRecipes("category", slug, parseOrder(params, sortName(slug)));
      return callApi("GET recipes/summary", { query: limitQuery(path, 0, cardsPerSection) });
    }),
  );
  const failed = answers.find((answer) => !answer.ok);
  if (failed && !failed.ok) return failed;
  const recent: HomeSection = {
    category: null,
    name: null,
    recipes: sortRecipes(newest.data.slice(0, cardsPerSection), parseOrder(params, sortName(null))),
  };
  const others = categories.map(({ slug, name }, at) => {
    const answer = answers[at];
    return { category: slug, name, recipes: answer?.ok ? answer.data : [] };
  });
  const sections = [...(showRecent ? [recent] : []), ...others].filter(({ recipes }) => recipes.length > 0);
  return { ok: true, status: newest.status, data: { newest: newest.data, sections } };
}

/** Comparing slugs works for any script. */
function sortRecipes(recipes: RecipeSummary[], order: Order): RecipeSummary[] {
  if (order === "recent") return recipes;
  return recipes.toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
}
