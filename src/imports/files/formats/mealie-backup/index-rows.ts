import type { RowSpans } from "./find-rows.ts";

const QUOTE = 0x22;
const COLON = 0x3a;
const SPACES = new Set([0x20, 0x09, 0x0a, 0x0d]);

/**
 * Finds the rows that have each value of a column, without parsing them.
 * @returns positions in `spans` by value, as `simplify` makes it
 */
export function indexRows(
  json: Buffer,
  spans: RowSpans,
  { column, simplify }: { column: string; simplify(value: string): string },
): Map<string, number[]> {
  const index = new Map<string, number[]>();
  const name = Buffer.from(JSON.stringify(column));
  let from = 0;
  for (let at = 0; at < spans.length; at += 2) {
    const [start = 0, end = 0] = [spans[at], spans[at + 1]];
    if (from < start) from = json.indexOf(name, start);
    while (from >= 0 && from < end && findValueStart(json, from + name.length) < 0)
      from = json.indexOf(name, from + 1);
    if (from < 0) break;
    if (from >= end) continue;
    const key = simplify(readScalar(json, findValueStart(json, from + name.length)));
    const known = index.get(key);
    if (known) known.push(at);
    else if (key) index.set(key, [at]);
  }
  return index;
}

/** -1 if no colon follows: then it was a text, not a key. */
function findValueStart(json: Buffer, after: number): number {
  const colon = skipSpaces(json, after);
  return json[colon] === COLON ? skipSpaces(json, colon + 1) : -1;
}

function skipSpaces(json: Buffer, from: number): number {
  let at = from;
  while (SPACES.has(json[at] ?? 0)) at++;
  return at;
}

/** Ids, slugs, and whole numbers have no escaped characters; `null` becomes empty. */
function readScalar(json: Buffer, start: number): string {
  if (json[start] === QUOTE) return json.toString("utf8", start + 1, json.indexOf(QUOTE, start + 1));
  return /^\d+/.exec(json.toString("latin1", start, start + 20))?.[0] ?? "";
}
