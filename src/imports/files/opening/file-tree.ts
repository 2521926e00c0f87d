import { posix } from "node:path";
import { DomainError } from "../../../platform/errors.ts";
import { isClutter, TooManyFiles, UnfitEntry } from "../../../platform/archive-reader.ts";
import { isPictureName } from "../../archives/is-picture-name.ts";
import { archiveFiles, type ArchiveFiles } from "../../archives/recipe-format.ts";
import { ARCHIVE_START_BYTES, findArchiveKind, mayHideZip } from "./archive-kinds.ts";
import { DocumentNotReadable, isDocumentZip } from "./documents.ts";
import { type Entry, openStored } from "./entry.ts";
import { openGzip } from "./gzip-entry.ts";
import { ArchivedEntry, openArchive, type OpenedArchive } from "./open-archive.ts";
import { SAMPLE_BYTES } from "./sample-file.ts";
import { createUnpackFolder, type UnpackFolder } from "./unpack-folder.ts";

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
  /** If only the beginning of a file could be read. Ask after reading it. */
  findDamage(path: string): Promise<DomainError | null>;
  close(): void;
}

interface Walk {
  entries: Map<string, Entry>;
  refused: RefusedFile[];
  closeAll: (() => void)[];
  unpackFolder: UnpackFolder;
  signal: AbortSignal | undefined;
}

const MAX_DEPTH = 3;
const MAX_FILES = 300_000;
const NOTHING = new Uint8Array();

/**
 * Opens archives in archives, too, up to three levels deep.
 * @param workFolder for unpacked files; removed by `close`
 * @throws the reason of `signal`
 */
export async function openFileTree(
  sources: readonly SourceFile[],
  workFolder: string,
  signal?: AbortSignal,
): Promise<FileTree> {
  const unpackFolder = createUnpackFolder(workFolder);
  const walk: Walk = { entries: new Map(), refused: [], closeAll: [], unpackFolder, signal };
  const close = () => {
    walk.closeAll.forEach((closeOne) => closeOne());
    unpackFolder.remove();
  };
  const nameOnce = createNamer();
  try {
    for (const { path, stored } of sources) {
      const name = nameOnce(formatPath(path.replaceAll("\\", "/").normalize("NFC")));
      if (!isClutter(name)) await addEntry(name, openStored(stored, name), 0, walk, stored);
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
      (path) => unpackFolder.readParts(get(path), path),
    ),
    refused,
    start: async (path) => get(path).start(SAMPLE_BYTES),
    findDamage: async (path) =>
      (await get(path).isCut?.()) ? new UnfitEntry("archive-file-incomplete", path) : null,
    close,
  };
}

/** People choose files with the same name from several folders: the second becomes `recipe (2).json`. */
function createNamer(): (path: string) => string {
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
    // Pictures are no archives, and opening thousands of them takes long.
    const start = isPictureName(path) ? NOTHING : await entry.start(ARCHIVE_START_BYTES);
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
  const { file, problem } = stored
    ? { file: stored, problem: null }
    : await walk.unpackFolder.unpack(entry, path);
  const archive = await openArchive(kind, file, path);
  if (archive.close) walk.closeAll.push(archive.close);
  if (isDocumentZip(archive.names)) throw new DocumentNotReadable();
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

/** Some characters would break a line, or make the name look like another. */
function formatPath(path: string): string {
  return path.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "�");
}

function addFile(path: string, entry: Entry, { entries }: Walk): void {
  let free = path;
  for (let count = 2; entries.has(free); count++) free = `${path} (${count})`;
  entries.set(free, entry);
}

/** Paprika has one gzip file per recipe, so these are unpacked only when they are read. */
async function addGzip(path: string, packed: Entry, depth: number, walk: Walk): Promise<void> {
  const entry = openGzip(path, packed);
  const kind = findArchiveKind(await entry.start(ARCHIVE_START_BYTES));
  const name = path.replace(/\.gz$/i, "").replace(/\.tgz$/i, ".tar");
  if (kind === "gzip") await addEntry(name, entry, depth + 1, walk);
  else if (kind) await addArchive(name, { entry, stored: null, kind }, depth, walk);
  else addFile(name, entry, walk);
}
