import { Suspense } from "react";
import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { RecipeSummary } from "../../src/contract/recipes.ts";
import { call, type Answer } from "../api/call.ts";
import { soon, useSoon, type Soon } from "../api/soon.ts";
import { signedIn } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Message } from "../ui/message.tsx";
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
  if (answer.data.length === 0) return <NothingYet />;
  return <RecipeList title={t("home.all")} path={path} recipes={answer.data} />;
}

/** Home offers what to do about it. */
function NothingYet() {
  const mayAdd = useValue(signedIn);
  return (
    <Message
      title={t("home.empty-title")}
      action={
        <Link to="/" className="btn btn-primary">
          {t("error.home")}
        </Link>
      }
    >
      <PageTitle of={t("home.all")} />
      {mayAdd ? t("home.empty-user") : t("home.empty-visitor")}
    </Message>
  );
}
