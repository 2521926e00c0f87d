import { closeSync, createWriteStream, fstatSync, openSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { crc32, inflateRawSync } from "node:zlib";
import { Entry, fromRandomAccessReaderPromise, ZipFile } from "yauzl";
import {
  type ArchiveReader,
  findNameProblem,
  formatName,
  isClutter,
  MAX_ENTRIES,
  TooManyFiles,
  UnfitEntry,
} from "../archive-reader.ts";
import { DomainError, getErrorCode, isSystemError } from "../errors.ts";
import { decodeEntryName, isLink } from "./entry-name.ts";
import { recoverDirectory } from "./recover-directory.ts";
import { DirectoryReader } from "./directory-reader.ts";
import { tidyMemory } from "../tidy-memory.ts";
import { WindowReader } from "../window-reader.ts";

/** Text compresses about tenfold, pictures not at all. More is a zip bomb. */
const MAX_RATIO = 200;
const ALWAYS_FINE_BYTES = 1_000_000;
/** Without names. Source: APPNOTE.TXT 4.3.7 */
const LOCAL_HEADER_BYTES = 30;
/** Read at once instead of as a stream. */
const SMALL_BYTES = 32_000;

export class NotAZip extends DomainError {
  constructor() {
    super("unsupported", "archive-not-readable");
  }
}

/** @throws NotAZip, TooManyFiles */
export async function openZip(path: string): Promise<ArchiveReader> {
  const reader = new WindowReader(openSync(path, "r"));
  const zip = await openZipFile(reader);
  return createReader({ zip, reader }, true);
}

/** For zips that `openZip` refuses. @throws NotAZip if nothing is in it, TooManyFiles */
export async function recoverZip(path: string): Promise<ArchiveReader> {
  const scanned = new WindowReader(openSync(path, "r"));
  const { size } = fstatSync(scanned.fd);
  const { bytes, count, isComplete } = await recoverDirectory(scanned, size).finally(() =>
    scanned.close(() => {}),
  );
  if (count === 0) throw new NotAZip();
  const reader = new DirectoryReader(openSync(path, "r"), size, bytes);
  // As `fromRandomAccessReader` does.
  reader.ref();
  const zip = new ZipFile(reader, size, size + bytes.length, count, "", false, true, false, true);
  return createReader({ zip, reader }, isComplete);
}

async function openZipFile(reader: WindowReader): Promise<ZipFile> {
  try {
    const { size } = fstatSync(reader.fd);
    return await fromRandomAccessReaderPromise(reader, size, { autoClose: false, decodeStrings: false });
  } catch (problem) {
    closeSync(reader.fd);
    if (getErrorCode(problem) !== undefined) throw problem;
    throw new NotAZip();
  }
}

interface Directory {
  entries: Map<string, Entry>;
  refused: UnfitEntry[];
}

async function readDirectory(zip: ZipFile): Promise<Directory> {
  if (zip.entryCount > MAX_ENTRIES) throw new TooManyFiles();
  const directory: Directory = { entries: new Map(), refused: [] };
  try {
    for await (const entry of zip.eachEntry()) addEntry(entry, directory);
  } catch {
    throw new NotAZip();
  }
  refuseOverlaps(directory);
  return directory;
}

/** A zip bomb may list the same bytes as many files. */
function refuseOverlaps({ entries, refused }: Directory): void {
  const ordered = [...entries].toSorted(
    ([, one], [, other]) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  );
  let end = 0;
  for (const [name, { relativeOffsetOfLocalHeader: start, compressedSize }] of ordered) {
    if (start < end) {
      entries.delete(name);
      refused.push(new UnfitEntry("archive-file-bomb", formatName(name)));
    }
    end = Math.max(end, start + LOCAL_HEADER_BYTES + compressedSize);
  }
}

/** The first of two equal names wins. */
function addEntry(entry: Entry, { entries, refused }: Directory): void {
  const name = decodeEntryName(entry);
  if (name.endsWith("/") || isClutter(name)) return;
  const problem = findEntryProblem(entry, name, entries);
  if (problem) refused.push(new UnfitEntry(problem, formatName(name)));
  else entries.set(name, keepSizes(entry));
}

/** Only what reading needs, since an archive may have a hundred thousand files. */
function keepSizes(entry: Entry): Entry {
  const { compressionMethod, compressedSize, uncompressedSize, crc32: checksum } = entry;
  const { generalPurposeBitFlag, relativeOffsetOfLocalHeader } = entry;
  return Object.assign(new Entry(), {
    compressionMethod,
    generalPurposeBitFlag,
    compressedSize,
    uncompressedSize,
    crc32: checksum,
    relativeOffsetOfLocalHeader,
  });
}

function findEntryProblem(entry: Entry, name: string, entries: Directory["entries"]) {
  const named = findNameProblem(name);
  if (named) return named;
  if (isLink(entry)) return "archive-file-is-link";
  if (entries.has(name)) return "archive-file-twice";
  if (entry.isEncrypted()) return "archive-file-encrypted";
  if (!entry.canDecodeFileData()) return "archive-file-packed-unknown";
  const { compressedSize, uncompressedSize } = entry;
  if (uncompressedSize > ALWAYS_FINE_BYTES && uncompressedSize > compressedSize * MAX_RATIO)
    return "archive-file-bomb";
  return null;
}

interface OpenZip {
  zip: ZipFile;
  reader: WindowReader;
}

async function createReader(opened: OpenZip, isComplete: boolean): Promise<ArchiveReader> {
  const { zip } = opened;
  const { entries, refused } = await readDirectory(zip).catch((problem: unknown) => {
    zip.close();
    throw problem;
  });
  return {
    isComplete,
    names: [...entries.keys()],
    refused,
    async bytes(name, mostBytes) {
      const entry = entries.get(name);
      if (!entry) throw new UnfitEntry("archive-file-missing", formatName(name));
      if (entry.uncompressedSize > mostBytes)
        throw new UnfitEntry("archive-file-too-large", formatName(name));
      return readContent(opened, entry, formatName(name));
    },
    async start(name, bytes) {
      const entry = entries.get(name);
      if (!entry) throw new UnfitEntry("archive-file-missing", formatName(name));
      return readStart(opened, entry, bytes, formatName(name));
    },
    async extract(name, path) {
      const entry = entries.get(name);
      if (!entry) throw new UnfitEntry("archive-file-missing", formatName(name));
      await extractEntry(zip, entry, path, formatName(name));
    },
    close: () => zip.close(),
  };
}

/** Never unpacks more than the declared size, which was checked before. */
async function readContent(opened: OpenZip, entry: Entry, name: string): Promise<Uint8Array> {
  try {
    const content = await (isSmall(entry) ? readSmall(opened, entry) : readLarge(opened, entry));
    if (content.length === entry.uncompressedSize && crc32(content) === entry.crc32) return content;
  } catch (problem) {
    if (isSystemError(problem)) throw problem;
  }
  throw new UnfitEntry("archive-file-damaged", name);
}

function isSmall({ compressedSize, uncompressedSize }: Entry): boolean {
  return compressedSize <= SMALL_BYTES && uncompressedSize <= ALWAYS_FINE_BYTES;
}

async function readSmall({ zip, reader }: OpenZip, entry: Entry): Promise<Uint8Array> {
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const compressed = await reader.readAt(fileDataStart, entry.compressedSize);
  return entry.isCompressed()
    ? inflateRawSync(compressed, { maxOutputLength: Math.max(1, entry.uncompressedSize) })
    : compressed;
}

async function readStart(opened: OpenZip, entry: Entry, bytes: number, name: string): Promise<Uint8Array> {
  if (isSmall(entry)) return (await readContent(opened, entry, name)).subarray(0, bytes);
  const start = new Uint8Array(Math.min(bytes, entry.uncompressedSize));
  let filled = 0;
  try {
    for await (const part of await opened.zip.openReadStreamPromise(entry)) {
      const fitting = part.subarray(0, start.length - filled);
      start.set(fitting, filled);
      filled += fitting.length;
      if (filled === start.length) break;
    }
  } catch (problem) {
    if (isSystemError(problem)) throw problem;
    throw new UnfitEntry("archive-file-damaged", name);
  }
  return start.subarray(0, filled);
}

async function readLarge({ zip }: OpenZip, entry: Entry): Promise<Uint8Array> {
  const content = new Uint8Array(entry.uncompressedSize);
  let filled = 0;
  for await (const part of await zip.openReadStreamPromise(entry)) {
    content.set(part, filled);
    filled += part.length;
    tidyMemory();
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
    // A full or read-only disk says nothing about the archive.
    if (isSystemError(problem)) throw problem;
    throw new UnfitEntry("archive-file-damaged", name);
  }
  if (sum !== entry.crc32) throw new UnfitEntry("archive-file-damaged", name);
}
