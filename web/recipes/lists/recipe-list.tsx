import { useMemo, useState, type ReactNode } from "react";
import { useRevalidator } from "react-router";
import type { RecipeSummary } from "../../../src/contract/recipes.ts";
import { LISTED_RECIPES } from "../../../src/contract/home-rules.ts";
import { callApi } from "../../api/call-api.ts";
import { toast } from "../../state/toasts.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { Headline } from "../../ui/headline.tsx";
import { FilterLinks } from "./filter-links.tsx";
import { limitQuery, type ListQuery } from "./list-calls.ts";
import { LongCardGrid } from "./long-card-grid.tsx";
import { SelectButton } from "../bulk/select-button.tsx";
import { SelectionBar } from "../bulk/selection-bar.tsx";
import { useSelection } from "../bulk/use-selection.ts";
import { ShapeButton } from "./shape-button.tsx";
import { SortLinks } from "./sort-links.tsx";

interface Props {
  title: string;
  isPart?: boolean;
  kind?: ReactNode;
  path: ListQuery;
  recipes: RecipeSummary[];
  total: number;
  empty?: string;
  hasMoreComing?: boolean;
  actions?: ReactNode;
}

export function RecipeList({
  title,
  isPart = false,
  kind,
  path,
  recipes,
  total,
  empty,
  hasMoreComing = false,
  actions,
}: Props) {
  const { all, loading, loadOn, refresh } = useParts(path, recipes);
  const { maySelect, selection, start, end } = useSelection(all);

  return (
    <section className="flex flex-col gap-5">
      {!isPart && <PageTitle of={title} />}
      <div className={`flex flex-wrap gap-x-4 gap-y-2 ${isPart ? "items-center" : "items-end"}`}>
        <div className="min-w-0 grow">
          {kind && <p className="text-muted text-sm">{kind}</p>}
          {!isPart && <Headline>{title}</Headline>}
          <p className="text-muted text-sm">{total > 0 ? t("organizer.count", { count: total }) : empty}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {all.length > 1 && (
            // Hidden but not removed, so that nothing moves.
            <div className={selection ? "invisible" : ""}>
              <SortLinks name="sort" of={title} />
            </div>
          )}
          {all.length > 0 && <ShapeButton />}
          {maySelect && !hasMoreComing && (
            <SelectButton
              pressed={selection !== null}
              isShort={Boolean(actions)}
              onClick={selection ? end : start}
            />
          )}
          {!selection && actions}
        </div>
      </div>
      {!isPart && !selection && all.length > 1 && <FilterLinks path={path} />}
      {selection && <SelectionBar selection={selection} count={all.length} onEnd={end} onChanged={refresh} />}
      <LongCardGrid recipes={all} {...(hasMoreComing && { total })} selection={selection} />
      {all.length < total && !hasMoreComing && (
        <button type="button" className="btn self-center" disabled={loading} onClick={() => void loadOn()}>
          {t("lists.more", { count: all.length, total })}
        </button>
      )}
    </section>
  );
}

function useParts(path: ListQuery, recipes: RecipeSummary[]) {
  const [more, setMore] = useState<RecipeSummary[]>([]);
  const [loading, setLoading] = useState(false);
  const { revalidate } = useRevalidator();
  const all = useMemo(() => (more.length > 0 ? [...recipes, ...more] : recipes), [recipes, more]);

  async function loadOn(): Promise<void> {
    setLoading(true);
    const answer = await callApi("GET recipes/summary", { query: limitQuery(path, all.length) });
    setLoading(false);
    if (answer.ok) setMore([...more, ...answer.data]);
    else toast(answer.message, "error");
  }

  async function refresh(): Promise<void> {
    const parts: RecipeSummary[] = [];
    for (let start = LISTED_RECIPES; start < all.length; start += LISTED_RECIPES) {
      const answer = await callApi("GET recipes/summary", { query: limitQuery(path, start) });
      if (answer.ok) parts.push(...answer.data);
    }
    await revalidate();
    setMore(parts);
  }

  return {
    all,
    loading,
    loadOn,
    refresh,
  };
}
