import { findCorrection } from "../draft-corrections.ts";
import type { FileFormat, FileSample, FoundPicture } from "../file-format.ts";
import { toFields, toText } from "../../../archiving/lenient-values.ts";
import { readJson } from "../../archives/read-json.ts";
import { decodeFile } from "../../archives/repair-text.ts";
import { type ArchiveFiles, FileNotRecipe, RecipeWithoutName } from "../../archives/recipe-format.ts";
import { PartNotFit } from "../../archives/to-recipe-content.ts";
import { parseCsv, type CsvRows } from "./csv-rows.ts";
import { findPicture } from "./note-links.ts";
import { type ColumnMapping, guessColumns, readRow } from "./table/columns.ts";
import type { ColumnField } from "../../../contract/column-fields.ts";

const MOST_BYTES = 40_000_000;
const MOST_CELL_CHARACTERS = 1_000_000;
export const SAMPLE_ROWS = 20;
const HEAD_CHARACTERS = 20_000;
/** Any of these shows that a table with names and ingredients is about recipes. */
const TELLING: ReadonlySet<ColumnField> = new Set<ColumnField>([
  "yield",
  "prepTime",
  "cookTime",
  "totalTime",
  "cuisine",
  "tools",
]);

/** Any table with columns for names and ingredients. */
export const table: FileFormat = {
  name: "table",
  recognize(file) {
    if (file.kind === "json") return isRecipeTable(sampleObjects(file));
    return file.kind === "text" && isRecipeTable(sampleCsv(file));
  },
  async *read(path, files, { corrections }) {
    const { header, rows } = await readTable(path, files);
    const guessed = guessColumns(header, rows.slice(0, SAMPLE_ROWS));
    const chosen = findCorrection(corrections.columns, path);
    const mapping = chosen
      ? guessed.map(({ column }, at) => ({ column, field: chosen[at] ?? null }))
      : guessed;
    for (const row of rows) {
      if (row.every((cell) => cell.trim() === "")) continue;
      // Without its closing quote, a cell is the rest of the file.
      const tooLong = row.findIndex((cell) => cell.length > MOST_CELL_CHARACTERS);
      if (tooLong !== -1) {
        yield { name: "", problem: new PartNotFit(header[tooLong] ?? "") };
        continue;
      }
      const { recipe, pictures: links, isFavorite, cookedOn } = readRow(row, mapping);
      const isEmpty = !recipe.recipeIngredient?.length && !recipe.recipeInstructions?.length;
      if (recipe.name === "" || isEmpty) {
        const Problem = recipe.name === "" ? RecipeWithoutName : FileNotRecipe;
        yield { name: recipe.name, problem: new Problem(path) };
        continue;
      }
      const pictures: FoundPicture[] = links.flatMap((link) => findPicture(link, path, files) ?? []);
      yield { recipe, pictures, ...(isFavorite && { isFavorite }), ...(cookedOn.length > 0 && { cookedOn }) };
    }
  },
};

/** Whether a person could assign its columns. */
export function isAnyTable(file: FileSample): boolean {
  if (file.kind === "json") return sampleObjects(file).header.length > 1;
  return file.kind === "text" && sampleCsv(file).header.length > 1 && sampleCsv(file).rows.length > 0;
}

/** The header and rows of a file, for showing its columns. */
export async function readTable(path: string, files: ArchiveFiles): Promise<CsvRows> {
  const bytes = await files.bytes(path, MOST_BYTES);
  const text = decodeFile(bytes, path, files);
  if (!/^\ufeff?\s*[[{]/.test(text)) return parseCsv(text);
  const value = await readJson(path, files);
  return toRows(Array.isArray(value) ? value : (findList(value) ?? [value]));
}

/** The recipes of `{ "recipes": [] }`. */
function findList(value: unknown): unknown[] | null {
  const lists = Object.values(toFields(value) ?? {}).filter(
    (inner): inner is unknown[] => Array.isArray(inner) && inner.some((item) => toFields(item) !== null),
  );
  const [first] = lists;
  return lists.length === 1 && first && toFields(value)?.["ingredients"] === undefined ? first : null;
}

function toRows(items: readonly unknown[]): CsvRows {
  const objects = items.map((item) => toFields(item) ?? {});
  const header = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  return { header, rows: objects.map((object) => header.map((key) => toCell(object[key]))) };
}

/** Lists become lines; `{ "amount": 2, "unit": "cups", "name": "flour" }` is one. */
function toCell(value: unknown): string {
  if (Array.isArray(value)) return value.map(toLine).filter(Boolean).join("\n");
  return typeof value === "boolean" ? String(value) : toLine(value);
}

function toLine(value: unknown): string {
  const fields = toFields(value);
  if (!fields) return toText(value).replace(/\s+$/, "");
  const text = ["text", "step", "instruction", "description"].map((key) => toText(fields[key])).find(Boolean);
  const keys = ["amount", "quantity", "qty", "unit", "measure", "name", "ingredient", "food", "item"];
  const line = keys
    .map((key) => toText(fields[key]))
    .filter(Boolean)
    .join(" ");
  const remark = ["note", "notes", "preparation", "prep"].map((key) => toText(fields[key])).find(Boolean);
  if (line) return remark ? `${line}, ${remark}` : line;
  return (
    text ??
    Object.entries(fields)
      .map(([key, inner]) => `${key}: ${toText(inner)}`)
      .join("\n")
  );
}

function sampleCsv({ head }: FileSample): CsvRows {
  const text = head.replace(/^\ufeff/, "").trimStart();
  const [line = ""] = text.slice(0, 4000).split(/\r\n?|\n/, 1);
  if (!/[,;\t|]/.test(line)) return { header: [], rows: [] };
  return parseCsv(text.slice(0, HEAD_CHARACTERS), SAMPLE_ROWS);
}

/** Only the first object, since the head may end anywhere. */
function sampleObjects({ head }: FileSample): CsvRows {
  const text = head.slice(0, HEAD_CHARACTERS);
  if (!/"[^"]{1,40}"\s*:/.test(text.slice(0, 1000))) return { header: [], rows: [] };
  const first = findFirstObject(text);
  return first ? toRows([first]) : { header: [], rows: [] };
}

/** The first object of a list, or of `{ "recipes": [` … */
function findFirstObject(text: string): unknown {
  const start = /^\ufeff?\s*(?:\{\s*"[^"\\]{1,40}"\s*:\s*)?\[\s*(?=\{)|^\ufeff?\s*(?=\{)/.exec(text)?.[0]
    .length;
  if (start === undefined) return null;
  let [depth, isInside] = [0, false];
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (isInside && character === "\\") at++;
    else if (character === '"') isInside = !isInside;
    else if (!isInside && (character === "{" || character === "[")) depth++;
    else if (!isInside && (character === "}" || character === "]") && --depth === 0)
      return parseObject(text.slice(start, at + 1));
  }
  return null;
}

function parseObject(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecipeTable({ header, rows }: CsvRows): boolean {
  if (header.length < 2 || header.length > 200) return false;
  const mapping = guessColumns(header, rows);
  const fields = new Set(mapping.map(({ field }) => field));
  if (!fields.has("name") || !fields.has("ingredients")) return false;
  if (!hasTexts(rows, mapping)) return false;
  return (
    fields.has("steps") ||
    (hasAmounts(rows, mapping) && (header.length === 2 || [...TELLING].some((field) => fields.has(field))))
  );
}

function hasTexts(rows: CsvRows["rows"], mapping: readonly ColumnMapping[]): boolean {
  const isText = (field: ColumnField) =>
    rows.some((row) => mapping.some((one, at) => one.field === field && /\p{L}/u.test(row[at] ?? "")));
  return isText("name") && isText("ingredients");
}

function hasAmounts(rows: CsvRows["rows"], mapping: readonly ColumnMapping[]): boolean {
  return rows.some((row) =>
    mapping.some((one, at) => one.field === "ingredients" && /\d/.test(row[at] ?? "")),
  );
}
