import { Suspense } from "react";
import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { RecipeSummary } from "../../src/contract/recipes.ts";
import { call, type Answer } from "../api/call.ts";
import { soon, useSoon, type Soon } from "../api/soon.ts";
import { signedIn } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Headline } from "../ui/headline.tsx";
import { Message } from "../ui/message.tsx";
import { Problem } from "../ui/problem.tsx";
import { CardGrid, CardGridSkeleton } from "./card-grid.tsx";
import { useHeightLeft } from "./long-card-grid.tsx";
import { partOf, RecipeList } from "./recipe-list.tsx";
import { orderIn, SortLinks } from "./sort-links.tsx";

type Listed = Soon<Answer<RecipeSummary[]>>;

/** As many as a large screen shows; they come long before thousands do. */
const FIRST_CARDS = 24;

export async function loader({ request }: LoaderFunctionArgs) {
  const path = `recipes/summary?order=${orderIn(new URL(request.url).searchParams, "sort")}`;
  const first = call<RecipeSummary[]>("GET", partOf(path, 0, FIRST_CARDS));
  const recipes = all(first, path);
  const beginning = await soon(first);
  const isWhole = !(beginning.value instanceof Promise) && !mayBeMore(beginning.value);
  return { path, first: beginning, recipes: { value: isWhole ? await recipes : recipes } };
}

/** The whole list. It is asked for when the first of it are drawn: thousands would keep a slow phone from drawing them. */
async function all(first: Promise<Answer<RecipeSummary[]>>, path: string): Promise<Answer<RecipeSummary[]>> {
  const answer = await first;
  if (!mayBeMore(answer)) return answer;
  await drawn();
  return call("GET", partOf(path, 0));
}

function mayBeMore(answer: Answer<RecipeSummary[]>): boolean {
  return answer.ok && answer.data.length < (answer.total ?? 0);
}

/** Waits until the browser has drawn; a page that nobody sees is not drawn, and waits only a moment, in milliseconds. */
function drawn(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 200);
  });
}

/** Every recipe. While they are on their way, the first of them are there. */
export function Component() {
  const { path, first, recipes } = useLoaderData<typeof loader>();
  const beginning = (
    <Suspense fallback={<CardGridSkeleton />}>
      <FirstCards recipes={first} />
    </Suspense>
  );
  return (
    <Suspense fallback={beginning}>
      <AllRecipes key={path} path={path} recipes={recipes} />
    </Suspense>
  );
}

function AllRecipes({ path, recipes }: { path: string; recipes: Listed }) {
  const answer = useSoon(recipes);
  if (!answer.ok) return <Problem message={answer.message} />;
  if (answer.data.length === 0) return <NothingYet />;
  const wasSeen = recipes.value instanceof Promise;
  return (
    <RecipeList
      title={t("home.all")}
      path={path}
      recipes={answer.data}
      total={answer.total ?? answer.data.length}
      appears={!wasSeen}
    />
  );
}

/** Each where it will be when all are there; who comes back finds the page as long as it was. */
function FirstCards({ recipes }: { recipes: Listed }) {
  const answer = useSoon(recipes);
  const height = useHeightLeft();
  if (!answer.ok) return <CardGridSkeleton />;
  return (
    <section className="appear flex flex-col gap-5" style={{ minHeight: height }} aria-busy>
      <PageTitle of={t("home.all")} />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-0 grow">
          <Headline>{t("home.all")}</Headline>
          <p className="text-muted text-sm">{t("organizer.count", { count: answer.total ?? 0 })}</p>
        </div>
        <SortLinks name="sort" of={t("home.all")} />
      </div>
      <CardGrid recipes={answer.data} />
    </section>
  );
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
