import { ChevronRight } from "lucide-react";
import { lazy, Suspense, useMemo, type ReactNode } from "react";
import {
  redirect,
  useLoaderData,
  useParams,
  useSearchParams,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import type { Note, Recipe } from "../../../src/contract/recipes.ts";
import { loginPath, getPath } from "../../api/way-to-sign-in.ts";
import { GONE } from "../../api/call.ts";
import { callApi, type AnswerTo } from "../../api/call-api.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { signedIn } from "../../state/session.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { later } from "../../ui/later.ts";
import { NotFound } from "../../ui/not-found.tsx";
import { Problem } from "../../ui/problem.tsx";
import { allOrganizers, type AllOrganizers } from "../../organizers/all-organizers.ts";
import { Markdown } from "../../text/markdown.tsx";
import { Loading } from "../../ui/loading.tsx";
import type { WayToEdit } from "../editing/way-to-edit.ts";
import { Ingredients } from "./ingredients.tsx";
import { Moved } from "../moved.tsx";
import { RecipeFooter } from "./recipe-footer.tsx";
import { RecipeHead } from "./recipe-head.tsx";
import { PrintedFooter } from "./printed-footer.tsx";
import { RecipeParts } from "./recipe-parts.tsx";
import { ScreenOn, Steps } from "./steps.tsx";
import { useTicks } from "./ticks.ts";
import { useServings } from "./use-servings.ts";
import { readIngredients } from "../amounts/read-ingredients.ts";
import { withoutFootnotes } from "../amounts/footnotes.ts";
import { COOK } from "./cook-link.ts";

const EditRecipe = lazy(async () => ({
  default: (await later(import("../editing/edit-recipe.tsx"))).EditRecipe,
}));
const CookMode = lazy(async () => ({
  default: (await later(import("./cook-mode.tsx"))).CookMode,
}));
const DraftNotice = lazy(async () => ({
  default: (await later(import("../editing/draft-notice.tsx"))).DraftNotice,
}));

/** The recipe, or its new slug after a rename. */
type RecipeAnswer = AnswerTo<"GET recipes/{slug}">;

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.has("edit") && !signedIn.peek()) return redirect(loginPath(getPath(request)));
  const slug = params["slug"] ?? "";
  const [recipe, organizers] = await Promise.all([
    soon(callApi("GET recipes/{slug}", { params: { slug } })),
    searchParams.has("edit") ? allOrganizers() : null,
  ]);
  return { recipe, organizers };
}

/** Cooking shows the same recipe. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  const changesCooking = currentUrl.searchParams.has(COOK) !== nextUrl.searchParams.has(COOK);
  return isSamePage && changesCooking ? false : defaultShouldRevalidate;
}

interface Loaded {
  recipe: Soon<RecipeAnswer>;
  organizers: AllOrganizers | null;
}

export function Component() {
  const { recipe, organizers } = useLoaderData<Loaded>();
  const { slug } = useParams();
  return (
    <Suspense key={slug} fallback={<RecipePageSkeleton />}>
      <WholeRecipe recipe={recipe} organizers={organizers} />
    </Suspense>
  );
}

function useEditing(): WayToEdit | null {
  const [params] = useSearchParams();
  const mayChange = useValue(signedIn);
  if (!mayChange || !params.has("edit")) return null;
  return params.get("edit") === "json" ? "json" : "form";
}

function WholeRecipe({ recipe: answer, organizers }: Loaded) {
  const result = useSoon(answer);
  const asked = useEditing();
  if (!result.ok && result.status === GONE && result.beside?.movedTo)
    return <Moved to={`/recipe/${result.beside.movedTo}`} />;
  if (!result.ok && result.status !== GONE) return <Problem message={result.message} />;
  if (!result.ok) return <NotFound title={t("recipe.not-found-title")}>{t("recipe.not-found")}</NotFound>;
  const recipe = result.data;
  const etag = result.etag ?? null;
  if (asked && organizers)
    return <EditRecipe key={recipe.id} recipe={recipe} etag={etag} asked={asked} organizers={organizers} />;
  return <ReadRecipe key={`${recipe.id} ${recipe.recipeYield}`} recipe={recipe} etag={etag} />;
}

function ReadRecipe({ recipe, etag }: { recipe: Recipe; etag: string | null }) {
  const mayChange = useValue(signedIn);
  const isCooking = useSearchParams()[0].has(COOK);
  const locale = useValue(language);
  const servings = useServings(recipe);
  const ticks = useTicks(`ingredients ${recipe.slug}`);
  const shown = useMemo(
    () => readIngredients(recipe, { factor: servings.factor, point: getPoint(locale) }),
    [recipe, servings.factor, locale],
  );
  return (
    <article className="mx-auto flex max-w-[1104px] flex-col gap-3 sm:gap-6 lg:gap-8 print:max-w-none print:gap-3">
      <PageTitle of={recipe.name} />
      <Suspense>{mayChange && <DraftNotice recipe={recipe} />}</Suspense>
      <RecipeHead recipe={recipe} etag={etag} servings={servings} />
      <RecipeParts
        ingredients={
          <>
            <PartTitle part="ingredients" />
            {servings.compact !== servings.text && !servings.isBare && (
              <p dir="auto" className="text-muted text-sm [overflow-wrap:anywhere] sm:hidden">
                {servings.text}
              </p>
            )}
            <Ingredients shown={shown} ticks={ticks} />
          </>
        }
        steps={
          <>
            <PartTitle part="steps">
              <ScreenOn />
            </PartTitle>
            <Steps recipe={recipe} />
            <Notes notes={withoutFootnotes(recipe.notes, shown.footnotes)} />
            <SourceText text={recipe.sourceText} />
          </>
        }
      />
      <RecipeFooter recipe={recipe} />
      <PrintedFooter recipe={recipe} />
      <Suspense>{isCooking && <CookMode recipe={recipe} shown={shown} ticks={ticks} />}</Suspense>
    </article>
  );
}

/** With tabs, only screen readers need it. */
function PartTitle({ part, children }: { part: "ingredients" | "steps"; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 lg:mb-2">
      <h2 id={`${part}-title`} className="text-xl max-lg:sr-only print:not-sr-only print:text-lg">
        {t(`recipe.${part}`)}
      </h2>
      {children}
    </div>
  );
}

function getPoint(locale: string): "." | "," {
  return (0.5).toLocaleString(locale).includes(",") ? "," : ".";
}

function Notes({ notes }: { notes: Note[] }) {
  const written = notes.filter(({ title, text }) => title.trim() || text.trim());
  if (written.length === 0) return null;
  return (
    <section aria-labelledby="notes-title" className="mt-8 flex flex-col gap-3 print:mt-3 print:gap-1">
      <h2 id="notes-title" className="text-xl print:text-lg">
        {t("recipe.notes")}
      </h2>
      {written.map((note, position) => (
        <div key={position} className="border-primary-mark border-l-3 pl-4">
          {note.title.trim() && (
            <h3 dir="auto" className="text-base">
              {note.title}
            </h3>
          )}
          <Markdown text={note.text} />
        </div>
      ))}
    </section>
  );
}

function SourceText({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <details className="group mt-6 print:hidden">
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
