import { Suspense } from "react";
import { useLoaderData, useRevalidator, useSearchParams, type LoaderFunctionArgs } from "react-router";
import type { RecipeSummary } from "../../../src/contract/recipes.ts";
import { callApi } from "../../api/call-api.ts";
import type { Answer } from "../../api/call.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { CardGrid, CardGridSkeleton, useGrid } from "../lists/card-grid.tsx";
import { SelectButton } from "../bulk/select-button.tsx";
import { SelectionBar } from "../bulk/selection-bar.tsx";
import { useSelection, type Selection } from "../bulk/use-selection.ts";
import { ShapeButton } from "../lists/shape-button.tsx";
import { SelectableCard } from "../lists/selectable-card.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams: query } = new URL(request.url);
  return { found: await soon(callApi("GET recipes/search", { query })) };
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
  const isOpen = params.size === 0;
  return (
    <div className={`flex min-w-0 flex-col gap-3 ${selection ? "max-sm:pb-12" : ""}`}>
      <div className="flex min-h-11 items-center gap-2">
        <p role="status" className="text-muted grow text-sm">
          {count > 0 && t("search.found", { count })}
          {count > 0 && isOpen && ` ${t("search.newest")}`}
          {count === 0 && t(isOpen ? "home.empty-title" : "search.nothing")}
        </p>
        {count > 0 && <ShapeButton />}
        {maySelect && <SelectButton pressed={selection !== null} onClick={selection ? end : start} />}
      </div>
      {isKept && <p className="text-muted -mt-2 text-sm">{t("offline.searched-kept")}</p>}
      {selection ? (
        <>
          <SelectionBar selection={selection} count={count} onEnd={end} onChanged={revalidate} />
          <SelectableGrid recipes={recipes} selection={selection} />
        </>
      ) : (
        <CardGrid recipes={recipes} />
      )}
    </div>
  );
}

function SelectableGrid({ recipes, selection }: { recipes: RecipeSummary[]; selection: Selection }) {
  const grid = useGrid();
  return (
    <ul className={grid}>
      {recipes.map((recipe, position) => (
        <li key={recipe.slug} className="min-w-0">
          <SelectableCard
            recipe={recipe}
            first
            chosen={selection.isChosen(recipe)}
            onTouch={(range) => selection.touch(position, range)}
          />
        </li>
      ))}
    </ul>
  );
}
