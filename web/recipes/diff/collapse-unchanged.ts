import type { Row } from "./row.ts";

/** Unchanged lines shown around changes. */
const BESIDE = 1;

export function collapseUnchanged(rows: Row[]): Row[] {
  const isNear = (at: number) =>
    rows.slice(Math.max(0, at - BESIDE), at + BESIDE + 1).some(({ kind }) => kind !== "same");
  if (rows.every(({ kind }) => kind === "same")) return [];
  const found: Row[] = [];
  let far: Row[] = [];
  const close = () => {
    // A fold takes a line itself.
    found.push(...(far.length > 1 ? [{ kind: "fold" as const, count: far.length }] : far));
    far = [];
  };
  for (const [at, row] of rows.entries()) {
    if (!isNear(at)) {
      far.push(row);
      continue;
    }
    close();
    found.push(row);
  }
  close();
  return found;
}
