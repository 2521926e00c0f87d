import { type ArchiveReader, UnfitEntry } from "../../../platform/archive-reader.ts";
import type { Entry } from "./entry.ts";
import { openTar } from "../../../platform/tar/read-tar.ts";
import { NotAZip, openZip, recoverZip } from "../../../platform/zip/read-zip.ts";

export interface OpenedArchive extends Pick<ArchiveReader, "names" | "refused" | "isComplete"> {
  use: <Made>(work: (archive: ArchiveReader) => Promise<Made>) => Promise<Made>;
  /** Null if it's opened for each use. */
  close: (() => void) | null;
}

/** Takes less memory than three closures per file. */
export class ArchivedEntry implements Entry {
  constructor(
    readonly name: string,
    readonly archive: OpenedArchive,
  ) {}

  bytes(mostBytes: number): Promise<Uint8Array> {
    return this.archive.use((opened) => opened.bytes(this.name, mostBytes));
  }

  start(bytes: number): Promise<Uint8Array> {
    return this.archive.use((opened) => opened.start(this.name, bytes));
  }

  extract(to: string): Promise<void> {
    return this.archive.use((opened) => opened.extract(this.name, to));
  }
}

type Open = (file: string) => Promise<ArchiveReader>;

/** Some programs make a zip for each recipe: too many to keep open. */
const SMALL_ARCHIVE_FILES = 20;

/** @throws UnfitEntry if nothing in it can be read, TooManyFiles */
export async function openArchive(kind: "zip" | "tar", file: string, path: string): Promise<OpenedArchive> {
  const { archive, open } = await openFirst(kind === "tar" ? [openTar] : [openZip, recoverZip], file, path);
  const { names, refused, isComplete } = archive;
  if (names.length > SMALL_ARCHIVE_FILES)
    return { names, refused, isComplete, use: (work) => work(archive), close: archive.close };
  archive.close();
  return {
    names,
    refused,
    isComplete,
    close: null,
    async use(work) {
      const opened = await open(file);
      try {
        return await work(opened);
      } finally {
        opened.close();
      }
    },
  };
}

async function openFirst(
  ways: readonly Open[],
  file: string,
  path: string,
): Promise<{ archive: ArchiveReader; open: Open }> {
  for (const open of ways)
    try {
      return { archive: await open(file), open };
    } catch (problem) {
      if (!(problem instanceof NotAZip)) throw problem;
    }
  throw new UnfitEntry("archive-file-incomplete", path);
}
