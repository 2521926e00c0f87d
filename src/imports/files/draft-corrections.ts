import type { ColumnField } from "../../contract/column-fields.ts";

/** Corrections that a person made before the import, by file path. */
export interface DraftCorrections {
  /** The field for each column of a table; null keeps it as an extra. */
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
