import { findCorrection } from "../../draft-corrections.ts";
import type { FileFormat, FileSample, FoundPicture } from "../../file-format.ts";
import { toFields, toList } from "../../../../archiving/lenient-values.ts";
import { DomainError } from "../../../../platform/errors.ts";
import { readLooseJson } from "../../../archives/read-loose-json.ts";
import { decodeFile } from "../../../archives/repair-text.ts";
import { type ArchiveFiles, FileNotRecipe, RecipeWithoutName } from "../../../archives/recipe-format.ts";
import { PartNotFit } from "../../../archives/to-recipe-content.ts";
import { parseCsv, parseLongCsv, type CsvRows, type LongCsv } from "../../reading/csv-rows.ts";
import { findPicture } from "../../reading/linked-files.ts";
import { type ColumnMapping, guessColumns, readRows } from "./columns.ts";
import { groupRows } from "./group-rows.ts";
import { findRecipeObjects, listSampleObjects } from "./json-objects.ts";
import { toRows } from "./json-rows.ts";
import type { ColumnField } from "../../../../contract/column-fields.ts";

const MAX_BYTES = 40_000_000;
const MAX_CELL_CHARACTERS = 1_000_000;
export const SAMPLE_ROWS = 20;
const MAX_TITLE_ROWS = 5;
/** There may be empty rows between them. */
const MAX_ROWS_ABOVE = 20;
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

/** Schemas and translations have such names, too. */
const PROGRAM_DATA = /"\$schema"\s*:\s*"https?:\/\/json-schema\.org|"openapi"\s*:|\{\{[\w-]+\}\}/;

/** Any table with columns for names and ingredients. */
export const table: FileFormat = {
  name: "table",
  recognize(file) {
    if (file.kind === "json") return !PROGRAM_DATA.test(file.head) && sampleObjects(file).some(isRecipeTable);
    return file.kind === "text" && isRecipeTable(sampleCsv(file));
  },
  async *read(path, files, { corrections }) {
    const { header, rows, firstNumber, isJson } = await readTable(path, files);
    const { first, all } = peekRows(rows, SAMPLE_ROWS);
    const guessed = guessColumns(header, first);
    const chosen = findCorrection(corrections.columns, path);
    const mapping = chosen
      ? guessed.map(({ column }, at) => ({ column, field: chosen[at] ?? null }))
      : guessed;
    for (const { number, rows: group } of groupRows({ rows: all, firstNumber, isJson }, mapping, first)) {
      const [row = []] = group;
      // Without its closing quote, a cell is the rest of the file.
      const tooLong = row.findIndex((cell) => cell.length > MAX_CELL_CHARACTERS);
      if (tooLong !== -1) {
        yield { name: "", problem: new PartNotFit(header[tooLong] ?? "") };
        continue;
      }
      const { recipe, pictures: links, isFavorite, cookedOn } = readRows(group, mapping);
      const isEmpty = !recipe.recipeIngredient?.length && !recipe.recipeInstructions?.length;
      if (recipe.name === "") {
        yield { name: "", problem: isJson ? new RecipeWithoutName(path) : new RowWithoutName(number) };
        continue;
      }
      if (isEmpty) {
        yield { name: recipe.name, problem: new FileNotRecipe(path) };
        continue;
      }
      const pictures: FoundPicture[] = links.flatMap((link) => findPicture(link, path, files) ?? []);
      yield { recipe, pictures, ...(isFavorite && { isFavorite }), ...(cookedOn.length > 0 && { cookedOn }) };
    }
  },
};

class RowWithoutName extends DomainError {
  constructor(row: number) {
    super("invalid", "file-import-row-without-name", { row });
  }
}

/** Whether a person could assign its columns. */
export function isAnyTable(file: FileSample): boolean {
  if (file.kind === "json") return sampleObjects(file).some(({ header }) => header.length > 1);
  return file.kind === "text" && sampleCsv(file).header.length > 1 && sampleCsv(file).rows.length > 0;
}

/** The header and rows of a file, for showing its columns. */
export async function readTable(path: string, files: ArchiveFiles): Promise<LongCsv & { isJson: boolean }> {
  const bytes = await files.bytes(path, MAX_BYTES);
  const text = decodeFile(bytes, path, files);
  if (!/^\ufeff?\s*[[{]/.test(text)) return { ...skipTitles(parseLongCsv(text)), isJson: false };
  const value = await readLooseJson(path, files);
  const recipes = findRecipeObjects(value);
  const objects = recipes.length > 0 ? recipes : toList(value).map((item) => toFields(item) ?? {});
  return { ...toRows(objects), firstNumber: 1, isJson: true };
}

function sampleCsv({ head: whole }: FileSample): CsvRows {
  const text = whole.replace(/^\ufeff/, "").trimStart();
  const lines = text.slice(0, 4000).split(/\r\n?|\n/, MAX_TITLE_ROWS);
  if (!lines.some((line) => /[,;\t|]/.test(line))) return { header: [], rows: [] };
  const head = parseCsv(text.slice(0, HEAD_CHARACTERS), SAMPLE_ROWS);
  const { header, rows } = skipTitles({ ...head, firstNumber: 2 });
  return { header, rows: [...rows] };
}

/** Some have their own name above the names of the columns. */
function skipTitles({ header, rows, firstNumber }: LongCsv): LongCsv {
  if (isHeader(header)) return { header, rows, firstNumber };
  const { first, all } = peekRows(rows, MAX_ROWS_ABOVE);
  const at = first.findIndex(isHeader);
  if (at === -1) return { header, rows: all, firstNumber };
  return {
    header: (first[at] ?? []).map((name) => name.trim()),
    rows: all.drop(at + 1),
    firstNumber: firstNumber + at + 1,
  };
}

function isHeader(row: readonly string[]): boolean {
  const fields = new Set(guessColumns(row, []).map(({ field }) => field));
  return fields.has("name") && fields.has("ingredients");
}

/** The first rows, and all of them. */
function peekRows(rows: Iterable<string[]>, most: number): { first: string[][]; all: Generator<string[]> } {
  const rest = rows[Symbol.iterator]();
  const first: string[][] = [];
  for (let next; first.length < most && !(next = rest.next()).done;) first.push(next.value);
  function* listAll(): Generator<string[]> {
    yield* first;
    for (let next; !(next = rest.next()).done;) yield next.value;
  }
  return { first, all: listAll() };
}

/** A table of each, since the first ones may lack a name or ingredients. */
function sampleObjects({ head }: FileSample): IteratorObject<CsvRows> {
  const isJson = /"[^"]{1,100}"\s*:/.test(head.slice(0, 1000));
  return isJson ? listSampleObjects(head).map((object) => toRows([object])) : Iterator.from([]);
}

function isRecipeTable({ header, rows }: CsvRows): boolean {
  if (header.length < 2 || header.length > 200) return false;
  const mapping = guessColumns(header, rows);
  const fields = new Set(mapping.map(({ field }) => field));
  if (!fields.has("name") || !fields.has("ingredients")) return false;
  if (!hasTexts(rows, mapping)) return false;
  return (
    fields.has("steps") ||
    mapping.filter(({ field }) => field === "ingredients").length > 2 ||
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
