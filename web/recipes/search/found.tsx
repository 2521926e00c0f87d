import { Suspense, useMemo } from "react";
import { Link, useLoaderData, useRevalidator, useSearchParams, type LoaderFunctionArgs } from "react-router";
import type { RecipeSummary } from "../../../src/contract/recipes.ts";
import { callApi } from "../../api/call-api.ts";
import type { Answer } from "../../api/call.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { summarizeCooked } from "../../cooking/summarize-cooked.ts";
import { loadCooking, useCooking } from "../../cooking/use-cooking.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { SEARCH_RESULTS } from "../../../src/contract/rules.ts";
import { CardGrid, CardGridSkeleton } from "../lists/card-grid.tsx";
import { SelectButton } from "../bulk/select-button.tsx";
import { SelectionBar } from "../bulk/selection-bar.tsx";
import { loadVocabulary } from "./known-organizers.ts";
import { rememberSearch } from "./recent-searches.ts";
import { toSearchCall } from "./understand.ts";
import { useSelection } from "../bulk/use-selection.ts";
import { LongCardGrid } from "../lists/long-card-grid.tsx";
import { ShapeButton } from "../lists/shape-button.tsx";

const MORE_RESULTS = [100, SEARCH_RESULTS.most];

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams: query } = new URL(request.url);
  if (query.get("sort") === "cooked") void loadCooking();
  return { found: await soon(search(query)) };
}

async function search(address: URLSearchParams): Promise<Answer<RecipeSummary[]>> {
  return callApi("GET recipes/search", { query: toSearchCall(address, await loadVocabulary()) });
}

export function Component() {
  const { found } = useLoaderData<typeof loader>();
  return (
    <Suspense fallback={<CardGridSkeleton />}>
      <Found answer={found} />
    </Suspense>
  );
}

function Found({ answer }: { answer: Soon<Answer<RecipeSummary[]>> }) {
  const result = useSoon(answer);
  if (!result.ok) return <Alert title={t("error.title")}>{result.message}</Alert>;
  return <Results recipes={result.data} isKept={result.isKept === true} />;
}

function Results({ recipes, isKept }: { recipes: RecipeSummary[]; isKept: boolean }) {
  const [params] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { maySelect, selection, start, end } = useSelection(recipes);
  const { length: count } = recipes;
  const cards = useWithCookedDays(recipes, params.get("sort") === "cooked");
  const isOpen = params.size === 0;
  const limit = Number(params.get("limit") ?? SEARCH_RESULTS.default);
  const isCut = count > 1 && count >= limit;
  return (
    <div className={`flex min-w-0 flex-col gap-3 ${selection ? "max-sm:pb-12" : ""}`}>
      <div className="flex min-h-11 items-center gap-2">
        <p role="status" className="text-muted grow text-sm">
          {count > 0 && t(isCut ? "search.first" : "search.found", { count })}
          {count > 0 && isOpen && ` ${t("search.newest")}`}
          {count === 0 && t(isOpen ? "home.empty-title" : "search.nothing")}
        </p>
        {count > 0 && <ShapeButton />}
        {maySelect && <SelectButton pressed={selection !== null} onClick={selection ? end : start} />}
      </div>
      {isKept && <p className="text-muted -mt-2 text-sm">{t("offline.searched-kept")}</p>}
      {selection && <SelectionBar selection={selection} count={count} onEnd={end} onChanged={revalidate} />}
      <div onClickCapture={() => rememberSearch(params.get("q") ?? "")}>
        {selection || count > SEARCH_RESULTS.default ? (
          <LongCardGrid recipes={cards} selection={selection} />
        ) : (
          <CardGrid recipes={cards} />
        )}
      </div>
      {isCut && limit < SEARCH_RESULTS.most && <MoreResults params={params} limit={limit} />}
    </div>
  );
}

/** Shows the days that the recipes are sorted by. */
function useWithCookedDays(recipes: RecipeSummary[], isShown: boolean): RecipeSummary[] {
  const cooked = useCooking()?.cooked;
  const locale = useValue(language);
  return useMemo(
    () =>
      isShown && cooked
        ? recipes.map((recipe) => ({ ...recipe, note: summarizeCooked(cooked.get(recipe.slug), locale) }))
        : recipes,
    [recipes, isShown, cooked, locale],
  );
}

function MoreResults({ params, limit }: { params: URLSearchParams; limit: number }) {
  const next = new URLSearchParams(params);
  next.set("limit", String(MORE_RESULTS.find((more) => more > limit)));
  return (
    <Link to={`?${next}`} replace preventScrollReset className="btn self-center">
      {t("search.show-more")}
    </Link>
  );
}
