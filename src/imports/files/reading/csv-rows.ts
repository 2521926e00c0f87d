import papaparse from "papaparse";

export interface CsvRows {
  header: string[];
  rows: string[][];
}

/** Rows that are parsed when they are needed, since a table may have hundreds of thousands. */
export interface LongCsv {
  header: string[];
  /** Also those without text, so that they can be counted. */
  rows: Iterable<string[]>;
  /** The number that spreadsheets show for the first of them. */
  firstNumber: number;
}

const WINDOW_CHARACTERS = 500_000;
const GUESSED_ROWS = 100;
const DELIMITERS = [",", ";", "\t", "|"];

/** @param most maximum number of rows below the header; all if missing */
export function parseCsv(text: string, most?: number): CsvRows {
  const { delimiter, rest } = takeDelimiter(text);
  const { data } = papaparse.parse<string[]>(rest, {
    ...(delimiter ? { delimiter } : { delimitersToGuess: DELIMITERS }),
    skipEmptyLines: "greedy",
    ...(most !== undefined && { preview: most + 1 }),
  });
  const [header = [], ...rows] = data;
  return { header: header.map((name) => name.trim()), rows };
}

/** Excel's first line may be `sep=;`. */
function takeDelimiter(text: string): { delimiter: string; rest: string } {
  const [whole = "", delimiter = ""] = /^\ufeff?\s*(?:"?sep=(.)"?[^\S\n\r]*(?:\r\n?|\n))?/i.exec(text) ?? [];
  return { delimiter, rest: text.slice(whole.length) };
}

/** Finds the delimiter and the ends of lines in the first rows. */
export function parseLongCsv(text: string): LongCsv {
  const { delimiter: given, rest: start } = takeDelimiter(text);
  const { meta } = papaparse.parse<string[]>(start.slice(0, WINDOW_CHARACTERS), {
    ...(given ? { delimiter: given } : { delimitersToGuess: DELIMITERS }),
    preview: GUESSED_ROWS,
  });
  const rows = eachRow(start, { delimiter: meta.delimiter, newline: meta.linebreak as "\n" });
  const header = rows.next().value ?? [];
  const [, before = ""] = /^\ufeff?(\s*)/.exec(text) ?? [];
  const firstNumber = before.split(/\r\n?|\n/).length + 1;
  return { header: header.map((name) => name.trim()), rows, firstNumber };
}

function* eachRow(text: string, how: { delimiter: string; newline: "\n" }): Generator<string[], undefined> {
  for (let at = 0, length = WINDOW_CHARACTERS; at < text.length;) {
    const isLast = at + length >= text.length;
    const rows: string[][] = [];
    const ends = [0];
    papaparse.parse<string[]>(text.slice(at, at + length), {
      ...how,
      step({ data, meta }) {
        rows.push(data);
        ends.push(meta.cursor);
      },
    });
    // The last row of a window may be cut.
    const complete = isLast ? rows.length : rows.length - 1;
    yield* rows.slice(0, complete);
    at += isLast ? length : (ends[complete] ?? 0);
    length = complete > 0 ? WINDOW_CHARACTERS : length * 2;
  }
}

/** Rows by lower-case column names. */
export type CsvFields = ReadonlyMap<string, string>;

export function* listFields({ header, rows }: Pick<LongCsv, "header" | "rows">): Generator<CsvFields> {
  const keys = header.map((name) => name.toLowerCase());
  for (const row of rows) yield new Map(keys.map((key, at) => [key, (row[at] ?? "").trim()]));
}

/** Cheap: looks only at the first line, which these programs never quote over several lines. */
export function hasColumns(head: string, names: readonly string[]): boolean {
  const [line = ""] = takeDelimiter(head)
    .rest.trimStart()
    .slice(0, 4000)
    .split(/\r\n?|\n/, 1);
  if (!line.toLowerCase().includes(names[0] ?? "")) return false;
  const columns = new Set(parseCsv(line, 0).header.map((name) => name.toLowerCase()));
  return names.every((name) => columns.has(name));
}
