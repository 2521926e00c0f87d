import { Suspense } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { RecipeSummary } from "../../src/contract/recipes.ts";
import { call, type Answer } from "../api/call.ts";
import { soon, useSoon, type Soon } from "../api/soon.ts";
import { t } from "../text/translation.ts";
import { Problem } from "../ui/problem.tsx";
import { CardGridSkeleton } from "./card-grid.tsx";
import { partOf, RecipeList } from "./recipe-list.tsx";
import { orderIn } from "./sort-links.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const path = `recipes/summary?order=${orderIn(new URL(request.url).searchParams, "sort")}`;
  return { path, recipes: await soon(call<RecipeSummary[]>("GET", partOf(path, 0))) };
}

/** Every recipe. */
export function Component() {
  const { path, recipes } = useLoaderData<typeof loader>();
  return (
    <Suspense fallback={<CardGridSkeleton />}>
      <AllRecipes key={path} path={path} recipes={recipes} />
    </Suspense>
  );
}

function AllRecipes({ path, recipes }: { path: string; recipes: Soon<Answer<RecipeSummary[]>> }) {
  const answer = useSoon(recipes);
  if (!answer.ok) return <Problem message={answer.message} />;
  return <RecipeList title={t("home.all")} path={path} recipes={answer.data} empty={t("home.empty-title")} />;
}
