import { Outlet, useLoaderData, type ShouldRevalidateFunctionArgs } from "react-router";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { Headline } from "../../ui/headline.tsx";
import { allOrganizers } from "../../organizers/all-organizers.ts";
import { SearchFields } from "./search-fields.tsx";

export function loader() {
  return allOrganizers();
}

/** Typing doesn't reload the page. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && currentUrl.search === nextUrl.search;
}

export function Component() {
  const { categories, tags } = useLoaderData<typeof loader>();
  return (
    <section className="flex flex-col gap-6">
      <PageTitle of={t("search.title")} />
      <Headline>{t("search.title")}</Headline>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-10">
        <SearchFields categories={categories} tags={tags} />
        <Outlet />
      </div>
    </section>
  );
}
