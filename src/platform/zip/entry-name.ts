import { getFileNameLowLevel, type Entry } from "yauzl";

/** The file type bits of Unix attributes, in the upper half of the field. */
const UNIX_KIND = 0o170000;
const UNIX_LINK = 0o120000;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Old programs write CP437 and macOS writes unmarked UTF-8, so UTF-8 is tried first. */
export function decodeEntryName(entry: Entry): string {
  const raw = Buffer.from(entry.fileNameRaw);
  const named = getFileNameLowLevel(entry.generalPurposeBitFlag, raw, entry.extraFields, false);
  return (decodeUtf8(raw) ?? named).replaceAll("\\", "/").normalize("NFC");
}

function decodeUtf8(raw: Buffer): string | null {
  try {
    return utf8.decode(raw);
  } catch {
    return null;
  }
}

export function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & UNIX_KIND) === UNIX_LINK;
}
