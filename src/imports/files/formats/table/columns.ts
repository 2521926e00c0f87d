import { REPEATED_COLUMNS, type ColumnField } from "../../../../contract/column-fields.ts";
import { findColumnField } from "./column-words.ts";
import { readIngredientColumn } from "./amount-words.ts";
import { type Cell, readCells, type TableRecipe } from "./cells.ts";

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
  const numbers = findIngredientNumbers(header, sampleRows);
  return header.map((column, at) => {
    const values = sampleRows.map((row) => (row[at] ?? "").trim()).filter(Boolean);
    if (isPartOfIngredient(column, numbers)) return { column, field: "ingredients" };
    const named = findColumnField(column);
    const field = named === null ? null : correctField(named, values);
    if (field === null || (used.has(field) && !REPEATED_COLUMNS.has(field))) return { column, field: null };
    used.add(field);
    return { column, field };
  });
}

/** Of columns that have amounts and units beside them. */
function findIngredientNumbers(
  header: readonly string[],
  sampleRows: readonly (readonly string[])[],
): Set<string> {
  const columns = header.map(readIngredientColumn);
  const hasUnits = columns.some(({ place, number }) => place === 1 && number === "");
  const numbers = header.flatMap((column, at) => {
    if (findColumnField(column) !== "ingredients") return [];
    const { number } = columns[at] ?? { number: "" };
    const isLine = !sampleRows.some((row) => (row[at] ?? "").trim().includes("\n"));
    return number !== "" || (hasUnits && isLine) ? [number] : [];
  });
  return new Set(numbers);
}

/** `Amount 1` beside `Ingredient 1` */
function isPartOfIngredient(column: string, numbers: ReadonlySet<string>): boolean {
  const { place, number } = readIngredientColumn(column);
  return place < 2 && numbers.has(number);
}

const SCORE = /^(?:\d(?:[.,]\d)?|10)(?:\s*\/\s*\d+)?$|^[★⭐]/u;
const TIME = /^(?:PT?\d|[\d.,:½¼¾\s–-]+$|[\d.,½¼¾\s–-]+\s?\p{L}{1,12}\.?(?:\s\d+\s?\p{L}{1,12}\.?)?$)/u;

function correctField(field: ColumnField, values: readonly string[]): ColumnField {
  if (values.length === 0) return field;
  const areTimes = values.every((value) => TIME.test(value));
  const areLong = values.some((value) => value.length > 60 || value.includes("\n"));
  if (TIMES.has(field) && areLong) return "steps";
  if (field === "steps" && areTimes) return "prepTime";
  if (field === "rating" && areLong) return "notes";
  // “Note” is French for both.
  if (field === "notes" && values.every((value) => SCORE.test(value))) return "rating";
  return field;
}

/** Rows of one recipe. The name is empty if they have none. */
export function readRows(
  rows: readonly (readonly string[])[],
  mapping: readonly ColumnMapping[],
): TableRecipe {
  const cells = rows.flatMap((row) =>
    joinParts(
      mapping.flatMap(({ column, field }, at): Cell[] => {
        const text = (row[at] ?? "").trim();
        return text === "" ? [] : [{ column, field, text }];
      }),
    ),
  );
  const known = new Set<string>();
  return readCells(
    cells.filter(({ column, field, text }) => {
      // A column without a field may count the rows.
      const isCount = field === null && /^\d+$/.test(text);
      const key = field === "ingredients" ? null : isCount ? column : `${column}\n${text}`;
      const isRepeated = key !== null && rows.length > 1 && known.has(key);
      if (key !== null) known.add(key);
      return !isRepeated;
    }),
  );
}

/** Amounts and units of columns with the same number, or without one, belong to one ingredient. */
function joinParts(cells: readonly Cell[]): Cell[] {
  const joined: Cell[] = [];
  const lines = new Map<string, { cell: Cell; parts: string[] }>();
  for (const cell of cells) {
    const part = cell.field === "ingredients" ? readIngredientColumn(cell.column) : null;
    const known = part && lines.get(part.number);
    if (!part || (known && known.parts[part.place] !== undefined)) joined.push(cell);
    else if (known) known.parts[part.place] = cell.text;
    else {
      const parts: string[] = [];
      parts[part.place] = cell.text;
      const own = { ...cell };
      lines.set(part.number, { cell: own, parts });
      joined.push(own);
    }
  }
  for (const { cell, parts } of lines.values()) cell.text = parts.filter(Boolean).join(" ");
  return joined;
}
