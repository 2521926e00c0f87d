import { language } from "../../state/language.ts";
import { formatDuration } from "../../text/duration.ts";
import { t } from "../../text/translation.ts";
import { readTimer, type Timer } from "./timer.ts";
import { timers } from "./timers.ts";

/** "Step 3, Lentil soup", or "10 min, step 3, Lentil soup" if that step has other timers. */
export function nameTimer(timer: Timer): string {
  const { dish, step, length, starts } = timer;
  if (starts) return t("together.reminder", { dish, number: step });
  if (isAlone(timer)) return t("timers.name", { dish, number: step });
  return t("timers.name-with-time", { dish, number: step, time: formatLength(length) });
}

/** Short, beside the dish: "Step 3", or "10 min" if that step has other timers. */
export function noteTimer(timer: Timer): string {
  const { step, length, starts } = timer;
  if (starts) return t("timers.start-step", { number: step });
  return isAlone(timer) ? t("recipe.step", { number: step }) : formatLength(length);
}

/** What a notification and a screen reader say. */
export function describeEnd(timer: Timer, now: number): string {
  const state = readTimer(timer, now);
  if (timer.starts) return t("together.reminder-due", { dish: timer.dish, number: timer.step });
  if (state.phase === "done") return t("timers.done-named", { timer: nameTimer(timer) });
  const minutes = Math.max(1, Math.round(state.left / 60_000));
  return t("timers.lower-named", { timer: nameTimer(timer), count: minutes });
}

function isAlone({ id, dish, step }: Timer): boolean {
  return !timers.peek().some((one) => one.id !== id && one.dish === dish && one.step === step);
}

function formatLength(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return formatDuration(`PT${hours}H${minutes}M${rest}S`, language.peek());
}
