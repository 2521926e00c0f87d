import { isDay } from "../contract/days.ts";
import { isVisible } from "../contract/rules.ts";

export type Fields = { [name: string]: unknown };

/** A value as fields; null when it has none. */
export function toFields(value: unknown): Fields | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** A value as a text, just as it is written; empty when it is neither a text nor a number. */
export function toText(value: unknown): string {
  return nullableText(value) ?? "";
}

/** A value as a text, just as it is written; null when it is neither a text nor a number. */
export function nullableText(value: unknown): string | null {
  if (typeof value === "string") return value;
  return typeof value === "number" ? String(value) : null;
}

/** A value as a list: nothing is an empty one, anything else is a list of one. */
export function toList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Names that stand in a list, as texts or as `{ name }`, or in one text with commas; each once, and blank ones not. */
export function toNames(value: unknown): string[] {
  const names =
    typeof value === "string"
      ? value.split(",").map((name) => name.trim())
      : toList(value).map((item) => toText(toFields(item)?.["name"] ?? item));
  return [...new Set(names.filter(isVisible))];
}

/** The day at the beginning of a value, as `YYYY-MM-DD`; null when there is none, or no such day. */
export function parseDay(value: unknown): string | null {
  const day = toText(value).trim().slice(0, 10);
  return isDay(day) ? day : null;
}

/** The lines of a text, without those that are blank. */
export function splitLines(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  return lines.filter(Boolean);
}

/** Whether a value is given at all, valid or not. */
export function hasValue(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}
