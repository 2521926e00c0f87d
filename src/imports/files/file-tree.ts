import { createReadStream, createWriteStream, mkdirSync, rmSync, statSync } from "node:fs";
import { copyFile, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createGunzip, gunzipSync } from "node:zlib";
import { DomainError, isSystemError } from "../../platform/errors.ts";
import { isClutter } from "../../platform/zip/entry-name.ts";
import { openZip, UnfitEntry, type ZipReader } from "../../platform/zip/read-zip.ts";
import { archiveFiles, type ArchiveFiles } from "../archives/recipe-format.ts";
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
  /** Of everything uploaded; an archive is a folder of its name. */
  files: ArchiveFiles;
  /** Damaged archives, and files in archives that can't be read. */
  refused: RefusedFile[];
  /** The first `SAMPLE_BYTES`. @throws UnfitEntry */
  start(path: string): Promise<Uint8Array>;
  close(): void;
}

interface Entry {
  bytes(mostBytes: number): Promise<Uint8Array>;
  start(bytes: number): Promise<Uint8Array>;
  /** Writes the whole content to a file. */
  extract(path: string): Promise<void>;
}

interface Walk {
  entries: Map<string, Entry>;
  refused: RefusedFile[];
  zips: ZipReader[];
  workFolder: string;
  /** Unpacked to disk so far. */
  unpackedBytes: number;
}

const MAX_DEPTH = 3;
const MAX_FILES = 300_000;
const MAX_UNPACKED_BYTES = 8_000_000_000;
/** One recipe with its pictures. Larger ones must be archives. */
const MAX_GZIP_BYTES = 100_000_000;
/** Enough for a sample of text. */
const PACKED_START_BYTES = 32_000;

/** Not looked into for archives. Their content decides only whether they are pictures, much later. */
const PICTURE = /\.(?:jpe?g|jfif|png|webp|gif|bmp|avif|heic|heif|tiff?)$/i;

/**
 * Opens archives in archives, too, down to the third.
 * @param workFolder for archives that are inside others; it belongs to the tree until `close`
 */
export async function openFileTree(sources: readonly SourceFile[], workFolder: string): Promise<FileTree> {
  const walk: Walk = { entries: new Map(), refused: [], zips: [], workFolder, unpackedBytes: 0 };
  for (const { path, stored } of sources) {
    const name = path.replaceAll("\\", "/").normalize("NFC");
    if (!isClutter(name)) await addEntry(name, readStored(stored, name), 0, walk, stored);
  }
  const { entries, refused, zips } = walk;
  const get = (path: string): Entry => {
    const entry = entries.get(path);
    if (!entry) throw new UnfitEntry("archive-file-missing", path);
    return entry;
  };
  return {
    files: archiveFiles([...entries.keys()], (path, mostBytes) => get(path).bytes(mostBytes)),
    refused,
    start: async (path) => get(path).start(SAMPLE_BYTES),
    close() {
      zips.forEach((zip) => zip.close());
      rmSync(workFolder, { recursive: true, force: true });
    },
  };
}

async function addEntry(
  path: string,
  entry: Entry,
  depth: number,
  walk: Walk,
  stored: string | null = null,
): Promise<void> {
  try {
    const kind = PICTURE.test(path) ? "file" : findContainer(await entry.start(300));
    if (kind === "zip" && depth < MAX_DEPTH) await addZip(path, entry, depth, walk, stored);
    else if (kind === "gzip") await addGzip(path, entry, depth, walk);
    else if (walk.entries.size >= MAX_FILES) throw new UnfitEntry("archive-file-too-large", path);
    else walk.entries.set(path, entry);
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
  const zip = await openZip(stored ?? (await unpack(entry, walk, path)));
  walk.zips.push(zip);
  for (const { problem, params } of zip.refused) {
    const inner = `${path}/${String(params?.["file"] ?? "")}`;
    walk.refused.push({ path: inner, problem: new UnfitEntry(problem as never, inner) });
  }
  for (const name of zip.names) {
    const inner: Entry = {
      bytes: (mostBytes) => zip.bytes(name, mostBytes),
      start: (bytes) => zip.start(name, bytes),
      extract: (to) => zip.extract(name, to),
    };
    await addEntry(`${path}/${name}`, inner, depth + 1, walk);
  }
}

async function unpack(entry: Entry, walk: Walk, path: string): Promise<string> {
  mkdirSync(walk.workFolder, { recursive: true, mode: 0o700 });
  const to = join(walk.workFolder, `${walk.zips.length}`);
  await entry.extract(to);
  walk.unpackedBytes += statSync(to).size;
  if (walk.unpackedBytes > MAX_UNPACKED_BYTES) throw new UnfitEntry("archive-file-bomb", path);
  return to;
}

/** Paprika has one file with gzip per recipe, so these are unpacked only when they are read. */
async function addGzip(path: string, packed: Entry, depth: number, walk: Walk): Promise<void> {
  const unpacked = unpackGzip(path, packed);
  const isArchive = findContainer(await unpacked.start(300)) === "zip";
  const name = path.replace(/\.gz$/i, "");
  if (isArchive) await addZip(name, unpacked, depth, walk, null);
  else walk.entries.set(name, unpacked);
}

function unpackGzip(path: string, packed: Entry): Entry {
  const damaged = (problem: unknown) =>
    isSystemError(problem) ? problem : new UnfitEntry("archive-file-damaged", path);
  return {
    async bytes(mostBytes) {
      const content = await packed.bytes(MAX_GZIP_BYTES);
      try {
        return gunzipSync(content, { maxOutputLength: Math.min(mostBytes, MAX_GZIP_BYTES) });
      } catch (problem) {
        const isTooLarge = problem instanceof RangeError;
        throw isTooLarge ? new UnfitEntry("archive-file-too-large", path) : damaged(problem);
      }
    },
    async start(bytes) {
      const beginning = await packed.start(PACKED_START_BYTES);
      try {
        return gunzipSync(beginning, { finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, bytes);
      } catch (problem) {
        throw damaged(problem);
      }
    },
    async extract(to) {
      const between = `${to}.gz`;
      await packed.extract(between);
      const limit = limitBytes(statSync(between).size * MAX_RATIO + MAX_GZIP_BYTES, path);
      try {
        const target = createWriteStream(to, { flags: "wx", mode: 0o600 });
        await pipeline(createReadStream(between), createGunzip(), limit, target);
      } catch (problem) {
        throw problem instanceof DomainError ? problem : damaged(problem);
      } finally {
        rmSync(between, { force: true });
      }
    },
  };
}

/** More is a bomb. */
const MAX_RATIO = 200;

function limitBytes(mostBytes: number, path: string) {
  return async function* (parts: AsyncIterable<Uint8Array>) {
    let sum = 0;
    for await (const part of parts) {
      sum += part.length;
      if (sum > mostBytes) throw new UnfitEntry("archive-file-bomb", path);
      yield part;
    }
  };
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
