import type { Trip } from "../../../src/contract/shopping-lists.ts";
import { localDay } from "../../text/day.ts";

const DAY = { weekday: "long", month: "short", day: "numeric" } as const;
const TIME = { hour: "numeric", minute: "2-digit" } as const;

/** By day, with the time if there are several on it, and with the year if it's another one. */
export function nameTrips(
  trips: readonly Pick<Trip, "endedAt">[],
  language: string,
  today: string,
): string[] {
  const moments = trips.map(({ endedAt }) => new Date(endedAt));
  const days = Map.groupBy(moments, localDay);
  return moments.map((moment) => {
    const day = localDay(moment);
    const isOnlyOne = days.get(day)?.length === 1;
    const isThisYear = day.slice(0, 4) === today.slice(0, 4);
    return moment.toLocaleString(language, {
      ...DAY,
      ...(!isThisYear && { year: "numeric" }),
      ...(!isOnlyOne && TIME),
    });
  });
}
