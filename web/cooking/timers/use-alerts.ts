import { useEffect, useState } from "react";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { describeEnd } from "./describe-timer.ts";
import { notify, withdrawNotification } from "./notify.ts";
import { allowSound, ring, startRinging } from "./ring.ts";
import { findDue, findNextEnd, isOver, markAnnounced, readTimer, RINGS_MS, type Timer } from "./timer.ts";
import { addSaid, type Said } from "./said.ts";
import { isOther, refreshTimers, replaceTimer, timers } from "./timers.ts";

const TOGETHER_FROM = 3;

/** Rings, notifies, and marks the page's title. Returns what a screen reader should say. */
export function useAlerts(): string {
  const all = useValue(timers);
  const [said, setSaid] = useState<Said>([]);

  useEffect(() => {
    const announce = () => {
      // The first tab that marks an end rings.
      refreshTimers();
      const now = Date.now();
      const due = findDue(timers.peek(), now).map((timer) => markAnnounced(timer, now));
      for (const timer of due) replaceTimer(timer.id, () => timer);
      const news = due.filter((timer) => !isOther(timer.id) || !isLate(timer, now));
      if (news.length === 0) return;
      const text = announceEnds(news, now);
      setSaid((before) => addSaid(before, text, now));
    };
    announce();
    // One long wait: browsers delay the short ones of pages in the background by up to a minute.
    const next = findNextEnd(all, Date.now());
    const wait =
      next === null ? undefined : setTimeout(announce, Math.max(0, next - Date.now()) + getDelay());
    const wake = () => document.hidden || announce();
    document.addEventListener("visibilitychange", wake);
    addEventListener("pageshow", wake);
    return () => {
      clearTimeout(wait);
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("pageshow", wake);
    };
  }, [all]);

  // Browsers want a tap first, also after a reload, or if another device started the timer.
  useEffect(() => {
    addEventListener("click", allowSound, { once: true });
    return () => removeEventListener("click", allowSound);
  }, []);

  const over = all.find(isOver);
  useTitle(over ? t("timers.title", { dish: over.dish }) : null);
  return said.map(({ text }) => text).join(" ");
}

/** Tabs in the background let the one in front be first. */
const getDelay = () => (document.hidden ? 500 : 20);

/** When the device that started it rings no longer, others needn't begin. */
function isLate(timer: Timer, now: number): boolean {
  const state = readTimer(timer, now);
  return state.phase === "done" && state.since > RINGS_MS;
}

/** @returns what a screen reader should say */
function announceEnds(ended: readonly Timer[], now: number): string {
  if (ended.some(isOver)) startRinging();
  else ring();
  const over = ended.filter(isOver);
  const [first] = over;
  // After a long sleep, one sentence says more than ten.
  const together =
    first && over.length >= TOGETHER_FROM
      ? { text: t("timers.many-done", { count: over.length }), timer: first }
      : null;
  const alone = together ? ended.filter((timer) => !isOver(timer)) : ended;
  const ends = alone.map((timer) => ({ text: describeEnd(timer, now), timer }));
  const news = together ? [together, ...ends] : ends;
  for (const { text, timer } of news) void notify(text, timer);
  return news.map(({ text }) => text).join(" ");
}

/** Pages set their titles at any time, so it's checked now and then. */
function useTitle(text: string | null): void {
  useEffect(() => {
    if (text === null) return;
    let own = document.title;
    const mark = () => {
      if (document.title.startsWith(text)) return;
      own = document.title;
      document.title = `${text} · ${own}`;
    };
    mark();
    const checks = setInterval(mark, 1000);
    return () => {
      clearInterval(checks);
      document.title = own;
    };
  }, [text]);
}

/** When a timer that ended gets more time. */
export function forgetAlert(id: string): void {
  void withdrawNotification(id).catch(() => undefined);
}
