import { useState, type ReactNode } from "react";
import type { RecipeSummary } from "../../src/contract/recipes.ts";
import { LISTED_RECIPES } from "../../src/contract/rules.ts";
import { call } from "../api/call.ts";
import { toast } from "../state/toasts.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Headline } from "../ui/headline.tsx";
import { LongCardGrid } from "./long-card-grid.tsx";
import { SortLinks } from "./sort-links.tsx";

interface Props {
  title: string;
  /** What kind of list it is, above its title. */
  kind?: ReactNode;
  /** The call that the recipes came from, but for which part of them. */
  path: string;
  /** The first of them, as many as a list holds at a time. */
  recipes: RecipeSummary[];
  /** What is said of a list without any. */
  empty?: string;
}

/** The path of the call for a part of a list. */
export function partOf(path: string, start: number): string {
  return `${path}&start=${start}&limit=${LISTED_RECIPES}`;
}

/** A page of recipes: how many there are, how they are sorted, and their cards. */
export function RecipeList({ title, kind, path, recipes, empty }: Props) {
  const [more, setMore] = useState<RecipeSummary[]>([]);
  const [loading, setLoading] = useState(false);
  const all = more.length > 0 ? [...recipes, ...more] : recipes;
  const mayHaveMore = all.length > 0 && all.length % LISTED_RECIPES === 0;

  async function loadOn(): Promise<void> {
    setLoading(true);
    const answer = await call<RecipeSummary[]>("GET", partOf(path, all.length));
    setLoading(false);
    if (answer.ok) setMore([...more, ...answer.data]);
    else toast(answer.message, "error");
  }

  return (
    <section className="appear flex flex-col gap-5">
      <PageTitle of={title} />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-0 grow">
          {kind && <p className="text-muted text-sm">{kind}</p>}
          <Headline>{title}</Headline>
          <p className="text-muted text-sm">
            {all.length > 0 ? t("organizer.count", { count: all.length }) : empty}
          </p>
        </div>
        {all.length > 1 && <SortLinks name="sort" of={title} />}
      </div>
      <LongCardGrid recipes={all} />
      {mayHaveMore && (
        <button type="button" className="btn self-center" disabled={loading} onClick={() => void loadOn()}>
          {t("lists.more", { count: all.length })}
        </button>
      )}
    </section>
  );
}
