import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { closeDatabase, openDatabase } from "../../platform/database.ts";
import { DomainError } from "../../platform/errors.ts";
import type { SqlMigration } from "../../platform/sql-migrations.ts";
import { openZip, UnfitEntry, type ZipReader } from "../../platform/zip/read-zip.ts";
import { jsonIn } from "../../recipe-migrations/json-in.ts";
import { fieldsOf, type Fields } from "../../recipe-migrations/loose-values.ts";
import type { ArchiveFiles } from "../../recipe-migrations/recipe-format.ts";
import { LAYOUT, TOP_LEVEL, type Manifest } from "../archive-layout.ts";
import { instanceOf, type Instance } from "../instance.ts";
import { rowsOf } from "../named-values.ts";

/** A list of all users with their favourites is some kilobytes, a manifest of ten thousand recipes some megabytes. */
const LIST_MOST_BYTES = 50_000_000;

/** An archive of a Tagine, or of a program with the same layout, that something is taken from. */
export interface OpenedArchive {
  zip: ZipReader;
  /** Its files, named as if no folder stood around all of them. */
  files: ArchiveFiles;
  has(name: string): boolean;
  /** Null when no Tagine made it. */
  manifest: Manifest | null;
  /** The database in it, with what the layout has no place for; null when there is none. */
  inside: Instance | null;
  /** The rows of one of its lists; empty when it is not there. */
  rows(list: string): Promise<Fields[]>;
  close(): void;
}

/** It holds nothing that this layout knows. */
export class NothingOfABackup extends DomainError {
  constructor() {
    super("unsupported", "archive-without-backup");
  }
}

/**
 * Opens an archive.
 * @param workFolder a folder on the same disk as the data, for what has to be unpacked
 * @throws NotAZip, TooManyFiles, NothingOfABackup; StartError when the database in it is damaged or of a newer program
 */
export async function openArchive(
  path: string,
  { workFolder, migrations }: { workFolder: string; migrations: SqlMigration[] },
): Promise<OpenedArchive> {
  const zip = await openZip(path);
  const unpacked = mkdtempSync(join(workFolder, "archive-"));
  let inside: Instance | null = null;
  const close = () => {
    if (inside) closeDatabase(inside.db);
    zip.close();
    rmSync(unpacked, { recursive: true, force: true });
  };
  try {
    const files = withoutFolderAround(zip);
    if (!files.names.some((name) => TOP_LEVEL.test(name))) throw new NothingOfABackup();
    if (files.names.includes(LAYOUT.database)) {
      const database = join(unpacked, "tagine.db");
      await zip.extract(files.inZip(LAYOUT.database), database);
      inside = instanceOf(openDatabase(database, migrations), () => new Date());
    }
    const named = new Set(files.names);
    const lists = new Map<string, Promise<Fields[]>>();
    return {
      zip,
      files,
      has: (name) => named.has(name),
      manifest: await manifestOf(files),
      inside,
      rows(list) {
        if (!named.has(list)) return Promise.resolve([]);
        const read = lists.get(list) ?? jsonIn(list, files).then(rowsOf);
        lists.set(list, read);
        return read;
      },
      close,
    };
  } catch (problem) {
    close();
    throw problem;
  }
}

interface OwnFiles extends ArchiveFiles {
  /** What a file is called in the zip. */
  inZip(name: string): string;
}

/** Some programs put a folder around everything; what stands outside of it is nothing of ours. */
function withoutFolderAround(zip: ZipReader): OwnFiles {
  const first = zip.names.find((name) => TOP_LEVEL.test(name)) ?? "";
  const around = first.slice(0, TOP_LEVEL.exec(first)?.index ?? 0).replace(/[^/]$/, "$&/");
  return {
    names: zip.names.filter((name) => name.startsWith(around)).map((name) => name.slice(around.length)),
    bytes: (name, mostBytes) => zip.bytes(`${around}${name}`, mostBytes),
    inZip: (name) => `${around}${name}`,
  };
}

/** What does not read like one is none: the archive is then taken as one from elsewhere. */
async function manifestOf(files: ArchiveFiles): Promise<Manifest | null> {
  if (!files.names.includes(LAYOUT.manifest)) return null;
  try {
    const text = new TextDecoder().decode(await files.bytes(LAYOUT.manifest, LIST_MOST_BYTES));
    const told = fieldsOf(JSON.parse(text));
    return told?.["format"] === 1 && fieldsOf(told["files"]) && fieldsOf(told["kinds"])
      ? (told as unknown as Manifest)
      : null;
  } catch (problem) {
    if (problem instanceof SyntaxError || problem instanceof UnfitEntry) return null;
    throw problem;
  }
}
