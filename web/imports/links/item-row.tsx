import { CircleAlert, CircleCheck, CirclePause, Clock, LoaderCircle, type LucideIcon } from "lucide-react";
import { Link, useNavigate } from "react-router";
import type { ImportItem } from "../../../src/contract/imports.ts";
import { isRecipeUrl } from "../../../src/contract/links.ts";
import { toast } from "../../state/toasts.ts";
import { sentenceFor, t } from "../../text/translation.ts";
import { Online } from "../../ui/online.tsx";
import { useSending } from "../../ui/use-sending.ts";
import { hasPage } from "./import-failure.tsx";
import { saveLink } from "./save-link.ts";

export interface Retry {
  start: "link" | "source" | "text";
  url: string;
}

const LOOKS: Record<ImportItem["state"], { Icon: LucideIcon; color: string }> = {
  waiting: { Icon: Clock, color: "text-muted" },
  running: { Icon: LoaderCircle, color: "text-muted animate-spin" },
  done: { Icon: CircleCheck, color: "text-muted" },
  failed: { Icon: CircleAlert, color: "text-danger" },
  stopped: { Icon: CirclePause, color: "text-muted" },
};

export function ItemRow({ item, onMend }: { item: ImportItem; onMend: (mending: Retry) => void }) {
  const { state, slug, name, url } = item;
  const { Icon, color } = LOOKS[state];
  const stored = state === "done" && slug !== null;
  return (
    <li className="flex gap-3 px-4 py-3">
      <span className="mt-0.5 shrink-0">
        <Icon size={20} className={color} aria-hidden />
        <span className="sr-only">{t(`imports.state-${state}`)}</span>
      </span>
      <div className="flex min-w-0 grow flex-col gap-1">
        {stored ? (
          <Link
            to={`/recipe/${slug}`}
            dir="auto"
            className="w-fit max-w-full font-medium underline underline-offset-2"
          >
            {name ?? slug}
          </Link>
        ) : (
          name && (
            <span dir="auto" className="font-medium">
              {name}
            </span>
          )
        )}
        <span
          dir="ltr"
          className={`text-sm break-all ${stored || name ? "text-muted line-clamp-1" : "line-clamp-2"}`}
        >
          {url}
        </span>
        {item.toCheck && (
          <p className="flex items-center gap-1.5 text-sm">
            <CircleAlert size={16} className="text-primary-mark shrink-0" aria-hidden />
            {t("card.check")}
          </p>
        )}
        {item.existing && <p className="text-sm">{t("import.here-already")}</p>}
        {(state === "failed" || item.existing) && (
          <Online>
            <WhatToDo item={item} onMend={onMend} />
          </Online>
        )}
      </div>
    </li>
  );
}

function WhatToDo({ item, onMend }: { item: ImportItem; onMend: (mending: Retry) => void }) {
  const { url, refusal, existing } = item;
  return (
    <>
      {refusal && (
        <p className="text-sm text-pretty">{sentenceFor(refusal.code, refusal.params, refusal.text)}</p>
      )}
      <p className="-mb-1 flex flex-wrap gap-x-5 text-sm">
        {isRecipeUrl(url) && (
          <a href={url} target="_blank" rel="noopener noreferrer" className={DO}>
            {t("imports.open-site")}
          </a>
        )}
        {!existing && (
          <button type="button" className={DO} onClick={() => onMend({ start: "text", url })}>
            {t("import.way-text")}
          </button>
        )}
        {!existing && hasPage(refusal?.code ?? null) && (
          <button type="button" className={DO} onClick={() => onMend({ start: "source", url })}>
            {t("import.way-source")}
          </button>
        )}
        {!existing && isRecipeUrl(url) && <SaveLink url={url} />}
        <button type="button" className={DO} onClick={() => onMend({ start: "link", url })}>
          {existing ? t("import.anyway") : t("import.again")}
        </button>
      </p>
    </>
  );
}

function SaveLink({ url }: { url: string }) {
  const navigate = useNavigate();
  const { busy, send } = useSending(async () => {
    const answer = await saveLink(url);
    if (answer.ok) await navigate(`/recipe/${answer.data}`);
    else toast(answer.message, "error");
    return null;
  });
  return (
    <button type="button" className={DO} aria-disabled={busy} onClick={() => void (busy || send())}>
      {t("import.way-link")}
    </button>
  );
}

const DO = "inline-flex min-h-11 cursor-pointer items-center underline underline-offset-2";
