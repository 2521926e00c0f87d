import { startTransition, Suspense, useEffect, useRef, useState } from "react";
import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { RecipeSummary } from "../../../src/contract/recipes.ts";
import { callApi } from "../../api/call-api.ts";
import type { Answer } from "../../api/call.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { signedIn } from "../../state/session.ts";
import { useValue } from "../../state/use-value.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { Message } from "../../ui/message.tsx";
import { Problem } from "../../ui/problem.tsx";
import { whenQuiet } from "../../ui/when-quiet.ts";
import { CardGridSkeleton } from "./card-grid.tsx";
import { ExportAll } from "../../exports/export-all.tsx";
import { allRecipes, getFirstPart, limitQuery, type ListQuery } from "./list-calls.ts";
import { RecipeList } from "./recipe-list.tsx";

const LONGEST_MS = 1000;

type Listed = Soon<Answer<RecipeSummary[]>>;

export async function loader({ request }: LoaderFunctionArgs) {
  const path = allRecipes(new URL(request.url).searchParams);
  const first = callApi("GET recipes/summary", { query: getFirstPart(path) });
  const seen = Promise.withResolvers<void>();
  const recipes = all(first, seen.promise, path);
  const beginning = await soon(first);
  const isWhole = !(beginning.value instanceof Promise) && !mayBeMore(beginning.value);
  const whole: Listed = { value: isWhole ? await recipes : recipes };
  return { path, first: beginning, onSeen: seen.resolve, recipes: whole };
}

async function all(
  first: Promise<Answer<RecipeSummary[]>>,
  seen: Promise<void>,
  path: ListQuery,
): Promise<Answer<RecipeSummary[]>> {
  const answer = await first;
  if (!mayBeMore(answer)) return answer;
  await seen;
  return callApi("GET recipes/summary", { query: limitQuery(path, 0) });
}

function mayBeMore(answer: Answer<RecipeSummary[]>): boolean {
  return answer.ok && answer.data.length < (answer.total ?? 0);
}

export function Component() {
  const { path, ...lists } = useLoaderData<typeof loader>();
  return (
    <Suspense fallback={<CardGridSkeleton />}>
      <AllRecipes key={JSON.stringify(path)} path={path} {...lists} />
    </Suspense>
  );
}

interface Lists {
  path: ListQuery;
  first: Listed;
  onSeen: () => void;
  recipes: Listed;
}

function AllRecipes({ path, first, onSeen, recipes }: Lists) {
  const beginning = useSoon(first);
  const whole = useArrived(recipes);
  const cards = useRef<HTMLDivElement>(null);
  const mayExport = useValue(signedIn);
  useEffect(() => {
    let isHere = true;
    // Drawing thousands of cards would block a slow phone.
    const isAtTop = scrollY < innerHeight;
    const seen = isAtTop ? Promise.all([picturesSeen(cards.current), whenQuiet()]) : Promise.resolve();
    void seen.then(() => isHere && onSeen());
    return () => void (isHere = false);
  }, [onSeen]);
  // Without the rest, the first part stays with a button for more.
  const answer = whole?.ok ? whole : beginning;
  if (!answer.ok) return <Problem message={answer.message} />;
  if (answer.data.length === 0) return <NothingYet />;
  return (
    <div ref={cards} aria-busy={!whole}>
      <RecipeList
        title={t("home.all")}
        path={path}
        recipes={answer.data}
        total={answer.total ?? answer.data.length}
        hasMoreComing={!whole}
        actions={mayExport && <ExportAll />}
      />
    </div>
  );
}

/** Renders in a transition, so that scrolling isn't blocked. Not a deferred value, which would delay the page. */
function useArrived<Data>({ value }: Soon<Data>): Data | null {
  const [arrived, setArrived] = useState(value instanceof Promise ? null : value);
  useEffect(() => {
    let isWanted = true;
    void Promise.resolve(value).then((answer) => isWanted && startTransition(() => setArrived(answer)));
    return () => void (isWanted = false);
  }, [value]);
  return arrived;
}

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

async function picturesSeen(element: HTMLElement | null): Promise<void> {
  const pictures = [...(element?.querySelectorAll<HTMLImageElement>("img[loading=eager]") ?? [])];
  // A broken picture must not block.
  const drawn = Promise.allSettled(pictures.map((picture) => picture.decode()));
  await Promise.race([drawn, new Promise((given) => setTimeout(given, LONGEST_MS))]);
}
