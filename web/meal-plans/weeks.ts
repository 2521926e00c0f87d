import { addDays, DAYS_OF_WEEK, eachDay, getMonday } from "../../src/contract/days.ts";

/** Monday to Friday of next week. */
export function quickWeek(today: string): { start: string; end: string } {
  const start = addDays(getMonday(today), DAYS_OF_WEEK);
  return { start, end: addDays(start, 4) };
}

/** Weeks from Monday; the first and last can be shorter. */
export function splitWeeks(start: string, end: string): string[][] {
  return [...Map.groupBy(eachDay(start, end), getMonday).values()];
}
