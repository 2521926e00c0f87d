import { formatDay, today } from "../text/day.ts";

const DAY = { month: "short", day: "numeric" } as const;

/** With the year only if it isn't the current one. */
export function formatCookedDay(day: string, locale: string): string {
  const isThisYear = day.slice(0, 4) === today().slice(0, 4);
  return formatDay(day, locale, isThisYear ? DAY : { ...DAY, year: "numeric" });
}
