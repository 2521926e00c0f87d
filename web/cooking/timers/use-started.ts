import { useEffect, useEffectEvent, useState } from "react";
import { t } from "../../text/translation.ts";
import { nameTimer } from "./describe-timer.ts";
import type { Timer } from "./timer.ts";

/** Those that were there before a reload aren't news. */
const FRESH_MS = 2000;
/** Screen readers announce only what changes in a region that's there already. */
const SAID_AFTER_MS = 200;
/** A second timer of the same step changes the text again. */
const FORGOTTEN_AFTER_MS = 3000;

/** Returns what a screen reader should say after a timer's start, and nothing otherwise. */
export function useStarted(all: readonly Timer[]): string {
  const [said, setSaid] = useState("");
  const newest = all.at(-1)?.id;
  const say = useEffectEvent((id: string | undefined) => {
    const timer = all.find((one) => one.id === id);
    if (timer && isFresh(timer)) setSaid(t("timers.started", { timer: nameTimer(timer) }));
  });
  useEffect(() => {
    const waits = [
      setTimeout(() => say(newest), SAID_AFTER_MS),
      setTimeout(() => setSaid(""), FORGOTTEN_AFTER_MS),
    ];
    return () => waits.forEach(clearTimeout);
  }, [newest]);
  return said;
}

const isFresh = ({ endsAt, length }: Timer) => endsAt !== null && Date.now() - (endsAt - length) < FRESH_MS;
