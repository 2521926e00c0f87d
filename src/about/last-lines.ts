import { closeSync, existsSync, fstatSync, openSync, readSync } from "node:fs";

/** Bytes read from the end of a file: some ten thousand lines. */
const MOST_BYTES = 2_000_000;

/** The last lines of a text file, without reading the whole of it. Empty when there is no file. */
export function lastLines(path: string, count: number): string {
  if (!existsSync(path)) return "";
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    const tail = Buffer.alloc(Math.min(size, MOST_BYTES));
    readSync(file, tail, 0, tail.length, size - tail.length);
    const lines = tail.toString("utf8").trimEnd().split("\n");
    // What was read begins somewhere in a line.
    if (size > MOST_BYTES) lines.shift();
    return lines.slice(-count).join("\n");
  } finally {
    closeSync(file);
  }
}
