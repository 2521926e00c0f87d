import { isUtf8 } from "node:buffer";
import { decodeText } from "./old-encodings.ts";
import type { ArchiveFiles } from "./recipe-format.ts";

export const TEXT_REPAIRED = { code: "archive-text-mended" } as const;

const files = new WeakMap<ArchiveFiles, Set<string>>();
const objects = new WeakSet<object>();

export function isRepairedFile(file: string, archive: ArchiveFiles): boolean {
  return files.get(archive)?.has(file) ?? false;
}

export function isRepaired(value: object): boolean {
  return objects.has(value);
}

function noteFile(file: string, archive: ArchiveFiles): void {
  const known = files.get(archive) ?? new Set();
  files.set(archive, known.add(file));
}

export function decodeFile(bytes: Uint8Array, file: string, archive: ArchiveFiles): string {
  const text = decodeText(bytes);
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf8(bytes) || (isUtf16 && !text.includes("\ufffd"))) return text;
  noteFile(file, archive);
  return text.replaceAll("\ufffd", "");
}

/** Half a surrogate pair, which JSON can only contain escaped. */
const HALF = /\\u[dD][89a-fA-F]/;

const HALVES = /\p{Surrogate}/gu;

/** Removes halves of surrogate pairs, which can't be stored, and remembers the file. */
export function repairValue(value: unknown, text: string, file: string, archive: ArchiveFiles): unknown {
  if (isRepairedFile(file, archive)) noteAll(value);
  if (!HALF.test(text)) return value;
  const [mended, isOther] = mend(value);
  if (isOther) noteFile(file, archive);
  return mended;
}

function noteAll(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  objects.add(value);
  Object.values(value).forEach(noteAll);
}

function mend(value: unknown): [unknown, boolean] {
  if (typeof value === "string")
    return value.isWellFormed() ? [value, false] : [value.replace(HALVES, ""), true];
  if (typeof value !== "object" || value === null) return [value, false];
  let isOther = false;
  const part = (inner: unknown): unknown => {
    const [mended, isInnerOther] = mend(inner);
    isOther ||= isInnerOther;
    return mended;
  };
  const made = Array.isArray(value)
    ? value.map(part)
    : Object.fromEntries(Object.entries(value).map(([key, inner]) => [String(part(key)), part(inner)]));
  if (isOther || objects.has(value)) objects.add(made);
  return [made, isOther];
}
