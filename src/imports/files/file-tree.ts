import { createReadStream, mkdirSync, rmSync, statSync } from "node:fs";
import { copyFile, open, readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { DomainError } from "../../platform/errors.ts";
import { isClutter } from "../../platform/zip/entry-name.ts";
import { openZip, TooManyFiles, UnfitEntry, type ZipReader } from "../../platform/zip/read-zip.ts";
import { archiveFiles, type ArchiveFiles } from "../archives/recipe-format.ts";
import { type Entry, unpackGzip } from "./gzip-entry.ts";
import { SAMPLE_BYTES } from "./sample-file.ts";

/** An uploaded file: `path` is what people see. */
export interface SourceFile {
  path: string;
  stored: string;
}

interface RefusedFile {
  path: string;
  problem: DomainError;
}

export interface FileTree {
  /** All uploaded files; an archive is a folder with its name. */
  files: ArchiveFiles;
  /** Damaged archives, and files in archives that can't be read. */
  refused: RefusedFile[];
  /** The first `SAMPLE_BYTES`. @throws UnfitEntry */
  start(path: string): Promise<Uint8Array>;
  close(): void;
}

interface Walk {
  entries: Map<string, Entry>;
  refused: RefusedFile[];
  zips: ZipReader[];
  workFolder: string;
  signal: AbortSignal | undefined;
  /** Zips unpacked so far, and their bytes. */
  unpacked: number;
  unpackedBytes: number;
}

const MAX_DEPTH = 3;
const MAX_FILES = 300_000;
const MAX_UNPACKED_BYTES = 8_000_000_000;
/** Some programs make a zip for each recipe: too many to keep open. */
const SMALL_ZIP_FILES = 20;

/** Files with these extensions aren't checked for archives. */
const PICTURE = /\.(?:jpe?g|jfif|png|webp|gif|bmp|avif|heic|heif|tiff?)$/i;

/**
 * Opens archives in archives, too, down to the third.
 * @param workFolder for archives that are inside others; it belongs to the tree until `close`
 * @throws the reason of `signal`
 */
export async function openFileTree(
  sources: readonly SourceFile[],
  workFolder: string,
  signal?: AbortSignal,
): Promise<FileTree> {
  const walk: Walk = {
    entries: new Map(),
    refused: [],
    zips: [],
    workFolder,
    signal,
    unpacked: 0,
    unpackedBytes: 0,
  };
  const close = () => {
    walk.zips.forEach((zip) => zip.close());
    rmSync(workFolder, { recursive: true, force: true });
  };
  const nameOnce = makeNamer();
  try {
    for (const { path, stored } of sources) {
      const name = nameOnce(path.replaceAll("\\", "/").normalize("NFC"));
      if (!isClutter(name)) await addEntry(name, readStored(stored, name), 0, walk, stored);
    }
  } catch (problem) {
    close();
    throw problem;
  }
  const { entries, refused } = walk;
  const get = (path: string): Entry => {
    const entry = entries.get(path);
    if (!entry) throw new UnfitEntry("archive-file-missing", path);
    return entry;
  };
  return {
    files: archiveFiles(
      [...entries.keys()],
      (path, mostBytes) => get(path).bytes(mostBytes),
      (path) => readParts(get(path), path, walk),
    ),
    refused,
    start: async (path) => get(path).start(SAMPLE_BYTES),
    close,
  };
}

/** People choose `recipe.json` of several folders: the second becomes `recipe (2).json`. */
function makeNamer(): (path: string) => string {
  const counts = new Map<string, number>();
  return function nameOnce(path: string): string {
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    if (count === 1) return path;
    const { ext } = posix.parse(path);
    return nameOnce(`${path.slice(0, path.length - ext.length)} (${count})${ext}`);
  };
}

async function addEntry(
  path: string,
  entry: Entry,
  depth: number,
  walk: Walk,
  stored: string | null = null,
): Promise<void> {
  walk.signal?.throwIfAborted();
  try {
    const kind = PICTURE.test(path) ? "file" : findContainer(await entry.start(300));
    if (kind === "zip" && depth < MAX_DEPTH) await addZip(path, entry, depth, walk, stored);
    else if (kind === "gzip") await addGzip(path, entry, depth, walk);
    else addFile(path, entry, walk);
  } catch (problem) {
    if (!(problem instanceof DomainError)) throw problem;
    walk.refused.push({ path, problem });
  }
}

async function addZip(
  path: string,
  entry: Entry,
  depth: number,
  walk: Walk,
  stored: string | null,
): Promise<void> {
  const file = stored ?? (await unpack(entry, walk, path));
  const zip = await openZip(file);
  const isSmall = zip.names.length <= SMALL_ZIP_FILES;
  if (isSmall) zip.close();
  else walk.zips.push(zip);
  const inZip = isSmall ? openForUse(file) : <Made>(work: (opened: ZipReader) => Made): Made => work(zip);
  for (const { problem, params } of zip.refused) {
    const inner = `${path}/${String(params?.["file"] ?? "")}`;
    walk.refused.push({ path: inner, problem: new UnfitEntry(problem as never, inner) });
  }
  for (const name of zip.names) {
    // Refused ones count, too, or zips of zips could have millions.
    if (walk.entries.size + walk.refused.length > MAX_FILES) throw new TooManyFiles();
    const inner: Entry = {
      bytes: (mostBytes) => inZip((opened) => opened.bytes(name, mostBytes)),
      start: (bytes) => inZip((opened) => opened.start(name, bytes)),
      extract: (to) => inZip((opened) => opened.extract(name, to)),
    };
    await addEntry(`${path}/${name}`, inner, depth + 1, walk);
  }
}

function openForUse(file: string): <Made>(work: (zip: ZipReader) => Promise<Made>) => Promise<Made> {
  return async (work) => {
    const zip = await openZip(file);
    try {
      return await work(zip);
    } finally {
      zip.close();
    }
  };
}

function addFile(path: string, entry: Entry, { entries }: Walk): void {
  let free = path;
  for (let count = 2; entries.has(free); count++) free = `${path} (${count})`;
  entries.set(free, entry);
}

async function unpack(entry: Entry, walk: Walk, path: string): Promise<string> {
  mkdirSync(walk.workFolder, { recursive: true, mode: 0o700 });
  const to = join(walk.workFolder, `${walk.unpacked++}`);
  await entry.extract(to);
  walk.unpackedBytes += statSync(to).size;
  if (walk.unpackedBytes > MAX_UNPACKED_BYTES) throw new UnfitEntry("archive-file-bomb", path);
  return to;
}

/** From a copy on disk, which is removed at the end. */
async function* readParts(entry: Entry, path: string, walk: Walk): AsyncGenerator<Uint8Array> {
  const copy = await unpack(entry, walk, path);
  try {
    yield* createReadStream(copy);
  } finally {
    walk.unpackedBytes -= statSync(copy).size;
    rmSync(copy, { force: true });
  }
}

/** Paprika has one gzip file per recipe, so these are unpacked only when they are read. */
async function addGzip(path: string, packed: Entry, depth: number, walk: Walk): Promise<void> {
  const unpacked = unpackGzip(path, packed);
  const isArchive = findContainer(await unpacked.start(300)) === "zip";
  const name = path.replace(/\.gz$/i, "");
  if (isArchive && depth < MAX_DEPTH) await addZip(name, unpacked, depth, walk, null);
  else addFile(name, unpacked, walk);
}

function readStored(stored: string, path: string): Entry {
  return {
    async bytes(mostBytes) {
      if (statSync(stored).size > mostBytes) throw new UnfitEntry("archive-file-too-large", path);
      return readFile(stored);
    },
    async start(bytes) {
      const file = await open(stored, "r");
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    extract: (to) => copyFile(stored, to),
  };
}

function findContainer(start: Uint8Array): "zip" | "gzip" | "file" {
  const [first, second, third, fourth] = start;
  if (first === 0x1f && second === 0x8b) return "gzip";
  const isZip =
    first === 0x50 && second === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6));
  return isZip ? "zip" : "file";
}
