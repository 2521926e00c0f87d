import { isDay } from "../contract/days.ts";
import { isVisible } from "../contract/rules.ts";

export type Fields = { [name: string]: unknown };

export function toFields(value: unknown): Fields | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** Empty for anything but texts and numbers. */
export function toText(value: unknown): string {
  return nullableText(value) ?? "";
}

export function nullableText(value: unknown): string | null {
  if (typeof value === "string") return value;
  return typeof value === "number" ? String(value) : null;
}

/** Empty for nothing, and anything but a list is a list of one. */
export function toList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Reads texts, `{ name }`, or one text with commas, without blanks and duplicates. */
export function toNames(value: unknown): string[] {
  const names =
    typeof value === "string"
      ? value.split(",").map((name) => name.trim())
      : toList(value).map((item) => toText(toFields(item)?.["name"] ?? item));
  return [...new Set(names.filter(isVisible))];
}

export function parseDay(value: unknown): string | null {
  const day = toText(value).trim().slice(0, 10);
  return isDay(day) ? day : null;
}

export function splitLines(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  return lines.filter(Boolean);
}

export function hasValue(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}
