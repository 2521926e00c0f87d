import { formatDays, localDay, today } from "../../text/day.ts";

/** @param endedAt ISO 8601, UTC */
export function formatTripDay(endedAt: string, language: string): string {
  const day = localDay(new Date(endedAt));
  return formatDays(day, day, language, today());
}
