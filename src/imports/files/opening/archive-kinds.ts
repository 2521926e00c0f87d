import { isTar } from "../../../platform/tar/tar-header.ts";

export const ARCHIVE_START_BYTES = 512;

export type ArchiveKind = "zip" | "tar" | "gzip";

/** Decided by the content, not by the extension. */
export function findArchiveKind(start: Uint8Array): ArchiveKind | null {
  const [first, second, third, fourth] = start;
  if (first === 0x1f && second === 0x8b) return "gzip";
  const isZip =
    first === 0x50 && second === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6));
  if (isZip) return "zip";
  return isTar(start) ? "tar" : null;
}

const ZIP_NAME = /\.(?:zip|paprikarecipes|melarecipes|mcb|rtk|mz2|fdxz|exe)$/i;

/** A zip may begin with a program that unpacks it, or with damage. */
export function mayHideZip(path: string, start: Uint8Array): boolean {
  return ZIP_NAME.test(path) && findOtherArchive(start) === null;
}

const ARCHIVE_NAME = /\.(?:zip|gz|tgz|tar|kre|paprikarecipes|melarecipes|mcb|rtk|mz2|fdxz)$/i;

export function isNamedAsArchive(path: string): boolean {
  return ARCHIVE_NAME.test(path);
}

/** Where each begins, and its first bytes there. Source: https://www.garykessler.net/library/file_sigs.html */
const OTHERS: readonly [kind: string, at: number, start: string][] = [
  ["RAR", 0, "Rar!\u001a\u0007"],
  ["7-Zip", 0, "7z\u00bc\u00af\u0027\u001c"],
  ["bzip2", 4, "1AY&SY"],
  ["xz", 0, "\u00fd7zXZ\u0000"],
  ["zstd", 0, "\u0028\u00b5\u002f\u00fd"],
  ["lzip", 0, "LZIP\u0001"],
  ["lz4", 0, "\u0004\u0022\u004d\u0018"],
  ["LZMA", 0, "\u005d\u0000\u0000"],
  ["compress", 0, "\u001f\u009d"],
  ["LHA", 2, "-lh"],
  ["ACE", 7, "**ACE**"],
  ["ARJ", 0, "\u0060\u00ea"],
  ["CAB", 0, "MSCF\u0000"],
];

/** The name of a kind that must be unpacked first. */
export function findOtherArchive(start: Uint8Array): string | null {
  const text = Buffer.from(start.subarray(0, 64)).toString("latin1");
  return OTHERS.find(([, at, mark]) => text.startsWith(mark, at))?.[0] ?? null;
}
