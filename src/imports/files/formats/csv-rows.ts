import papaparse from "papaparse";

export interface CsvRows {
  header: string[];
  rows: string[][];
}

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

/** Rows by lower-case column names. */
export type CsvFields = ReadonlyMap<string, string>;

export function* listFields({ header, rows }: CsvRows): Generator<CsvFields> {
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
