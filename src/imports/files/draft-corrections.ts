import type { ColumnField } from "../../contract/column-fields.ts";

/** What a person corrected before the import, by the path of the file. */
export interface DraftCorrections {
  /** What each column of a table is; null keeps it as an extra. */
  columns: Record<string, (ColumnField | null)[]>;
  /** Texts with lines of dashes between recipes. */
  texts: Record<string, string>;
}

export const NO_CORRECTIONS: DraftCorrections = { columns: {}, texts: {} };

/** Files may be called `constructor` or `__proto__`, too. */
export function findCorrection<Correction>(
  corrections: Record<string, Correction>,
  path: string,
): Correction | undefined {
  return Object.hasOwn(corrections, path) ? corrections[path] : undefined;
}
