import type { WindowReader } from "./window-reader.ts";

const KINDS = { file: [3, 4], directory: [1, 2], sizes: [7, 8] } as const;

export interface Mark {
  at: number;
  kind: keyof typeof KINDS;
}

const START = Buffer.from("PK");
const MARK_BYTES = 4;
/** The next mark is often near. */
const FIRST_BYTES = 1000;
const MOST_BYTES = 64_000;

export async function findMark(
  reader: WindowReader,
  from: number,
  size: number,
  kinds: readonly Mark["kind"][],
): Promise<Mark | null> {
  for await (const mark of eachMark(reader, from, size)) if (kinds.includes(mark.kind)) return mark;
  return null;
}

/** The marks with which parts of a zip begin. They may also be part of a file. */
export async function* eachMark(reader: WindowReader, from: number, size: number): AsyncGenerator<Mark> {
  let length = FIRST_BYTES;
  for (let start = from; start < size; start += length, length = Math.min(length * 4, MOST_BYTES)) {
    const part = Buffer.from(await reader.readAt(start, length + MARK_BYTES - 1));
    for (let at = part.indexOf(START); at !== -1 && at < length; at = part.indexOf(START, at + 1)) {
      const kind = findKind(part[at + 2], part[at + 3]);
      if (kind) yield { at: start + at, kind };
    }
  }
}

function findKind(third: number | undefined, fourth: number | undefined): Mark["kind"] | null {
  for (const [kind, [one, other]] of Object.entries(KINDS))
    if (third === one && fourth === other) return kind as Mark["kind"];
  return null;
}
