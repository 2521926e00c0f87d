import { addDays, DAYS_OF_WEEK, eachDay, getMonday } from "../../src/contract/days.ts";

/** The first Monday after a day, and the Friday of its week. */
export function quickWeek(today: string): { start: string; end: string } {
  const start = addDays(getMonday(today), DAYS_OF_WEEK);
  return { start, end: addDays(start, 4) };
}

/** Days by their weeks, each of which begins on a Monday; the first and the last may have fewer than seven. */
export function splitWeeks(start: string, end: string): string[][] {
  return [...Map.groupBy(eachDay(start, end), getMonday).values()];
}
