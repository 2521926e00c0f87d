import { ChevronRight } from "lucide-react";
import { lazy, Suspense } from "react";
import { redirect, useLoaderData, useParams, useSearchParams, type LoaderFunctionArgs } from "react-router";
import type { Note } from "../../../src/contract/recipes.ts";
import { loginPath, getPath } from "../../api/way-to-sign-in.ts";
import { GONE } from "../../api/call.ts";
import { callApi, type AnswerTo } from "../../api/call-api.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { signedIn } from "../../state/session.ts";
import { useValue } from "../../state/use-value.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { later } from "../../ui/later.ts";
import { NotFound } from "../../ui/not-found.tsx";
import { Problem } from "../../ui/problem.tsx";
import { allOrganizers, type AllOrganizers } from "../../organizers/all-organizers.ts";
import { Markdown } from "../../text/markdown.tsx";
import { Loading } from "../../ui/loading.tsx";
import { loadCooking } from "../../cooking/use-cooking.ts";
import type { WayToEdit } from "../editing/way-to-edit.ts";
import { Ingredients } from "./ingredients.tsx";
import { Moved } from "../moved.tsx";
import { RecipeFooter } from "./recipe-footer.tsx";
import { RecipeHead } from "./recipe-head.tsx";
import { Steps } from "./steps.tsx";

const EditRecipe = lazy(async () => ({
  default: (await later(import("../editing/edit-recipe.tsx"))).EditRecipe,
}));
const DraftNotice = lazy(async () => ({
  default: (await later(import("../editing/draft-notice.tsx"))).DraftNotice,
}));

const Cooked = lazy(async () => ({
  default: (await later(import("../../cooking/cooked.tsx"))).Cooked,
}));

/** The recipe, or its new slug after a rename. */
type RecipeAnswer = AnswerTo<"GET recipes/{slug}">;

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.has("edit") && !signedIn.peek()) return redirect(loginPath(getPath(request)));
  const slug = params["slug"] ?? "";
  void loadCooking();
  const [recipe, organizers] = await Promise.all([
    soon(callApi("GET recipes/{slug}", { params: { slug } })),
    searchParams.has("edit") ? allOrganizers() : null,
  ]);
  return { recipe, organizers };
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
  const mayChange = useValue(signedIn);
  if (!result.ok && result.status === GONE && result.beside?.movedTo)
    return <Moved to={`/recipe/${result.beside.movedTo}`} />;
  if (!result.ok && result.status !== GONE) return <Problem message={result.message} />;
  if (!result.ok) return <NotFound title={t("recipe.not-found-title")}>{t("recipe.not-found")}</NotFound>;
  const recipe = result.data;
  const etag = result.etag ?? null;
  if (asked && organizers)
    return <EditRecipe key={recipe.id} recipe={recipe} etag={etag} asked={asked} organizers={organizers} />;
  return (
    <article className="mx-auto flex max-w-[1000px] xl:mx-0 flex-col gap-8">
      <PageTitle of={recipe.name} />
      <Suspense>{mayChange && <DraftNotice recipe={recipe} />}</Suspense>
      <RecipeHead recipe={recipe} etag={etag} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-12 print:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <Ingredients recipe={recipe} />
        <div className="flex min-w-0 flex-col gap-8">
          <Steps recipe={recipe} />
          <Notes notes={recipe.notes} />
          <SourceText text={recipe.sourceText} />
          <Suspense>{mayChange && <Cooked key={recipe.slug} slug={recipe.slug} />}</Suspense>
        </div>
      </div>
      <RecipeFooter recipe={recipe} />
      <StepJump />
    </article>
  );
}

function Notes({ notes }: { notes: Note[] }) {
  const written = notes.filter(({ title, text }) => title.trim() || text.trim());
  if (written.length === 0) return null;
  return (
    <section aria-labelledby="notes-title" className="flex flex-col gap-3">
      <h2 id="notes-title" className="text-xl">
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
    <Loading className="mx-auto flex max-w-[1000px] xl:mx-0 flex-col gap-6">
      <div className="bg-base-300 rounded-box -mx-4 aspect-4/3 animate-pulse max-sm:-mt-6 max-sm:rounded-none sm:mx-0 sm:aspect-2/1" />
      <div className="bg-base-300 h-10 w-2/3 animate-pulse rounded" />
      <div className="bg-base-300 h-6 w-1/2 animate-pulse rounded" />
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

function StepJump() {
  return (
    <nav
      aria-label={t("recipe.jump")}
      className="border-base-300 bg-base-100/95 fixed bottom-[max(1rem,env(safe-area-inset-bottom))] left-1/2 z-10 flex w-max -translate-x-1/2 rounded-full border p-1 shadow-(--shadow-float) backdrop-blur lg:hidden print:hidden"
    >
      {(["ingredients", "steps"] as const).map((part) => (
        <button
          key={part}
          type="button"
          className="btn btn-ghost h-11 rounded-full px-5"
          onClick={() => jumpTo(part)}
        >
          {t(`recipe.${part}`)}
        </button>
      ))}
    </nav>
  );
}

function jumpTo(part: string): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(part)?.scrollIntoView({ behavior: still ? "instant" : "smooth", block: "start" });
}
