import type { ColumnField } from "../../../../contract/column-fields.ts";
import { readIngredientColumn } from "./amount-words.ts";
import type { ColumnMapping } from "./columns.ts";

const LISTS: ReadonlySet<ColumnField | null> = new Set<ColumnField | null>(["ingredients", "steps"]);
const MAX_LINE_CHARACTERS = 200;

/** The rows of each recipe: some tables have a row per ingredient, and the name only once or in each row. */
export function* groupRows(
  rows: Iterable<string[]>,
  mapping: readonly ColumnMapping[],
): Generator<string[][]> {
  const nameAt = mapping.findIndex(({ field }) => field === "name");
  const areParts = mapping.some(({ column, field }) => field === "ingredients" && isPart(column));
  const getName = (row: readonly string[]) => (row[nameAt] ?? "").trim();
  let group: string[][] = [];
  for (const row of rows) {
    if (row.every((cell) => cell.trim() === "")) continue;
    const [first] = group;
    const name = getName(row);
    const isMore =
      first !== undefined &&
      getName(first) !== "" &&
      (name === "" ? isOnlyLists(row, mapping) : areParts && name === getName(first));
    if (!isMore && first) yield group;
    if (isMore) group.push(row);
    else group = [row];
  }
  if (group.length > 0) yield group;
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
