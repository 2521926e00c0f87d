import { ChevronRight } from "lucide-react";
import { lazy, Suspense } from "react";
import {
  redirect,
  useLoaderData,
  useLocation,
  useParams,
  useSearchParams,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import type { SuggestedLabels } from "../../../src/contract/reading.ts";
import type { FurtherPicture } from "../../../src/contract/further-pictures.ts";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { loginPath, getPath } from "../../api/way-to-sign-in.ts";
import { GONE } from "../../api/call.ts";
import { callApi, type AnswerTo } from "../../api/call-api.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { language } from "../../state/language.ts";
import { signedIn } from "../../state/session.ts";
import { useValue } from "../../state/use-value.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { SERVINGS } from "../../text/add-servings.ts";
import { later } from "../../ui/later.ts";
import { NotFound } from "../../ui/not-found.tsx";
import { Problem } from "../../ui/problem.tsx";
import { useOpenRecipes } from "../../cooking/timers/open-recipes.ts";
import { loadCooking } from "../../cooking/use-cooking.ts";
import { allOrganizers, type AllOrganizers } from "../../organizers/all-organizers.ts";
import { Loading } from "../../ui/loading.tsx";
import { loadCorrections } from "../../ingredients/corrections.ts";
import { loadWords } from "../../ingredients/load-words.ts";
import type { WayToEdit } from "../editing/way-to-edit.ts";
import type { FurtherOfRecipe } from "../pictures/further-pictures.tsx";
import { loadFurtherPictures } from "../pictures/load-further-pictures.ts";
import { furtherPathsOf } from "../pictures/picture-path.ts";
import { Moved } from "../moved.tsx";
import { RecipeFooter } from "./recipe-footer.tsx";
import { RecipeHead } from "./recipe-head.tsx";
import { PrintedFooter } from "./printed-footer.tsx";
import { RecipeBody } from "./recipe-body.tsx";
import { useReading } from "./use-reading.ts";

const EditRecipe = lazy(async () => ({
  default: (await later(import("../editing/edit-recipe.tsx"))).EditRecipe,
}));
const Cooked = lazy(async () => ({
  default: (await later(import("../../cooking/cooked.tsx"))).Cooked,
}));
const LeftOut = lazy(async () => ({
  default: (await later(import("../../imports/links/left-out.tsx"))).LeftOut,
}));
const CheckNotice = lazy(async () => ({
  default: (await later(import("../doubts/check-notice.tsx"))).CheckNotice,
}));
const FurtherSection = lazy(async () => ({
  default: (await later(import("../pictures/further-pictures.tsx"))).FurtherSection,
}));
const DraftNotice = lazy(async () => ({
  default: (await later(import("../editing/draft-notice.tsx"))).DraftNotice,
}));

/** The recipe, or its new slug after a rename. */
type RecipeAnswer = AnswerTo<"GET recipes/{slug}">;

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.has("cook")) return redirect(toCookPage(new URL(request.url)));
  if (searchParams.has("edit") && !signedIn.peek()) return redirect(loginPath(getPath(request)));
  const slug = params["slug"] ?? "";
  void loadCooking();
  void loadCorrections();
  // Most recipes are in the language of the app, so its words load early.
  void loadWords(language.peek()).catch(() => undefined);
  const asked = callApi("GET recipes/{slug}", { params: { slug } });
  const further = loadFurtherPictures(slug, asked);
  const [recipe, organizers] = await Promise.all([
    soon(asked),
    searchParams.has("edit") ? allOrganizers() : null,
  ]);
  return { recipe, further, organizers };
}

/** Older versions had cook mode in the query. */
function toCookPage({ pathname, searchParams }: URL): string {
  searchParams.delete("cook");
  return `${pathname}/cook${searchParams.size > 0 ? `?${searchParams.toString()}` : ""}`;
}

/** Other servings need no new data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSamePage && removeView(currentUrl) === removeView(nextUrl) ? false : defaultShouldRevalidate;
}

function removeView({ searchParams }: URL): string {
  const others = new URLSearchParams(searchParams);
  others.delete(SERVINGS);
  return others.toString();
}

interface Loaded {
  recipe: Soon<RecipeAnswer>;
  further: Promise<FurtherPicture[]>;
  organizers: AllOrganizers | null;
}

export function Component() {
  const { recipe, further, organizers } = useLoaderData<Loaded>();
  const { slug } = useParams();
  return (
    <Suspense key={slug} fallback={<RecipePageSkeleton />}>
      <WholeRecipe recipe={recipe} further={further} organizers={organizers} />
    </Suspense>
  );
}

function useEditing(): WayToEdit | null {
  const [params] = useSearchParams();
  const mayChange = useValue(signedIn);
  if (!mayChange || !params.has("edit")) return null;
  return params.get("edit") === "json" ? "json" : "form";
}

function WholeRecipe({ recipe: answer, further: pictures, organizers }: Loaded) {
  const result = useSoon(answer);
  const asked = useEditing();
  const { search } = useLocation();
  if (!result.ok && result.status === GONE && result.beside?.movedTo)
    return <Moved to={`/recipe/${result.beside.movedTo}${search}`} />;
  if (!result.ok && result.status !== GONE) return <Problem message={result.message} />;
  if (!result.ok) return <NotFound title={t("recipe.not-found-title")}>{t("recipe.not-found")}</NotFound>;
  const recipe = result.data;
  const etag = result.etag ?? null;
  if (asked && organizers)
    return (
      <EditRecipe
        key={recipe.id}
        recipe={recipe}
        etag={etag}
        further={pictures}
        asked={asked}
        organizers={organizers}
      />
    );
  const further = result.furtherPictures ? { pictures, getPath: furtherPathsOf(recipe.slug) } : null;
  return (
    <ReadRecipe key={`${recipe.id} ${recipe.recipeYield}`} recipe={recipe} etag={etag} further={further} />
  );
}

interface ReadProps {
  recipe: Recipe;
  etag: string | null;
  further: FurtherOfRecipe | null;
}

function ReadRecipe({ recipe, etag, further }: ReadProps) {
  const mayChange = useValue(signedIn);
  const reading = useReading(recipe);
  useOpenRecipes([recipe.slug]);
  // Devices may have stored the recipe before there were doubts.
  const isDoubtful = (recipe.doubts ?? []).length > 0;
  // Given by an import.
  const leftOut = (useLocation().state as { leftOut?: SuggestedLabels } | null)?.leftOut;
  return (
    <article className="mx-auto flex max-w-[1104px] flex-col gap-3 sm:gap-6 lg:gap-8 print:max-w-none print:gap-3">
      <PageTitle of={recipe.name} />
      <Suspense>{mayChange && <DraftNotice recipe={recipe} />}</Suspense>
      <RecipeHead recipe={recipe} etag={etag} further={further} servings={reading.servings} />
      <Suspense>{mayChange && isDoubtful && <CheckNotice recipe={recipe} />}</Suspense>
      <RecipeBody recipe={recipe} reading={reading} further={further} />
      <Suspense>{further && <FurtherSection further={further} />}</Suspense>
      <SourceText text={recipe.sourceText} />
      <Suspense>
        {mayChange && (
          <Cooked
            key={recipe.slug}
            slug={recipe.slug}
            servings={reading.servings.portions}
            rating={recipe.rating}
          />
        )}
      </Suspense>
      <Suspense>{mayChange && leftOut && <LeftOut recipe={recipe} leftOut={leftOut} />}</Suspense>
      <RecipeFooter recipe={recipe} />
      <PrintedFooter recipe={recipe} />
    </article>
  );
}

function SourceText({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <details className="group print:hidden">
      <summary className="rounded-field flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight size={20} className="transition-transform group-open:rotate-90 " aria-hidden />
        {t("recipe.original-text")}
      </summary>
      <p dir="auto" className="text-muted mt-1 max-w-[70ch] pl-7 whitespace-pre-wrap">
        {text}
      </p>
    </details>
  );
}

function RecipePageSkeleton() {
  return (
    <Loading className="mx-auto flex max-w-[1104px] flex-col gap-6">
      <div className="grid gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-center lg:gap-8">
        <div className="bg-base-300 sm:rounded-box -mx-4 -mt-6 h-[max(8rem,23dvh)] animate-pulse sm:mx-0 sm:mt-0 sm:h-[max(12rem,32dvh)] lg:h-85" />
        <div className="flex flex-col gap-5">
          <div className="bg-base-300 h-10 w-2/3 animate-pulse rounded" />
          <div className="bg-base-300 h-11 w-full animate-pulse rounded" />
          <div className="bg-base-300 h-14 w-full animate-pulse rounded" />
        </div>
      </div>
      <div className="grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-12">
        {[0, 1].map((column) => (
          <div key={column} className="flex flex-col gap-4">
            {Array.from({ length: 6 }, (_, line) => (
              <div key={line} className="bg-base-300 h-5 animate-pulse rounded" />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}
