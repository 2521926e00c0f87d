import type { Trip } from "../../../src/contract/shopping-lists.ts";
import { localDay } from "../../text/day.ts";

const DAY = { weekday: "short", month: "short", day: "numeric" } as const;
const TIME = { hour: "numeric", minute: "2-digit" } as const;
const EXACT_TIME = { ...TIME, second: "2-digit" } as const;
const MINUTE_MS = 60_000;

/** By day, with the time if there are several on it (and its seconds if there are several in a minute), and with the year if it's another one. */
export function nameTrips(
  trips: readonly Pick<Trip, "endedAt">[],
  language: string,
  today: string,
): string[] {
  const moments = trips.map(({ endedAt }) => new Date(endedAt));
  const days = Map.groupBy(moments, localDay);
  const minutes = Map.groupBy(moments, findMinute);
  return moments.map((moment) => {
    const day = localDay(moment);
    const isOnlyOne = days.get(day)?.length === 1;
    const isOnlyOneOfMinute = minutes.get(findMinute(moment))?.length === 1;
    const isThisYear = day.slice(0, 4) === today.slice(0, 4);
    const format = new Intl.DateTimeFormat(language, {
      ...DAY,
      ...(!isThisYear && { year: "numeric" }),
      ...(!isOnlyOne && (isOnlyOneOfMinute ? TIME : EXACT_TIME)),
    });
    return joinParts(format.formatToParts(moment));
  });
}

function findMinute(moment: Date): number {
  return Math.floor(moment.getTime() / MINUTE_MS);
}

const OF_TIME = new Set<Intl.DateTimeFormatPartTypes>(["hour", "minute", "second", "dayPeriod"]);

/** On a phone, a line only breaks between date and time. */
function joinParts(parts: readonly Intl.DateTimeFormatPart[]): string {
  const isOfTime = (part: Intl.DateTimeFormatPart | undefined) =>
    part !== undefined && OF_TIME.has(part.type);
  return parts
    .map(({ value }, position) => {
      const isBetween = isOfTime(parts[position - 1]) !== isOfTime(parts[position + 1]);
      return isBetween ? value : value.replaceAll(/\s/gu, "\u00A0");
    })
    .join("");
}
