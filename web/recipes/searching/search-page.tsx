import { Suspense } from "react";
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from "react-router";
import type { Organizer } from "../../../src/contract/organizers.ts";
import type { RecipeSummary } from "../../../src/contract/recipes.ts";
import { call, type Answer } from "../../api/call.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { Headline } from "../../ui/headline.tsx";
import { Problem } from "../../ui/problem.tsx";
import { CardGrid, CardGridSkeleton } from "../card-grid.tsx";
import { SearchFields } from "./search-fields.tsx";

/** All that is searched for stands in the address, as the call takes it: it can be kept and shared. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { search } = new URL(request.url);
  const [categories, tags] = await Promise.all([
    call<Organizer[]>("GET", "categories"),
    call<Organizer[]>("GET", "tags"),
  ]);
  return {
    categories: categories.ok ? categories.data : [],
    tags: tags.ok ? tags.data : [],
    found: await soon(call<RecipeSummary[]>("GET", `recipes/search${search}`)),
  };
}

/** Search by text, by categories and tags, and by what is in a recipe. */
export function Component() {
  const { categories, tags, found } = useLoaderData<typeof loader>();
  return (
    <section className="flex flex-col gap-6">
      <PageTitle of={t("search.title")} />
      <Headline>{t("search.title")}</Headline>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-10">
        <SearchFields categories={categories} tags={tags} />
        <Suspense fallback={<CardGridSkeleton />}>
          <Found found={found} />
        </Suspense>
      </div>
    </section>
  );
}

function Found({ found }: { found: Soon<Answer<RecipeSummary[]>> }) {
  const answer = useSoon(found);
  const [params] = useSearchParams();
  if (!answer.ok) return <Problem message={answer.message} />;
  const { length: count } = answer.data;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p role="status" className="text-muted text-sm">
        {count > 0 ? t("search.found", { count }) : t("search.nothing")}
        {params.size === 0 && count > 0 && ` ${t("search.newest")}`}
      </p>
      <CardGrid recipes={answer.data} beside />
    </div>
  );
}
