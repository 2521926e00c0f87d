import { useEffect, useState } from "react";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { describeEnd } from "./describe-timer.ts";
import { notify, withdrawNotification } from "./notify.ts";
import { ring, startRinging } from "./ring.ts";
import { findDue, findNextEnd, isOver, markAnnounced, type Timer } from "./timer.ts";
import { changeTimer, refreshTimers, timers } from "./timers.ts";

/** Rings, notifies, and marks the page's title. Returns what a screen reader should say. */
export function useAlerts(): string {
  const all = useValue(timers);
  const [said, setSaid] = useState("");

  useEffect(() => {
    const announce = () => {
      // The first tab that marks an end rings.
      refreshTimers();
      const due = findDue(timers.peek(), Date.now());
      if (due.length === 0) return;
      for (const timer of due) announceEnd(timer);
      setSaid(due.map((timer) => describeEnd(timer, Date.now())).join(" "));
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

  const over = all.find(isOver);
  useTitle(over ? t("timers.title", { dish: over.dish }) : null);
  return said;
}

/** Tabs in the background let the one in front be first. */
const getDelay = () => (document.hidden ? 500 : 20);

function announceEnd(due: Timer): void {
  const timer = markAnnounced(due, Date.now());
  changeTimer(timer.id, () => timer);
  if (isOver(timer)) startRinging();
  else ring();
  void notify(describeEnd(timer, Date.now()), { id: timer.id, path: timer.path });
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

/** Call it when someone stops a timer. */
export function forgetAlert(id: string): void {
  void withdrawNotification(id).catch(() => undefined);
}
