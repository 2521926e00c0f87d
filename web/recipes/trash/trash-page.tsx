import { Suspense, useState } from "react";
import { Trash2, Undo2 } from "lucide-react";
import { Link, redirect, useLoaderData, useRevalidator } from "react-router";
import type { DeletedRecipe } from "../../../src/contract/recipe-life.ts";
import { TRASH_DAYS } from "../../../src/contract/rules.ts";
import { loginPath } from "../../api/way-to-sign-in.ts";
import { callApi } from "../../api/call-api.ts";
import { type Answer } from "../../api/call.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { language } from "../../state/language.ts";
import { signedIn } from "../../state/session.ts";
import { toast } from "../../state/toasts.ts";
import { undoable } from "../../state/undo.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMoment } from "../../text/moment.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { focusHeadline } from "../../ui/focus-headline.ts";
import { Headline } from "../../ui/headline.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Message } from "../../ui/message.tsx";
import { Online } from "../../ui/online.tsx";
import { Problem } from "../../ui/problem.tsx";
import { restoreFromTrash } from "./restore-recipe.ts";

export async function loader() {
  if (!signedIn.peek()) return redirect(loginPath("/recipes/bin"));
  return { bin: await soon(callApi("GET recipe-bin")) };
}

export function Component() {
  const { bin } = useLoaderData<{ bin: Soon<Answer<DeletedRecipe[]>> }>();
  return (
    <div className="reading-width flex flex-col gap-6">
      <PageTitle of={t("menu.bin")} />
      <Suspense fallback={<BinSkeleton />}>
        <Bin answer={bin} />
      </Suspense>
    </div>
  );
}

function Bin({ answer }: { answer: Soon<Answer<DeletedRecipe[]>> }) {
  const result = useSoon(answer);
  if (!result.ok) return <Problem message={result.message} />;
  if (result.data.length === 0) return <NothingDeleted />;
  return (
    <>
      <div className="flex flex-col gap-2">
        <Headline>{t("menu.bin")}</Headline>
        <p>{t("bin.what", { days: TRASH_DAYS })}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {result.data.map((recipe) => (
          <li key={recipe.id}>
            <Binned recipe={recipe} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NothingDeleted() {
  return (
    <Message
      title={t("bin.empty-title")}
      Icon={Trash2}
      action={
        <Link to="/" className="btn btn-primary">
          {t("error.home")}
        </Link>
      }
    >
      {t("bin.empty", { days: TRASH_DAYS })}
    </Message>
  );
}

function Binned({ recipe: { id, name, deletedAt, deletedBy, goneAt } }: { recipe: DeletedRecipe }) {
  const locale = useValue(language);
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const when = formatMoment(deletedAt, locale);

  async function restore(): Promise<void> {
    setBusy(true);
    const back = await restoreFromTrash(id);
    toast(back.ok ? t("bin.back", { name }) : back.message, back.ok ? "success" : "error");
    if (back.ok) {
      // The undo bar may offer what was just restored.
      undoable.value = null;
      // The button disappears with its row.
      focusHeadline();
    }
    await revalidate();
    setBusy(false);
  }

  return (
    <article className="bg-base-100 border-base-300 rounded-box flex flex-col gap-3 border p-4 shadow-(--shadow-card) sm:flex-row sm:items-center sm:gap-6">
      <div className="flex min-w-0 grow flex-col gap-1">
        <h2 dir="auto" className="text-lg">
          {name}
        </h2>
        <p className="text-muted text-sm">
          {deletedBy ? t("bin.deleted-by", { when, who: deletedBy }) : t("bin.deleted", { when })}
        </p>
        <p className="text-muted text-sm">{t("bin.until", { when: formatMoment(goneAt, locale) })}</p>
      </div>
      <Online>
        <button
          type="button"
          className="btn bg-base-100 border-base-300 shrink-0"
          aria-label={t("bin.take-back-name", { name })}
          disabled={busy}
          onClick={() => void restore()}
        >
          <Undo2 size={20} aria-hidden />
          {t("bin.take-back")}
        </button>
      </Online>
    </article>
  );
}

function BinSkeleton() {
  return (
    <Loading className="flex flex-col gap-3">
      {[0, 1, 2].map((row) => (
        <div key={row} className="bg-base-300 rounded-box h-28 animate-pulse" />
      ))}
    </Loading>
  );
}
