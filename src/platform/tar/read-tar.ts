import { createWriteStream, fstatSync, openSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import {
  type ArchiveReader,
  findNameProblem,
  formatName,
  isClutter,
  MAX_ENTRIES,
  TooManyFiles,
  UnfitEntry,
} from "../archive-reader.ts";
import { WindowReader } from "../window-reader.ts";
import { listTarEntries, type TarEntry } from "./tar-entries.ts";

type Place = Pick<TarEntry, "at" | "size">;

interface Contents {
  entries: Map<string, Place>;
  refused: UnfitEntry[];
  isComplete: boolean;
}

const FILES = "07";
const LINKS = "12";
/** Folders, and the name of the whole archive. */
const WITHOUT_CONTENT = "5V";

/** @throws TooManyFiles */
export async function openTar(path: string): Promise<ArchiveReader> {
  const reader = new WindowReader(openSync(path, "r"));
  try {
    return createReader(reader, await listContents(reader));
  } catch (problem) {
    reader.close(() => {});
    throw problem;
  }
}

async function listContents(reader: WindowReader): Promise<Contents> {
  const contents: Contents = { entries: new Map(), refused: [], isComplete: true };
  for await (const entry of listTarEntries(reader, fstatSync(reader.fd).size)) {
    if ("damaged" in entry || entry.isCut) contents.isComplete = false;
    else addEntry(entry, contents);
    if (contents.entries.size + contents.refused.length > MAX_ENTRIES) throw new TooManyFiles();
  }
  return contents;
}

function addEntry(entry: TarEntry, { entries, refused }: Contents): void {
  const name = entry.name
    .replaceAll("\\", "/")
    .replace(/^(?:\.\/+)+/, "")
    .normalize("NFC");
  if (WITHOUT_CONTENT.includes(entry.kind) || name.endsWith("/") || isClutter(name)) return;
  const problem = findProblem(entry, name, entries);
  if (problem) refused.push(new UnfitEntry(problem, formatName(name)));
  else entries.set(name, { at: entry.at, size: entry.size });
}

function findProblem({ kind, isSparse }: TarEntry, name: string, entries: Contents["entries"]) {
  const named = findNameProblem(name);
  if (named) return named;
  if (LINKS.includes(kind)) return "archive-file-is-link";
  if (isSparse) return "archive-file-packed-unknown";
  if (!FILES.includes(kind)) return "archive-file-is-special";
  return entries.has(name) ? "archive-file-twice" : null;
}

function createReader(reader: WindowReader, { entries, ...contents }: Contents): ArchiveReader {
  const get = (name: string): Place => {
    const place = entries.get(name);
    if (!place) throw new UnfitEntry("archive-file-missing", formatName(name));
    return place;
  };
  return {
    ...contents,
    names: [...entries.keys()],
    async bytes(name, mostBytes) {
      const { at, size } = get(name);
      if (size > mostBytes) throw new UnfitEntry("archive-file-too-large", formatName(name));
      return reader.readAt(at, size);
    },
    async start(name, bytes) {
      const { at, size } = get(name);
      return reader.readAt(at, Math.min(bytes, size));
    },
    async extract(name, path) {
      const { at, size } = get(name);
      const content = reader.streamParts(at, at + size);
      await pipeline(content, createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }));
    },
    close: () => reader.close(() => {}),
  };
}
