import { getFileNameLowLevel, type Entry } from "yauzl";

/** What a link is among the kinds of file, in the upper half of an entry's attributes as Unix writes them. */
const UNIX_KIND = 0o170000;
const UNIX_LINK = 0o120000;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * An entry's name as text, with composed letters (NFC) and `/` between folders. Programs of the last century write
 * CP437, those of a Mac write UTF-8 without saying so: what can be read as UTF-8 is.
 */
export function entryName(entry: Entry): string {
  const raw = Buffer.from(entry.fileNameRaw);
  const named = getFileNameLowLevel(entry.generalPurposeBitFlag, raw, entry.extraFields, false);
  return (asUtf8(raw) ?? named).replaceAll("\\", "/").normalize("NFC");
}

function asUtf8(raw: Buffer): string | null {
  try {
    return utf8.decode(raw);
  } catch {
    // Not UTF-8, which is an answer too.
    return null;
  }
}

/** Whether a name leads out of the folder that an archive would be unpacked in, or is no name of a file at all. */
export function climbsOut(name: string): boolean {
  return (
    name === "" ||
    name.startsWith("/") ||
    /^[a-z]:/i.test(name) ||
    name.includes("\0") ||
    name.split("/").includes("..")
  );
}

export function isClutter(name: string): boolean {
  const parts = name.split("/");
  const file = parts.at(-1) ?? "";
  return parts.includes("__MACOSX") || /^(?:\._.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(file);
}

/** Whether an entry stands for another file, which may be anywhere. */
export function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & UNIX_KIND) === UNIX_LINK;
}
