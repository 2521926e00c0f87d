import { LayoutGrid } from "lucide-react";
import { Suspense } from "react";
import { useLoaderData, useSearchParams, type LoaderFunctionArgs, Link } from "react-router";
import type { CustomPage } from "../../src/contract/custom-pages.ts";
import type { RecipeSummary } from "../../src/contract/recipes.ts";
import type { Answer } from "../api/call.ts";
import { soon, useSoon, type Soon } from "../api/soon.ts";
import { CardGridSkeleton } from "../recipes/lists/card-grid.tsx";
import { RecipeList } from "../recipes/lists/recipe-list.tsx";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Headline } from "../ui/headline.tsx";
import { NotFound } from "../ui/not-found.tsx";
import { Problem } from "../ui/problem.tsx";
import { TAB, Tabs } from "../ui/tabs.tsx";
import { callApi } from "../api/call-api.ts";
import { parseOrder, limitQuery, queryRecipes, type ListQuery } from "../recipes/lists/list-calls.ts";
import { user } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { Message } from "../ui/message.tsx";

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const page = loadCustomPage(params["slug"] ?? "");
  const [loaded, open] = await Promise.all([soon(page), soon(recipesOfOpen(page, searchParams))]);
  return { page: loaded, open };
}

export function Component() {
  const { page, open } = useLoaderData<typeof loader>();
  return (
    <Suspense fallback={<CardGridSkeleton />}>
      <Page answer={page} open={open} />
    </Suspense>
  );
}

type Open = Soon<Answer<OpenCategory | null>>;

function Page({ answer, open }: { answer: Soon<Answer<CustomPage | null>>; open: Open }) {
  const [params] = useSearchParams();
  const result = useSoon(answer);
  if (!result.ok) return <Problem message={result.message} />;
  if (!result.data) return <NotFound title={t("error.not-found-title")}>{t("pages.unknown")}</NotFound>;
  const { name, categories } = result.data;
  const [first, ...others] = categories.map(({ slug, name: label }) => ({ name: slug, label }));
  if (!first) return <PageWithoutCategories title={name} />;
  if (others.length === 0) return <Recipes open={open} title={name} />;
  return (
    <section className="flex flex-col gap-5">
      <PageTitle of={name} />
      <Headline>{name}</Headline>
      <Tabs label={t("recipe.categories")} tabs={[first, ...others]}>
        {() => (
          <Suspense key={params.get(TAB)} fallback={<CardGridSkeleton />}>
            <Recipes open={open} />
          </Suspense>
        )}
      </Tabs>
    </section>
  );
}

function Recipes({ open, title }: { open: Open; title?: string }) {
  const result = useSoon(open);
  if (!result.ok) return <Problem message={result.message} />;
  if (!result.data) return null;
  const { name, path, recipes, total } = result.data;
  return (
    <RecipeList
      key={JSON.stringify(path)}
      title={title ?? name}
      isPart={title === undefined}
      path={path}
      recipes={recipes}
      total={total}
      empty={t("organizer.empty")}
    />
  );
}

interface OpenCategory {
  name: string;
  path: ListQuery;
  recipes: RecipeSummary[];
  total: number;
}

async function loadCustomPage(slug: string): Promise<Answer<CustomPage | null>> {
  const pages = await callApi("GET site-settings/custom-pages");
  return pages.ok ? { ...pages, data: pages.data.find((page) => page.slug === slug) ?? null } : pages;
}

async function recipesOfOpen(
  page: Promise<Answer<CustomPage | null>>,
  params: URLSearchParams,
): Promise<Answer<OpenCategory | null>> {
  const loaded = await page;
  if (!loaded.ok) return loaded;
  const categories = loaded.data?.categories ?? [];
  const category = categories.find(({ slug }) => slug === params.get(TAB)) ?? categories[0];
  if (!category) return { ...loaded, data: null };
  const path = queryRecipes("category", category.slug, parseOrder(params, "sort"));
  const recipes = await callApi("GET recipes/summary", { query: limitQuery(path, 0) });
  if (!recipes.ok) return recipes;
  const { data, total = data.length } = recipes;
  return { ...recipes, data: { name: category.name, path, recipes: data, total } };
}

function PageWithoutCategories({ title }: { title: string }) {
  const mayChange = useValue(user)?.admin === true;
  const [to, label] = mayChange ? ["/admin/settings", t("pages.choose")] : ["/recipes/all", t("home.all")];
  return (
    <Message
      title={title}
      Icon={LayoutGrid}
      action={
        <Link to={to} className="btn btn-primary">
          {label}
        </Link>
      }
    >
      <PageTitle of={title} />
      {t(mayChange ? "pages.empty-admin" : "pages.empty")}
    </Message>
  );
}
