import { Suspense, useState } from "react";
import { Undo2 } from "lucide-react";
import {
  Link,
  useLoaderData,
  useNavigate,
  useOutletContext,
  useParams,
  useRevalidator,
  type LoaderFunctionArgs,
} from "react-router";
import type { RecipeContent, ComparedVersion } from "../../../src/contract/recipe-life.ts";
import type { Answer } from "../../api/call.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { language } from "../../state/language.ts";
import { toast } from "../../state/toasts.ts";
import { offerUndo } from "../../state/undo.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMoment } from "../../text/moment.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Online } from "../../ui/online.tsx";
import { callApi } from "../../api/call-api.ts";
import { Differences } from "../diff/differences.tsx";
import { putRecipe, type LoadedState } from "../put-recipe.ts";
import { PRESENT, versionsPath } from "./versions-path.ts";

export async function loader({ params }: LoaderFunctionArgs) {
  const { slug = "", version = "" } = params;
  return { state: await soon(version === PRESENT ? presentState(slug) : earlierState(slug, version)) };
}

export function Component() {
  const { state } = useLoaderData<typeof loader>();
  const { version } = useParams();
  return (
    <Suspense key={version} fallback={<StateSkeleton />}>
      <OpenVersion answer={state} />
    </Suspense>
  );
}

function OpenVersion({ answer }: { answer: Soon<Answer<OpenState>> }) {
  const result = useSoon(answer);
  const present = useOutletContext<LoadedState>();
  const { against } = useParams();
  if (!result.ok) return <Alert title={result.message} />;
  const { earlier, before } = result.data;
  const asRestored = earlier && (!before || against === PRESENT);
  return (
    <div className="flex flex-col gap-5">
      {earlier && <Comparisons version={earlier.id} slug={present.recipe.slug} isFirst={!before} />}
      {asRestored && <Differences before={present.recipe} after={earlier.recipe} />}
      {!asRestored && before && <Differences before={before} after={earlier?.recipe ?? present.recipe} />}
      {earlier && <RestoreButton version={earlier} present={present} />}
    </div>
  );
}

function Comparisons({ version, slug, isFirst }: { version: number; slug: string; isFirst: boolean }) {
  const { against } = useParams();
  if (isFirst) return <p>{t("versions.first-help")}</p>;
  const choices = [
    { to: versionsPath(slug, version), name: t("versions.what-changed"), isChosen: against !== PRESENT },
    {
      to: versionsPath(slug, version, PRESENT),
      name: t("versions.if-restored"),
      isChosen: against === PRESENT,
    },
  ];
  return (
    <nav
      aria-label={t("versions.comparison")}
      className="bg-base-300 rounded-field flex self-start p-0.5 text-sm"
    >
      {choices.map(({ to, name, isChosen }) => (
        <Link
          key={to}
          to={to}
          replace
          preventScrollReset
          aria-current={isChosen || undefined}
          className={`rounded-field flex min-h-11 items-center px-3 ${isChosen ? "bg-base-100 font-medium" : "text-muted"}`}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

type Earlier = NonNullable<OpenState["earlier"]>;

function RestoreButton({ version, present }: { version: Earlier; present: LoadedState }) {
  const locale = useValue(language);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  async function goBackTo(): Promise<void> {
    setBusy(true);
    const restored = await restore(version.id, present);
    if (!restored.ok) {
      toast(restored.message, "error");
      await revalidate();
      setBusy(false);
      return;
    }
    const when = formatMoment(version.savedAt, locale);
    offerUndo(t("versions.restored", { when }), () => undo(restored.data, restored.etag ?? null));
    await navigate(`/recipe/${restored.data}`);
  }

  async function undo(slug: string, etag: string | null): Promise<boolean> {
    const back = await putRecipe(slug, present.recipe, etag);
    if (back.ok) await navigate(`/recipe/${back.data}`);
    else toast(back.message, "error");
    return back.ok;
  }

  return (
    <Online>
      <button
        type="button"
        className="btn bg-base-100 border-base-300 self-start"
        aria-disabled={busy}
        onClick={() => void (busy || goBackTo())}
      >
        <Undo2 size={20} aria-hidden />
        {t("versions.restore")}
      </button>
    </Online>
  );
}

function StateSkeleton() {
  return (
    <Loading className="flex flex-col gap-3">
      <div className="bg-base-300 rounded-box h-28 animate-pulse" />
    </Loading>
  );
}

interface OpenState {
  earlier: ComparedVersion | null;
  before: RecipeContent | null;
}

async function earlierState(slug: string, id: string | number): Promise<Answer<OpenState>> {
  const answer = await callApi("GET recipes/{slug}/versions/{id}", { params: { slug, id } });
  return answer.ok ? { ...answer, data: { earlier: answer.data, before: answer.data.before } } : answer;
}

async function presentState(slug: string): Promise<Answer<OpenState>> {
  const history = await callApi("GET recipes/{slug}/versions", { params: { slug } });
  if (!history.ok) return history;
  const [last] = history.data.versions;
  if (!last) return { ...history, data: { earlier: null, before: null } };
  const answer = await earlierState(slug, last.id);
  return answer.ok
    ? { ...answer, data: { earlier: null, before: answer.data.earlier?.recipe ?? null } }
    : answer;
}

/** Refused if someone changed the recipe meanwhile. Returns the slug, which changes with the name. */
function restore(version: number, { recipe, etag }: LoadedState): Promise<Answer<string>> {
  const slug = encodeURIComponent(recipe.slug);
  return callApi("POST recipes/{slug}/versions/{id}/restore", {
    params: { slug, id: version },
    ifMatch: etag,
  });
}
