import { ChevronRight } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import type { FileImport } from "../../../src/contract/file-imports.ts";
import { language } from "../../state/language.ts";
import { loadTabJson, saveTabJson } from "../../state/tab-storage.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMoment } from "../../text/moment.ts";
import { t } from "../../text/translation.ts";
import { JobProgress } from "../../ui/job-card.tsx";
import { useFresh } from "../../ui/use-fresh.ts";
import { announceEnd } from "./announce-end.ts";
import {
  asJob,
  nameFiles,
  isChanging,
  describeImported,
  describeReady,
  hasNothing,
  POLL_MS,
} from "./file-import.ts";
import { uploads } from "./uploads.ts";

const SHOWN_FIRST = 10;

export function EarlierFileImports({ imports }: { imports: FileImport[] }) {
  const id = useId();
  const sending = useValue(uploads);
  const list = useRef<HTMLUListElement>(null);
  const { showsAll, showAll } = useShowsAll(() =>
    list.current?.children[SHOWN_FIRST]?.querySelector("a")?.focus(),
  );
  const isMoving = ({ state, id: one, fetch, counts }: FileImport) =>
    state === "receiving"
      ? sending.has(one) || fetch?.problem === null
      : isChanging({ state, fetch, counts });
  useFresh(imports.some(isMoving), POLL_MS);
  useEffect(() => {
    for (const one of imports) if (one.state === "importing") announceEnd(one.id);
  });
  if (imports.length === 0) return null;
  return (
    <section className="flex flex-col gap-3" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {t("imports.earlier")}
      </h2>
      <ul ref={list} className="bg-base-100 border-base-300 divide-base-300 rounded-box divide-y border">
        {sortUnfinishedFirst(imports)
          .slice(0, showsAll ? undefined : SHOWN_FIRST)
          .map((one) => (
            <Earlier key={one.id} job={one} isSending={sending.has(one.id)} />
          ))}
      </ul>
      {!showsAll && imports.length > SHOWN_FIRST && (
        <button type="button" className="btn btn-ghost self-start" onClick={showAll}>
          {t("cooking.all", { count: imports.length })}
        </button>
      )}
    </section>
  );
}

const SHOWS_ALL = "all-imports";

/** Kept for this tab, so that the list is as long as before after Back. */
function useShowsAll(onShown: () => void) {
  const [showsAll, setShowsAll] = useState(() => loadTabJson(SHOWS_ALL, isTrue) ?? false);
  function showAll(): void {
    flushSync(() => setShowsAll(true));
    saveTabJson(SHOWS_ALL, true);
    // The button that had the focus is gone.
    onShown();
  }
  return { showsAll, showAll };
}

const isTrue = (value: unknown): value is true => value === true;

const RANKS = { importing: 0, receiving: 1, reading: 1, ready: 1, stopped: 1, done: 2, undone: 2 };

/** Running ones first, then those that wait for someone; each newest first. */
function sortUnfinishedFirst(imports: FileImport[]): FileImport[] {
  return imports.toSorted((one, other) => rank(one) - rank(other));
}

/** Files without recipes don't wait for anyone. */
function rank(job: FileImport): number {
  return hasNothing(job) ? RANKS.done : RANKS[job.state];
}

function Earlier({ job, isSending }: { job: FileImport; isSending: boolean }) {
  const locale = useValue(language);
  const running = job.state === "importing" ? asJob(job) : null;
  return (
    <li className="relative flex items-center gap-3 px-4 py-3">
      <div className="flex min-w-0 grow flex-col gap-1">
        <h3 className="font-sans text-base [overflow-wrap:anywhere]">
          <Link to={`/imports/files/${job.id}`} dir="auto" className="after:absolute after:inset-0">
            {nameFiles(job)}
          </Link>
        </h3>
        <p className="text-muted flex flex-wrap gap-x-3 text-sm">
          <span>{formatMoment(job.createdAt, locale)}</span>
          {!running && (
            <span className={isWaiting(job) ? "text-base-content" : ""}>
              {describeOutcome(job, isSending)}
            </span>
          )}
        </p>
        {running && <JobProgress job={running} />}
      </div>
      <ChevronRight size={20} className="text-muted shrink-0" aria-hidden />
    </li>
  );
}

/** Whether the person has something to do. */
function isWaiting(job: FileImport): boolean {
  return job.state === "stopped" || (job.state === "ready" && !hasNothing(job));
}

function describeOutcome(job: FileImport, isSending: boolean): string {
  switch (job.state) {
    case "receiving":
      if (job.fetch?.problem) return t("file-import.mealie-failed");
      if (job.fetch) return t("file-import.mealie-fetching", { host: nameFiles(job) });
      return isSending ? t("file-import.uploading") : t("file-import.interrupted");
    case "reading":
      return t("file-import.reading");
    case "ready":
      return describeReady(job);
    case "undone":
      return t("file-import.undone");
    case "stopped":
      return t("imports.stopped");
    default:
      return describeImported(job);
  }
}
