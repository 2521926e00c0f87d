import { toFields, toList, type Fields } from "./lenient-values.ts";

export function toRows(value: unknown): Fields[] {
  return toList(value)
    .map(toFields)
    .filter((row) => row !== null);
}

/** Older programs write `full_name` instead of `fullName`. */
export function getValue(row: Fields, name: string): unknown {
  return row[name] ?? row[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
}

export function getNumber(row: Fields, name: string): number | null {
  const value = getValue(row, name);
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return Number.isSafeInteger(number) ? (number as number) : null;
}

/** Nothing has so many rows; ids beyond would leave no room for new ones. */
const ID_MOST = 1_000_000_000;

/** Null for what cannot be a row's id: it then gets a new one. */
export function getId(row: Fields, name: string): number | null {
  const id = getNumber(row, name);
  return id !== null && id > 0 && id <= ID_MOST ? id : null;
}

export function isTrue(row: Fields, name: string): boolean {
  const value = getValue(row, name);
  return value === true || value === 1;
}
