import { t } from "../../text/translation.ts";
import { readTimer, type Timer } from "./timer.ts";

/** "Step 3, Lentil soup" */
export function nameTimer({ dish, step }: Timer): string {
  return t("timers.name", { dish, number: step });
}

/** What a notification and a screen reader say. */
export function describeEnd(timer: Timer, now: number): string {
  const state = readTimer(timer, now);
  if (state.phase === "done") return t("timers.done-named", { timer: nameTimer(timer) });
  const minutes = Math.max(1, Math.round(state.left / 60_000));
  return t("timers.lower-named", { timer: nameTimer(timer), count: minutes });
}
