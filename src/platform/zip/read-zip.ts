import { closeSync, createWriteStream, fstatSync, openSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { crc32, inflateRawSync } from "node:zlib";
import { fromRandomAccessReaderPromise, type Entry, type ZipFile } from "yauzl";
import type { Sentence } from "../../contract/sentences.ts";
import { getErrorCode, DomainError, isSystemError } from "../errors.ts";
import { climbsOut, entryName, isClutter, isLink } from "./entry-name.ts";
import { WindowReader } from "./window-reader.ts";

/** Ten thousand recipes with all that belongs to them are sixty thousand files; who has more of them is up to something. */
const ENTRIES_MOST = 300_000;
/** Texts get ten times smaller, pictures not at all. What grows more than this when it is unpacked is a bomb … */
const RATIO_MOST = 200;
/** … unless it is small anyway, in bytes. */
const ALWAYS_FINE_BYTES = 1_000_000;
/** Up to so many bytes, packed, a file is read in one go: for small ones a stream costs more than what it carries. */
const SMALL_BYTES = 32_000;

/** An archive that cannot be opened at all. */
export class NotAZip extends DomainError {
  constructor() {
    super("unsupported", "archive-not-readable");
  }
}
class TooManyFiles extends DomainError {
  constructor() {
    super("too-large", "archive-too-many-files", { most: ENTRIES_MOST });
  }
}
/** A file of an archive that cannot be taken out of it. */
export class UnfitEntry extends DomainError {
  constructor(problem: Extract<Sentence, `archive-file-${string}`>, file: string) {
    super("invalid", problem, { file });
  }
}

/** Tells of each file why it cannot be taken out of an archive. */
export function refusalsByName(refused: readonly UnfitEntry[]): (file: string) => UnfitEntry {
  const byName = new Map(refused.map((one) => [one.params?.["file"], one]));
  return (file) => byName.get(file) ?? new UnfitEntry("archive-file-missing", file);
}

export interface ZipReader {
  /** Of all files that can be asked for: composed letters (NFC), `/` between folders, none climbs out. */
  names: readonly string[];
  /** Why others cannot be. */
  refused: readonly UnfitEntry[];
  /**
   * A file's content, whose checksum was right.
   * @throws UnfitEntry when there is none of this name, it is larger than `mostBytes`, or damaged
   */
  bytes(name: string, mostBytes: number): Promise<Uint8Array>;
  /**
   * Writes a file's content to the disk as it comes, however large it is. What it leaves behind when it fails is for the
   * caller to remove.
   * @throws UnfitEntry
   */
  extract(name: string, path: string): Promise<void>;
  close(): void;
}

/**
 * Opens a zip and reads its directory.
 * @throws NotAZip, TooManyFiles
 */
export async function openZip(path: string): Promise<ZipReader> {
  const reader = new WindowReader(openSync(path, "r"));
  const zip = await openZipFile(reader);
  try {
    return createReader({ zip, reader }, await readDirectory(zip));
  } catch (problem) {
    zip.close();
    throw problem;
  }
}

async function openZipFile(reader: WindowReader): Promise<ZipFile> {
  try {
    const { size } = fstatSync(reader.fd);
    return await fromRandomAccessReaderPromise(reader, size, { autoClose: false, decodeStrings: false });
  } catch (problem) {
    closeSync(reader.fd);
    // What the system says (no such file, no right to read it) is told as it is.
    if (getErrorCode(problem) !== undefined) throw problem;
    throw new NotAZip();
  }
}

interface Directory {
  entries: Map<string, Entry>;
  refused: UnfitEntry[];
}

async function readDirectory(zip: ZipFile): Promise<Directory> {
  if (zip.entryCount > ENTRIES_MOST) throw new TooManyFiles();
  const directory: Directory = { entries: new Map(), refused: [] };
  try {
    for await (const entry of zip.eachEntry()) take(entry, directory);
  } catch {
    // A directory that breaks off, or says of itself what cannot be.
    throw new NotAZip();
  }
  return directory;
}

/** Folders and what systems leave behind are passed over; the first of two with the same name counts. */
function take(entry: Entry, { entries, refused }: Directory): void {
  const name = entryName(entry);
  if (name.endsWith("/") || isClutter(name)) return;
  const problem = findEntryProblem(entry, name, entries);
  if (problem) refused.push(new UnfitEntry(problem, formatName(name)));
  else entries.set(name, entry);
}

function findEntryProblem(entry: Entry, name: string, entries: Directory["entries"]) {
  if (climbsOut(name)) return "archive-file-climbs-out";
  if (isLink(entry)) return "archive-file-is-link";
  if (entries.has(name)) return "archive-file-twice";
  if (entry.isEncrypted()) return "archive-file-encrypted";
  if (!entry.canDecodeFileData()) return "archive-file-packed-unknown";
  const { compressedSize, uncompressedSize } = entry;
  if (uncompressedSize > ALWAYS_FINE_BYTES && uncompressedSize > compressedSize * RATIO_MOST)
    return "archive-file-bomb";
  return null;
}

interface OpenZip {
  zip: ZipFile;
  reader: WindowReader;
}

function createReader(opened: OpenZip, { entries, refused }: Directory): ZipReader {
  const { zip } = opened;
  return {
    names: [...entries.keys()],
    refused,
    async bytes(name, mostBytes) {
      const entry = entries.get(name);
      if (!entry) throw new UnfitEntry("archive-file-missing", formatName(name));
      if (entry.uncompressedSize > mostBytes)
        throw new UnfitEntry("archive-file-too-large", formatName(name));
      return readContent(opened, entry, formatName(name));
    },
    async extract(name, path) {
      const entry = entries.get(name);
      if (!entry) throw new UnfitEntry("archive-file-missing", formatName(name));
      await extractEntry(zip, entry, path, formatName(name));
    },
    close: () => zip.close(),
  };
}

/** Its size was checked before: no more than the directory says is ever unpacked. */
async function readContent(opened: OpenZip, entry: Entry, name: string): Promise<Uint8Array> {
  const isSmall = entry.compressedSize <= SMALL_BYTES && entry.uncompressedSize <= ALWAYS_FINE_BYTES;
  try {
    const content = await (isSmall ? smallContent(opened, entry) : streamContent(opened, entry));
    if (content.length === entry.uncompressedSize && crc32(content) === entry.crc32) return content;
  } catch (problem) {
    if (isSystemError(problem)) throw problem;
  }
  throw new UnfitEntry("archive-file-damaged", name);
}

async function smallContent({ zip, reader }: OpenZip, entry: Entry): Promise<Uint8Array> {
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const packed = await reader.readAt(fileDataStart, entry.compressedSize);
  return entry.isCompressed()
    ? inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.uncompressedSize) })
    : packed;
}

async function streamContent({ zip }: OpenZip, entry: Entry): Promise<Uint8Array> {
  const content = new Uint8Array(entry.uncompressedSize);
  let filled = 0;
  for await (const part of await zip.openReadStreamPromise(entry)) {
    content.set(part, filled);
    filled += part.length;
  }
  return content;
}

async function extractEntry(zip: ZipFile, entry: Entry, path: string, name: string): Promise<void> {
  let sum = 0;
  async function* addChecksum(parts: AsyncIterable<Uint8Array>) {
    for await (const part of parts) {
      sum = crc32(part, sum);
      yield part;
    }
  }
  try {
    const content = await zip.openReadStreamPromise(entry);
    await pipeline(content, addChecksum, createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }));
  } catch (problem) {
    // The disk may be full, or the folder not ours to write: that says nothing of the archive.
    if (isSystemError(problem)) throw problem;
    throw new UnfitEntry("archive-file-damaged", name);
  }
  if (sum !== entry.crc32) throw new UnfitEntry("archive-file-damaged", name);
}

/** A name as a person sees it: whatever somebody put into an archive must not fill the screen. */
function formatName(name: string): string {
  const visible = name.replaceAll(/\p{C}/gu, "�");
  return visible.length > 120 ? `${visible.slice(0, 119)}…` : visible;
}
