import type { ColumnField } from "../../../../contract/column-fields.ts";
import { readIngredientColumn } from "./amount-words.ts";
import type { LongCsv } from "../../reading/csv-rows.ts";
import type { ColumnMapping } from "./columns.ts";

const LISTS: ReadonlySet<ColumnField | null> = new Set<ColumnField | null>(["ingredients", "steps"]);
const MAX_LINE_CHARACTERS = 200;

export interface RowGroup {
  /** Of its first row. */
  number: number;
  rows: string[][];
}

/**
 * The rows of each recipe: some tables have a row per ingredient, and the name only once or in each row.
 * @param sample the first rows
 */
export function* groupRows(
  { rows, firstNumber, isJson }: Pick<LongCsv, "rows" | "firstNumber"> & { isJson: boolean },
  mapping: readonly ColumnMapping[],
  sample: readonly string[][],
): Generator<RowGroup> {
  const nameAt = mapping.findIndex(({ field }) => field === "name");
  const areParts = mapping.some(({ column, field }) => field === "ingredients" && isPart(column));
  const getName = (row: readonly string[]) => (row[nameAt] ?? "").trim();
  const listsIn = (row: readonly string[]) => countLists(row, mapping);
  const hasOnlyLists = (row: readonly string[]) => getName(row) === "" && isOnlyLists(row, mapping);
  // Lists of a recipe rarely have the same length. If all nameless rows have both, they're recipes.
  const areLines = sample.some((row) => hasOnlyLists(row) && listsIn(row) === 1);
  const isLine = (row: readonly string[]) =>
    hasOnlyLists(row) && (areParts || (!isJson && (areLines || listsIn(row) === 1)));
  let group: RowGroup = { number: firstNumber, rows: [] };
  let number = firstNumber - 1;
  for (const row of rows) {
    number++;
    if (row.every((cell) => cell.trim() === "")) continue;
    const [first] = group.rows;
    const name = getName(row);
    const isMore =
      first !== undefined &&
      getName(first) !== "" &&
      (name === "" ? isLine(row) : areParts && name === getName(first));
    if (!isMore && first) yield group;
    if (isMore) group.rows.push(row);
    else group = { number, rows: [row] };
  }
  if (group.rows.length > 0) yield group;
}

/** 2 for a row with ingredients and steps. */
function countLists(row: readonly string[], mapping: readonly ColumnMapping[]): number {
  const filled = mapping.filter(({ field }, at) => LISTS.has(field) && (row[at] ?? "").trim() !== "");
  return new Set(filled.map(({ field }) => field)).size;
}

function isPart(column: string): boolean {
  const { place, number } = readIngredientColumn(column);
  return place < 2 && number === "";
}

/** A line each, and nothing else that Tagine knows. */
function isOnlyLists(row: readonly string[], mapping: readonly ColumnMapping[]): boolean {
  const filled = mapping.filter((_, at) => (row[at] ?? "").trim() !== "");
  const isShort = row.every((cell) => cell.length <= MAX_LINE_CHARACTERS && !cell.trim().includes("\n"));
  return isShort && filled.every(({ field }) => LISTS.has(field));
}
