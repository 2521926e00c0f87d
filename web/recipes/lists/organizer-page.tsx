import { Suspense } from "react";
import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { Organizer, OrganizerKind } from "../../../src/contract/organizers.ts";
import type { RecipeSummary } from "../../../src/contract/recipes.ts";
import { callApi } from "../../api/call-api.ts";
import { type Answer } from "../../api/call.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { t } from "../../text/translation.ts";
import { NotFound } from "../../ui/not-found.tsx";
import { Problem } from "../../ui/problem.tsx";
import { CardGridSkeleton } from "./card-grid.tsx";
import type { KindInCalls } from "../../organizers/organizer-kinds.ts";
import { parseOrder, limitQuery, queryRecipes, type ListQuery } from "./list-calls.ts";
import { RecipeList } from "./recipe-list.tsx";

export function organizerPage(kind: OrganizerKind) {
  const calls: KindInCalls = kind === "category" ? "categories" : "tags";

  async function loader({ params, request }: LoaderFunctionArgs) {
    const slug = params["slug"] ?? "";
    const path = queryRecipes(kind, slug, parseOrder(new URL(request.url).searchParams, "sort"));
    const answers = Promise.all([
      callApi(`GET ${calls}`),
      callApi("GET recipes/summary", { query: limitQuery(path, 0) }),
    ]);
    return { slug, path, answers: await soon(answers) };
  }

  function Component() {
    const { slug, path, answers } = useLoaderData<typeof loader>();
    return (
      <Suspense fallback={<CardGridSkeleton />}>
        <RecipesIn
          key={JSON.stringify(path)}
          kind={kind}
          calls={calls}
          slug={slug}
          path={path}
          answers={answers}
        />
      </Suspense>
    );
  }

  return { loader, Component };
}

interface Props {
  kind: OrganizerKind;
  calls: KindInCalls;
  slug: string;
  path: ListQuery;
  answers: Soon<[Answer<Organizer[]>, Answer<RecipeSummary[]>]>;
}

function RecipesIn({ kind, calls, slug, path, answers }: Props) {
  const [organizers, recipes] = useSoon(answers);
  if (!organizers.ok) return <Problem message={organizers.message} />;
  if (!recipes.ok) return <Problem message={recipes.message} />;
  const organizer = organizers.data.find((one) => one.slug === slug);
  if (!organizer)
    return <NotFound title={t("error.not-found-title")}>{t(`organizer.unknown-${kind}`)}</NotFound>;
  return (
    <RecipeList
      title={organizer.name}
      kind={
        <Link
          to={`/recipes/${calls}`}
          className="inline-flex min-h-11 items-center underline underline-offset-3 sm:min-h-6"
        >
          {t(`recipe.${calls}`)}
        </Link>
      }
      path={path}
      recipes={recipes.data}
      total={recipes.total ?? recipes.data.length}
      empty={t("organizer.empty")}
    />
  );
}
