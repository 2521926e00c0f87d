import type { Instruction } from "../../../src/contract/recipes.ts";

export type More = Omit<Instruction, "text" | "title">;

export type ListName = "ingredients" | "steps";

export interface Line {
  key: number;
  kind: "line" | "title";
  text: string;
  more?: More;
  /** Keys of the ingredients chosen for a step; null finds them, and without it, they are as in `more`. */
  links?: number[] | null;
}

export interface Pair {
  key: number;
  name: string;
  text: string;
}

export const NAME_MOST = 32;

let count = 0;

export function newKey(): number {
  return ++count;
}

export function newLine(text: string, kind: Line["kind"] = "line"): Line {
  return { key: newKey(), kind, text };
}

export function newPair(name: string, text: string): Pair {
  return { key: newKey(), name, text };
}

export function putBehind<Row extends { key: number }>(rows: Row[], key: number | null, more: Row[]): Row[] {
  const at = rows.findIndex((row) => row.key === key);
  return at === -1 ? [...rows, ...more] : rows.toSpliced(at + 1, 0, ...more);
}

/** Puts a removed row back after another one, or first. */
export function putBack<Row extends { key: number }>(rows: Row[], before: number | null, row: Row): Row[] {
  return before === null ? [row, ...rows] : putBehind(rows, before, [row]);
}

export function changeRow<Row extends { key: number }>(rows: Row[], key: number, to: Partial<Row>): Row[] {
  return rows.map((row) => (row.key === key ? { ...row, ...to } : row));
}

export function moveRow<Row extends { key: number }>(rows: Row[], key: number, to: number): Row[] {
  const from = rows.findIndex((row) => row.key === key);
  const row = rows[from];
  if (!row || to < 0 || to >= rows.length) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

export function splitPastedLines(pasted: string): string[] {
  return pasted
    .split(/\r\n?|\n/)
    .map((text) => text.trim())
    .filter(Boolean);
}
