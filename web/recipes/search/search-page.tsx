import { ChefHat } from "lucide-react";
import { Link, Outlet, useLoaderData, type ShouldRevalidateFunctionArgs } from "react-router";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { Headline } from "../../ui/headline.tsx";
import { loadOrganizers } from "./known-organizers.ts";
import { SearchFields } from "./search-fields.tsx";

export function loader() {
  return loadOrganizers();
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
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Headline>{t("search.title")}</Headline>
        <Link to="/cook-with" className="btn btn-ghost">
          <ChefHat size={20} aria-hidden />
          {t("cook-with.title")}
        </Link>
      </div>
      <div className="flex flex-col gap-3">
        <SearchFields categories={categories} tags={tags} />
        <Outlet />
      </div>
    </section>
  );
}
