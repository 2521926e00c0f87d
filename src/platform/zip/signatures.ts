import type { WindowReader } from "../window-reader.ts";

/** The last two bytes of each. Source: APPNOTE.TXT 4.3 */
const KINDS = { localHeader: [3, 4], centralDirectory: [1, 2], dataDescriptor: [7, 8] } as const;

export interface Signature {
  at: number;
  kind: keyof typeof KINDS;
}

const START = Buffer.from("PK");
const SIGNATURE_BYTES = 4;
/** The next signature is often near. */
const FIRST_BYTES = 1000;
const MAX_BYTES = 64_000;

export async function findSignature(
  reader: WindowReader,
  from: number,
  size: number,
  kinds: readonly Signature["kind"][],
): Promise<Signature | null> {
  for await (const signature of eachSignature(reader, from, size))
    if (kinds.includes(signature.kind)) return signature;
  return null;
}

/** The signatures with which parts of a zip begin. The same bytes may also be in a file. */
export async function* eachSignature(
  reader: WindowReader,
  from: number,
  size: number,
): AsyncGenerator<Signature> {
  let length = FIRST_BYTES;
  for (let start = from; start < size; start += length, length = Math.min(length * 4, MAX_BYTES)) {
    const part = Buffer.from(await reader.readAt(start, length + SIGNATURE_BYTES - 1));
    for (let at = part.indexOf(START); at !== -1 && at < length; at = part.indexOf(START, at + 1)) {
      const kind = findKind(part[at + 2], part[at + 3]);
      if (kind) yield { at: start + at, kind };
    }
  }
}

function findKind(third: number | undefined, fourth: number | undefined): Signature["kind"] | null {
  for (const [kind, [one, other]] of Object.entries(KINDS))
    if (third === one && fourth === other) return kind as Signature["kind"];
  return null;
}
