/**
 * Days as `YYYY-MM-DD`, counted as a calendar does: without time zones, and without nights that are an hour longer.
 * Imports nothing, so that the web app may use these too.
 */

const DAY_MS = 86_400_000;

/** Monday to Sunday. */
export const DAYS_OF_WEEK = 7;

/** Whether a text is a day that exists, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && formatDay(parseDay(text)) === text;
}

/** The day that a text means which may leave out zeros (`2026-11-3`); null when there is no such day. */
export function padDay(text: string): string | null {
  const [, year = "", month = "", day = ""] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim()) ?? [];
  const padded = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(padded) ? padded : null;
}

/** So many days later; earlier for a number below 0. */
export function addDays(day: string, days: number): string {
  return formatDay(parseDay(day) + days * DAY_MS);
}

/** How many days from one to another; 0 for the same, below 0 when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((parseDay(to) - parseDay(from)) / DAY_MS);
}

/** Inclusive of both ends; none when the end comes first. */
export function eachDay(start: string, end: string): string[] {
  const days = Math.max(0, daysBetween(start, end) + 1);
  return Array.from({ length: days }, (_, at) => addDays(start, at));
}

/** 0 for Monday, 6 for Sunday. */
export function getWeekday(day: string): number {
  return (new Date(parseDay(day)).getUTCDay() + 6) % DAYS_OF_WEEK;
}

/** The Monday of a day's week. Source: ISO 8601 */
export function getMonday(day: string): string {
  return addDays(day, -getWeekday(day));
}

/** From one day to another, both ends included. */
export interface Span {
  startDate: string;
  endDate: string;
}

/** The days that two spans share; null when there are none. */
export function intersectSpans(one: Span, other: Span): Span | null {
  const startDate = one.startDate > other.startDate ? one.startDate : other.startDate;
  const endDate = one.endDate < other.endDate ? one.endDate : other.endDate;
  return startDate <= endDate ? { startDate, endDate } : null;
}

/** How many days two spans share. */
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
