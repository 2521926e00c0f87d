/** Positions of a table's rows in a file: start and end, alternating. */
export type RowSpans = number[];

export interface FoundRows {
  tables: Map<string, RowSpans>;
  /** False if the file ends too early. */
  isWhole: boolean;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
/** The file is an object of lists of rows. */
const ROW_DEPTH = 3;

/** Finds rows in `{"table": [{…}, {…}]}` without parsing, which would take several times the file's size. */
export function findRows(json: Uint8Array): FoundRows {
  const tables = new Map<string, RowSpans>();
  let depth = 0;
  let name = "";
  let start = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === QUOTE) {
      const end = findStringEnd(json, at);
      if (depth === 1) name = parseName(json.subarray(at, end + 1));
      at = end;
    } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      depth++;
      if (depth === ROW_DEPTH) start = at;
      if (depth === ROW_DEPTH - 1 && !tables.has(name)) tables.set(name, []);
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
      if (depth === ROW_DEPTH && byte === CLOSE_OBJECT) tables.get(name)?.push(start, at + 1);
      depth--;
    }
  }
  return { tables, isWhole: depth === 0 };
}

/** @returns the position of the closing quote, or of the file's end */
function findStringEnd(json: Uint8Array, start: number): number {
  let end = start;
  do {
    end = json.indexOf(QUOTE, end + 1);
    if (end < 0) return json.length;
  } while (isEscaped(json, end));
  return end;
}

function isEscaped(json: Uint8Array, at: number): boolean {
  let before = at;
  while (json[before - 1] === BACKSLASH) before--;
  return (at - before) % 2 === 1;
}

function parseName(quoted: Uint8Array): string {
  return Buffer.from(quoted).toString("utf8").slice(1, -1);
}
