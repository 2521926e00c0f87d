import { addTimer, stopReminders } from "../../cooking/timers/timers.ts";
import { getCookPath } from "../cook-mode/dishes.ts";
import type { Row } from "./list-rows.ts";

/** Who just finished something sees what's next. */
const FREE_BEFORE = 3;

/** Steps that someone must start after a while without work. */
export function listReminders(rows: readonly Row[], now: number): Row[] {
  const left = rows.filter((row) => !row.isDone && row.end > row.start);
  let busyUntil = now;
  return left.filter((row) => {
    const isAfterBreak = row.start - busyUntil >= FREE_BEFORE;
    busyUntil = Math.max(busyUntil, row.start, row.handsUntil);
    return isAfterBreak;
  });
}

/** Replaces those of before. */
export function setReminders(rows: readonly Row[]): void {
  stopReminders(() => true);
  for (const { dish, step, start } of rows) {
    const length = start * 60_000 - Date.now();
    const path = `${getCookPath(dish)}#step-${step.at + 1}`;
    if (length > 0) addTimer({ path, dish: dish.name, step: step.at + 1, length, extra: 0, starts: true });
  }
}
