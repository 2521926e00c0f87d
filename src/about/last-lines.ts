import { closeSync, existsSync, fstatSync, openSync, readSync } from "node:fs";

const MAX_BYTES = 2_000_000;

export function lastLines(path: string, count: number): string {
  if (!existsSync(path)) return "";
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    const tail = Buffer.alloc(Math.min(size, MAX_BYTES));
    readSync(file, tail, 0, tail.length, size - tail.length);
    const lines = tail.toString("utf8").trimEnd().split("\n");
    // The read may start in the middle of a line.
    if (size > MAX_BYTES) lines.shift();
    return lines.slice(-count).join("\n");
  } finally {
    closeSync(file);
  }
}
