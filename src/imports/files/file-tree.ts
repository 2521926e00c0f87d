import { createReadStream, existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { DomainError } from "../../platform/errors.ts";
import { isClutter, TooManyFiles, UnfitEntry } from "../../platform/archive-reader.ts";
import { archiveFiles, type ArchiveFiles } from "../archives/recipe-format.ts";
import { ARCHIVE_START_BYTES, findArchiveKind, mayHideZip } from "./archive-kinds.ts";
import { type Entry, readStored } from "./entry.ts";
import { unpackGzip } from "./gzip-entry.ts";
import { ArchivedEntry, openArchive, type OpenedArchive } from "./open-archive.ts";
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
  closeAll: (() => void)[];
  workFolder: string;
  signal: AbortSignal | undefined;
  /** Archives unpacked so far, and their bytes. */
  unpacked: number;
  unpackedBytes: number;
}

const MAX_DEPTH = 3;
const MAX_FILES = 300_000;
const MAX_UNPACKED_BYTES = 8_000_000_000;
const NOTHING = new Uint8Array();

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
    closeAll: [],
    workFolder,
    signal,
    unpacked: 0,
    unpackedBytes: 0,
  };
  const close = () => {
    walk.closeAll.forEach((closeOne) => closeOne());
    rmSync(workFolder, { recursive: true, force: true });
  };
  const nameOnce = makeNamer();
  // A crash leaves it behind.
  rmSync(workFolder, { recursive: true, force: true });
  try {
    for (const { path, stored } of sources) {
      const name = nameOnce(formatPath(path.replaceAll("\\", "/").normalize("NFC")));
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
    const start = PICTURE.test(path) ? NOTHING : await entry.start(ARCHIVE_START_BYTES);
    const kind = depth < MAX_DEPTH ? findArchiveKind(start) : null;
    if (kind === "gzip") await addGzip(path, entry, depth, walk);
    else if (kind) await addArchive(path, { entry, stored, kind }, depth, walk);
    else if (depth < MAX_DEPTH && mayHideZip(path, start))
      await addHiddenZip(path, { entry, stored }, depth, walk);
    else addFile(path, entry, walk);
  } catch (problem) {
    if (!(problem instanceof DomainError)) throw problem;
    walk.refused.push({ path, problem });
  }
}

interface Packed {
  entry: Entry;
  /** Null for archives inside others. */
  stored: string | null;
}

async function addArchive(
  path: string,
  { entry, stored, kind }: Packed & { kind: "zip" | "tar" },
  depth: number,
  walk: Walk,
): Promise<void> {
  const { file, problem } = stored ? { file: stored, problem: null } : await unpack(entry, walk, path);
  const archive = await openArchive(kind, file, path);
  if (archive.close) walk.closeAll.push(archive.close);
  if (problem) walk.refused.push({ path, problem });
  else if (!archive.isComplete)
    walk.refused.push({ path, problem: new UnfitEntry("archive-file-incomplete", path) });
  await addContents(path, archive, depth, walk);
}

async function addHiddenZip(
  path: string,
  { entry, stored }: Packed,
  depth: number,
  walk: Walk,
): Promise<void> {
  try {
    await addArchive(path, { entry, stored, kind: "zip" }, depth, walk);
  } catch (problem) {
    if (!(problem instanceof DomainError)) throw problem;
    addFile(path, entry, walk);
  }
}

async function addContents(path: string, archive: OpenedArchive, depth: number, walk: Walk): Promise<void> {
  refuseEntries(path, archive, walk);
  for (const name of archive.names) {
    // Refused ones count, too, or zips of zips could have millions.
    if (walk.entries.size + walk.refused.length > MAX_FILES) throw new TooManyFiles();
    await addEntry(`${path}/${formatPath(name)}`, new ArchivedEntry(name, archive), depth + 1, walk);
  }
}

/** One row is enough for an archive with a password. */
function refuseEntries(path: string, { names, refused }: OpenedArchive, walk: Walk): void {
  const [first] = refused;
  const isLocked =
    first && names.length === 0 && refused.every(({ problem }) => problem === "archive-file-encrypted");
  if (isLocked) walk.refused.push({ path, problem: new UnfitEntry("archive-file-encrypted", path) });
  else
    for (const { problem, params } of refused) {
      const inner = `${path}/${String(params?.["file"] ?? "")}`;
      walk.refused.push({ path: inner, problem: new UnfitEntry(problem as never, inner) });
    }
}

/** Some characters would make another name of it, or break a line. */
function formatPath(path: string): string {
  return path.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "�");
}

function addFile(path: string, entry: Entry, { entries }: Walk): void {
  let free = path;
  for (let count = 2; entries.has(free); count++) free = `${path} (${count})`;
  entries.set(free, entry);
}

/** The beginning of a damaged archive may be readable. */
async function unpack(
  entry: Entry,
  walk: Walk,
  path: string,
): Promise<{ file: string; problem: DomainError | null }> {
  mkdirSync(walk.workFolder, { recursive: true, mode: 0o700 });
  const file = join(walk.workFolder, `${walk.unpacked++}`);
  const problem = await entry.extract(file).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (problem && !(problem instanceof UnfitEntry && existsSync(file))) throw problem;
  walk.unpackedBytes += statSync(file).size;
  if (walk.unpackedBytes > MAX_UNPACKED_BYTES) throw new UnfitEntry("archive-file-bomb", path);
  const isDamaged = problem instanceof UnfitEntry && problem.problem === "archive-file-damaged";
  return {
    file,
    problem: isDamaged ? new UnfitEntry("archive-file-incomplete", path) : (problem as DomainError | null),
  };
}

/** From a copy on disk, which is removed at the end. @throws UnfitEntry */
async function* readParts(entry: Entry, path: string, walk: Walk): AsyncGenerator<Uint8Array> {
  const { file, problem } = await unpack(entry, walk, path);
  try {
    yield* createReadStream(file);
    if (problem) throw problem;
  } finally {
    walk.unpackedBytes -= statSync(file).size;
    rmSync(file, { force: true });
  }
}

/** Paprika has one gzip file per recipe, so these are unpacked only when they are read. */
async function addGzip(path: string, packed: Entry, depth: number, walk: Walk): Promise<void> {
  const entry = unpackGzip(path, packed);
  const kind = findArchiveKind(await entry.start(ARCHIVE_START_BYTES));
  const name = path.replace(/\.gz$/i, "").replace(/\.tgz$/i, ".tar");
  if (kind === "gzip") await addEntry(name, entry, depth + 1, walk);
  else if (kind) await addArchive(name, { entry, stored: null, kind }, depth, walk);
  else addFile(name, entry, walk);
}
