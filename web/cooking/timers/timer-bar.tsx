import { Bell, Pause, Play, Plus, X } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { nameTimer, noteTimer } from "./describe-timer.ts";
import { askToNotify, mayAskToNotify } from "./notify.ts";
import {
  addMinute,
  formatLeft,
  pauseTimer,
  readTimer,
  resumeTimer,
  sortTimers,
  type Timer,
} from "./timer.ts";
import { changeTimer, stopTimer, timers } from "./timers.ts";
import { StopAll } from "./stop-all.tsx";
import { forgetAlert, useAlerts } from "./use-alerts.ts";
import { useNews } from "./use-news.ts";
import { useNow } from "./use-now.ts";

const STOP_ALL_FROM = 3;

/** On every page, as long as there are timers. */
export function TimerBar() {
  const all = sortTimers(useValue(timers));
  const said = useAlerts();
  const news = useNews();
  const now = useNow(all.some(({ endsAt }) => endsAt !== null));
  const hasMany = all.length >= STOP_ALL_FROM;
  return (
    <>
      <p role="alert" className="sr-only">
        {said}
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
      {all.length > 0 && (
        <section
          data-timer-bar
          aria-label={t("timers.timers")}
          className="border-base-300 mx-auto flex min-h-[3.5rem] w-full shrink-0 max-w-[1464px] items-center gap-2 border-t px-4 py-0.5 [--size-field:4.4px] [--spacing:4px] print:hidden [dialog_&]:min-h-0"
        >
          <div className="-ml-4 flex min-w-0 grow items-center gap-2 self-stretch overflow-x-auto overscroll-x-contain pl-4 [scrollbar-width:none]">
            <ul
              className={`flex shrink-0 gap-2 ${hasMany ? "max-sm:[@media(min-height:30rem)]:[&_a]:max-w-[min(8.5rem,calc(100vw-222px))]" : ""}`}
            >
              {all.map((timer) => (
                <TimerCard key={timer.id} timer={timer} now={now} />
              ))}
            </ul>
            <AskToNotify />
          </div>
          {hasMany && <StopAll timers={all} onStop={focusPage} />}
        </section>
      )}
    </>
  );
}

const CARD_BUTTON = "btn btn-ghost btn-square size-11 shrink-0 text-inherit";

const NOTE = "min-w-0 truncate text-[length:min(0.875rem,6vw)] leading-[1.2]";

function TimerCard({ timer, now }: { timer: Timer; now: number }) {
  const { pathname } = useLocation();
  const card = useRef<HTMLLIElement>(null);
  // Another device may stop it, too.
  useLayoutEffect(() => {
    const shown = card.current;
    return () => {
      if (shown?.contains(document.activeElement)) passFocus(shown);
    };
  }, []);
  const state = readTimer(timer, now);
  const { isPaused } = state;
  const name = nameTimer(timer);
  const isDone = state.phase === "done";
  const look = isDone
    ? "bg-primary text-primary-content motion-safe:animate-pulse"
    : state.phase === "extra"
      ? "bg-primary text-primary-content"
      : "bg-base-100 border border-base-300";
  return (
    <li
      ref={card}
      className={`rounded-field flex min-h-12 shrink-0 [@media(max-height:30rem)]:min-h-11 items-center ${look}`}
    >
      <Link
        to={timer.path}
        replace={isCookPath(pathname) && isCookPath(timer.path)}
        className="relative flex max-w-[min(12rem,calc(100vw-166px))] min-w-24 flex-col justify-center gap-x-2 gap-y-0.5 self-stretch py-1 pr-1 pl-3 leading-none [@media(max-height:30rem)]:max-w-[min(24rem,55vw,calc(100vw-166px))] [@media(max-height:30rem)]:grid [@media(max-height:30rem)]:grid-cols-[auto_minmax(0,1fr)] [@media(max-height:30rem)]:content-center [@media(max-height:30rem)]:items-baseline [@media(max-height:30rem)]:justify-start"
      >
        <span className="flex items-baseline gap-1.5">
          {/* Read on demand: announcing every second would drown everything else. */}
          <span
            role="timer"
            aria-live="off"
            className={`font-semibold tabular-nums ${state.phase === "extra" ? "sm:shrink-0 text-[length:min(1rem,4.4vw)]" : "shrink-0 text-[length:min(1.1875rem,7vw)]"}`}
          >
            {isDone && timer.starts ? t("together.now") : <TimeLeft state={state} />}
          </span>
          <span aria-hidden className={`${NOTE} ${state.phase === "extra" ? "max-sm:hidden" : ""}`}>
            {noteTimer(timer)}
          </span>
        </span>
        <span aria-hidden dir="auto" className={NOTE}>
          {timer.dish}
        </span>
        <span className="sr-only">{name}</span>
      </Link>
      <button
        type="button"
        className={CARD_BUTTON}
        aria-label={t("timers.add-minute", { timer: name })}
        onClick={() => {
          changeTimer(timer.id, addMinute);
          forgetAlert(timer.id);
        }}
      >
        <Plus size={16} aria-hidden />
        <span className="-ml-1.5 text-sm" aria-hidden>
          1
        </span>
      </button>
      {!isDone && (
        <button
          type="button"
          className={CARD_BUTTON}
          aria-label={t(isPaused ? "timers.resume" : "timers.pause", { timer: name })}
          onClick={() => changeTimer(timer.id, isPaused ? resumeTimer : pauseTimer)}
        >
          {isPaused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
        </button>
      )}
      <button
        type="button"
        className={CARD_BUTTON}
        aria-label={t("timers.stop", { timer: name })}
        data-stop
        onClick={() => stopTimer(timer.id)}
      >
        <X size={18} aria-hidden />
      </button>
    </li>
  );
}

/** Back leaves cook mode, also after switching dishes. */
const isCookPath = (path: string) => /^\/recipe\/[^/]+\/cook(?:$|[?#])/.test(path);

/** To the timer beside it, otherwise to the page. */
function passFocus(stopped: HTMLElement): void {
  const beside = stopped.nextElementSibling ?? stopped.previousElementSibling;
  const next = beside?.querySelector<HTMLElement>("[data-stop]");
  if (next) next.focus();
  else focusPage();
}

function focusPage(): void {
  document.querySelector<HTMLElement>("dialog[open] h2, #content")?.focus();
}

function TimeLeft({ state }: { state: ReturnType<typeof readTimer> }) {
  if (state.phase === "done") return t("timers.done");
  const left = formatLeft(state.left);
  return state.phase === "extra" ? t("timers.up-to", { left }) : left;
}

function AskToNotify() {
  const [isOffered, setOffered] = useState(mayAskToNotify);
  if (!isOffered) return null;
  return (
    <button
      type="button"
      className="btn btn-ghost min-h-11 shrink-0"
      onClick={() => void askToNotify().finally(() => setOffered(false))}
    >
      <Bell size={18} aria-hidden />
      {t("timers.notify")}
    </button>
  );
}
