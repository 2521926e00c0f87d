import { REPEATED_COLUMNS, type ColumnField } from "../../../../contract/column-fields.ts";
import { findColumnField } from "./column-words.ts";
import { readCells, type TableRecipe } from "./cells.ts";

/** The field for a table column. People can change it before the import. */
export interface ColumnMapping {
  /** The name in the header. */
  column: string;
  /** Null keeps the column's texts as extras under its name. */
  field: ColumnField | null;
}

const TIMES: ReadonlySet<ColumnField> = new Set<ColumnField>(["prepTime", "cookTime", "totalTime"]);

/** @param sampleRows decide where a name has two meanings: “Zubereitung” is a time or the steps */
export function guessColumns(
  header: readonly string[],
  sampleRows: readonly (readonly string[])[],
): ColumnMapping[] {
  const used = new Set<ColumnField>();
  return header.map((column, at) => {
    const values = sampleRows.map((row) => (row[at] ?? "").trim()).filter(Boolean);
    const named = findColumnField(column);
    const field = named === null ? null : correctField(named, values);
    if (field === null || (used.has(field) && !REPEATED_COLUMNS.has(field))) return { column, field: null };
    used.add(field);
    return { column, field };
  });
}

const TIME = /^(?:PT?\d|[\d.,:½¼¾\s–-]+$|[\d.,½¼¾\s–-]+\s?\p{L}{1,12}\.?(?:\s\d+\s?\p{L}{1,12}\.?)?$)/u;

function correctField(field: ColumnField, values: readonly string[]): ColumnField {
  if (values.length === 0) return field;
  const areTimes = values.every((value) => TIME.test(value));
  const areLong = values.some((value) => value.length > 60 || value.includes("\n"));
  if (TIMES.has(field) && areLong) return "steps";
  if (field === "steps" && areTimes) return "prepTime";
  if (field === "rating" && areLong) return "notes";
  return field;
}

/** The name is empty if the row has none. */
export function readRow(row: readonly string[], mapping: readonly ColumnMapping[]): TableRecipe {
  return readCells(
    mapping.flatMap(({ column, field }, at) => {
      const text = (row[at] ?? "").trim();
      return text === "" ? [] : [{ column, field, text }];
    }),
  );
}
