import { Suspense } from "react";
import { Navigate, useLoaderData, useLocation, useParams, type LoaderFunctionArgs } from "react-router";
import type { FurtherPicture } from "../../../src/contract/further-pictures.ts";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { callApi, type AnswerTo } from "../../api/call-api.ts";
import { GONE } from "../../api/call.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { loadCorrections } from "../../ingredients/corrections.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { LoadingBlocks } from "../../ui/loading-blocks.tsx";
import { NotFound } from "../../ui/not-found.tsx";
import { Problem } from "../../ui/problem.tsx";
import { useReading } from "../page/use-reading.ts";
import type { FurtherOfRecipe } from "../pictures/further-pictures.tsx";
import { loadFurtherPictures } from "../pictures/load-further-pictures.ts";
import { furtherPathsOf } from "../pictures/picture-path.ts";
import { CookMode } from "./cook-mode.tsx";
import { removeDish, renameDish } from "./dishes.ts";

interface Loaded {
  recipe: Soon<AnswerTo<"GET recipes/{slug}">>;
  further: Promise<FurtherPicture[]>;
}

export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded> {
  void loadCorrections();
  const slug = params["slug"] ?? "";
  const asked = callApi("GET recipes/{slug}", { params: { slug } });
  void followRecipe(slug, asked);
  const further = loadFurtherPictures(slug, asked);
  return { recipe: await soon(asked), further };
}

/** Someone may have renamed or deleted what's being cooked. */
async function followRecipe(slug: string, asked: Promise<AnswerTo<"GET recipes/{slug}">>): Promise<void> {
  const answer = await asked;
  if (answer.ok || answer.status !== GONE) return;
  if (answer.beside?.movedTo) renameDish(slug, answer.beside.movedTo);
  else removeDish(slug);
}

/** Steps and servings need no new data. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function Component() {
  const { recipe, further } = useLoaderData<Loaded>();
  const { slug } = useParams();
  return (
    <Suspense key={slug} fallback={<LoadingBlocks className="gap-4" heights={["h-12", "h-64"]} />}>
      <LoadedRecipe recipe={recipe} further={further} />
    </Suspense>
  );
}

function LoadedRecipe({ recipe: answer, further: pictures }: Loaded) {
  const result = useSoon(answer);
  const { search } = useLocation();
  if (result.ok) {
    const further = result.furtherPictures ? { pictures, getPath: furtherPathsOf(result.data.slug) } : null;
    return <Cooking key={result.data.id} recipe={result.data} further={further} />;
  }
  if (result.status !== GONE) return <Problem message={result.message} />;
  if (result.beside?.movedTo)
    return <Navigate replace to={`/recipe/${result.beside.movedTo}/cook${search}`} />;
  return <NotFound title={t("recipe.not-found-title")}>{t("recipe.not-found")}</NotFound>;
}

function Cooking({ recipe, further }: { recipe: Recipe; further: FurtherOfRecipe | null }) {
  const reading = useReading(recipe);
  return (
    <>
      <PageTitle of={t("recipe.cooking", { name: recipe.name })} />
      <CookMode recipe={recipe} reading={reading} further={further} />
    </>
  );
}
