import { Link2Off, Printer } from "lucide-react";
import { lazy, Suspense, useMemo } from "react";
import { useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from "react-router";
import type { FurtherPicture } from "../../../src/contract/further-pictures.ts";
import type { SharedRecipe } from "../../../src/contract/share-links.ts";
import { GONE } from "../../api/call.ts";
import { callApi, type AnswerTo } from "../../api/call-api.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { FrameTimers } from "../../cooking/timers/shown-timers.tsx";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { later } from "../../ui/later.ts";
import { LoadingBlocks } from "../../ui/loading-blocks.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Message } from "../../ui/message.tsx";
import { Problem } from "../../ui/problem.tsx";
import { indexKnown } from "../../ingredients/corrections.ts";
import { RecipeBody } from "../page/recipe-body.tsx";
import { RecipeFooter } from "../page/recipe-footer.tsx";
import { useReading } from "../page/use-reading.ts";
import type { FurtherOfRecipe } from "../pictures/further-pictures.tsx";
import { loadSharedPictures } from "../pictures/load-further-pictures.ts";
import { sharedPathsOf } from "../pictures/picture-path.ts";
import { LinkedHead } from "./linked-head.tsx";
import { toPageRecipe } from "./to-page-recipe.ts";
import { printPage } from "../../ui/print-page.ts";

const FurtherSection = lazy(async () => ({
  default: (await later(import("../pictures/further-pictures.tsx"))).FurtherSection,
}));

type SharedAnswer = AnswerTo<"GET shared/{token}">;

interface Loaded {
  token: string;
  answer: Soon<SharedAnswer>;
  further: Promise<FurtherPicture[]>;
}

export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded> {
  const token = params["token"] ?? "";
  const asked = callApi("GET shared/{token}", { params: { token } });
  const further = loadSharedPictures(token, asked);
  return { token, answer: await soon(asked), further };
}

/** Other servings need no new data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** Outside the frame, since it leads to no other place and works without signing in. */
export function Component() {
  const { token, answer, further } = useLoaderData<Loaded>();
  return (
    <div className="flex min-h-dvh flex-col">
      <Suspense
        fallback={<LoadingBlocks className="mx-auto w-full max-w-[1000px] gap-6 p-4" heights={["h-96"]} />}
      >
        <Page token={token} answer={answer} further={further} />
      </Suspense>
    </div>
  );
}

function Page({ token, answer, further: pictures }: Loaded) {
  const result = useSoon(answer);
  const further = result.ok && result.furtherPictures ? { pictures, getPath: sharedPathsOf(token) } : null;
  return (
    <>
      <div className="bg-base-200 sticky top-0 z-20">
        <FrameTimers />
      </div>
      <header className="border-base-300 border-b print:hidden">
        <div className="mx-auto flex min-h-14 max-w-[1032px] flex-wrap items-center justify-between gap-x-4 px-4">
          <p className="flex items-center gap-2 font-serif text-lg font-semibold">
            <Logo size={28} />
            <span>Tagine</span>
          </p>
          {result.ok && (
            <button type="button" className="btn btn-ghost -mr-4" onClick={() => void printPage()}>
              <Printer size={20} aria-hidden />
              {t("share-links.print")}
            </button>
          )}
        </div>
      </header>
      <main className="mx-auto w-full max-w-[1032px] grow px-4 pt-6 pb-12 print:p-0">
        {result.ok && <WholeRecipe token={token} shared={result.data} further={further} />}
        {!result.ok && result.status === GONE && <LinkGone text={result.message} />}
        {!result.ok && result.status !== GONE && <Problem message={result.message} />}
      </main>
    </>
  );
}

function LinkGone({ text }: { text: string }) {
  return (
    <Message title={t("share-links.gone-title")} Icon={Link2Off}>
      <PageTitle of={t("share-links.gone-title")} />
      {text}
    </Message>
  );
}

interface WholeRecipeProps {
  token: string;
  shared: SharedRecipe;
  further: FurtherOfRecipe | null;
}

function WholeRecipe({ token, shared, further }: WholeRecipeProps) {
  const recipe = useMemo(() => toPageRecipe(shared), [shared]);
  const known = useMemo(() => indexKnown(shared.ingredientCorrections), [shared]);
  const reading = useReading(recipe, known);
  return (
    <article className="flex flex-col gap-8">
      <PageTitle of={recipe.name} />
      <LinkedHead recipe={recipe} token={token} servings={reading.servings} />
      <RecipeBody recipe={recipe} reading={reading} further={further} />
      <Suspense>{further && <FurtherSection further={further} />}</Suspense>
      <RecipeFooter recipe={recipe} />
      <Labels recipe={shared} />
    </article>
  );
}

function Labels({ recipe: { recipeCategory, tags } }: { recipe: SharedRecipe }) {
  const parts = [
    { label: t("recipe.categories"), names: recipeCategory },
    { label: t("recipe.tags"), names: tags },
  ].filter(({ names }) => names.length > 0);
  if (parts.length === 0) return null;
  return (
    <dl className="text-muted flex flex-col gap-1 text-sm print:hidden">
      {parts.map(({ label, names }) => (
        <div key={label} className="flex flex-wrap gap-x-2">
          <dt className="font-medium">{label}</dt>
          <dd dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
            {names.join(" · ")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
