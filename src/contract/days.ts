/** Calendar days as `YYYY-MM-DD`. Imports nothing, so the web may use it. */

const DAY_MS = 86_400_000;

export const DAYS_OF_WEEK = 7;

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && formatDay(parseDay(text)) === text;
}

/** Accepts days without leading zeros (`2026-11-3`); null if the day doesn't exist. */
export function padDay(text: string): string | null {
  const [, year = "", month = "", day = ""] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim()) ?? [];
  const padded = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(padded) ? padded : null;
}

export function addDays(day: string, days: number): string {
  return formatDay(parseDay(day) + days * DAY_MS);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((parseDay(to) - parseDay(from)) / DAY_MS);
}

/** Includes both ends. */
export function eachDay(start: string, end: string): string[] {
  const days = Math.max(0, daysBetween(start, end) + 1);
  return Array.from({ length: days }, (_, at) => addDays(start, at));
}

/** 0 for Monday, 6 for Sunday. */
export function getWeekday(day: string): number {
  return (new Date(parseDay(day)).getUTCDay() + 6) % DAYS_OF_WEEK;
}

export function getMonday(day: string): string {
  return addDays(day, -getWeekday(day));
}

/** Includes both ends. */
export interface Span {
  startDate: string;
  endDate: string;
}

export function intersectSpans(one: Span, other: Span): Span | null {
  const startDate = one.startDate > other.startDate ? one.startDate : other.startDate;
  const endDate = one.endDate < other.endDate ? one.endDate : other.endDate;
  return startDate <= endDate ? { startDate, endDate } : null;
}

export function countSharedDays(one: Span, other: Span): number {
  const shared = intersectSpans(one, other);
  return shared ? daysBetween(shared.startDate, shared.endDate) + 1 : 0;
}

function parseDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function formatDay(moment: number): string {
  return Number.isNaN(moment) ? "" : new Date(moment).toISOString().slice(0, 10);
}
