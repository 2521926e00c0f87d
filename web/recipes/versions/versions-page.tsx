import { Suspense } from "react";
import { ArrowLeft, History } from "lucide-react";
import { Link, redirect, useLoaderData, useParams, type LoaderFunctionArgs } from "react-router";
import type { VersionHistory } from "../../../src/contract/recipe-life.ts";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { loginPath } from "../../api/way-to-sign-in.ts";
import { callApi } from "../../api/call-api.ts";
import { type Answer } from "../../api/call.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { signedIn } from "../../state/session.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { Headline } from "../../ui/headline.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Message } from "../../ui/message.tsx";
import { NotFound } from "../../ui/not-found.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Moved } from "../moved.tsx";
import { VersionList } from "./version-list.tsx";
import { versionsPath } from "./versions-path.ts";

interface Answers {
  recipe: Answer<Recipe, { movedTo: string }>;
  history: Answer<VersionHistory>;
}

export async function loader({ params }: LoaderFunctionArgs) {
  const { slug = "" } = params;
  const open = [params["version"], params["against"]].filter((part) => part !== undefined);
  if (!signedIn.peek()) return redirect(loginPath(versionsPath(slug, ...open)));
  return { answers: await soon(loadRecipeAndHistory(encodeURIComponent(slug))) };
}

async function loadRecipeAndHistory(slug: string): Promise<Answers> {
  const [recipe, history] = await Promise.all([
    callApi("GET recipes/{slug}", { params: { slug } }),
    callApi("GET recipes/{slug}/versions", { params: { slug } }),
  ]);
  return { recipe, history };
}

export function Component() {
  const { answers } = useLoaderData<{ answers: Soon<Answers> }>();
  const { slug } = useParams();
  return (
    <div className="reading-width flex flex-col gap-6">
      <PageTitle of={t("versions.title")} />
      <Suspense key={slug} fallback={<VersionsSkeleton />}>
        <Versions answers={answers} />
      </Suspense>
    </div>
  );
}

function Versions({ answers }: { answers: Soon<Answers> }) {
  const { recipe, history } = useSoon(answers);
  const { version, against } = useParams();
  const open = [version, against].filter((part) => part !== undefined);
  if (!recipe.ok && recipe.beside?.movedTo)
    return <Moved to={versionsPath(recipe.beside.movedTo, ...open)} />;
  const refused = [recipe, history].find((answer) => !answer.ok);
  if (refused?.status === 404)
    return <NotFound title={t("recipe.not-found-title")}>{t("recipe.not-found")}</NotFound>;
  if (!recipe.ok) return <Problem message={recipe.message} />;
  if (!history.ok) return <Problem message={history.message} />;
  if (history.data.versions.length === 0) return <NoneYet slug={recipe.data.slug} />;
  return (
    <>
      <div className="flex flex-col gap-2">
        <Link
          to={`/recipe/${recipe.data.slug}`}
          className="flex min-h-11 max-w-full items-center gap-2 self-start underline underline-offset-3"
        >
          <ArrowLeft size={20} className="shrink-0" aria-hidden />
          <span dir="auto" className="min-w-0">
            {recipe.data.name}
          </span>
        </Link>
        <Headline>{t("versions.title")}</Headline>
        <p>{t("versions.what")}</p>
      </div>
      <VersionList history={history.data} present={{ recipe: recipe.data, etag: recipe.etag ?? null }} />
    </>
  );
}

function NoneYet({ slug }: { slug: string }) {
  return (
    <Message
      title={t("versions.none-title")}
      Icon={History}
      action={
        <Link to={`/recipe/${slug}`} className="btn btn-primary">
          {t("versions.to-recipe")}
        </Link>
      }
    >
      {t("versions.none")}
    </Message>
  );
}

function VersionsSkeleton() {
  return (
    <Loading className="flex flex-col gap-3">
      {[0, 1, 2].map((row) => (
        <div key={row} className="bg-base-300 rounded-box h-28 animate-pulse" />
      ))}
    </Loading>
  );
}
