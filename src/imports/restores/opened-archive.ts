import { SQLiteError } from "bun:sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { closeDatabase, openDatabase, readSchemaNumber } from "../../platform/database.ts";
import { DomainError, StartError } from "../../platform/errors.ts";
import type { SqlMigration } from "../../platform/sql-migrations.ts";
import { storageProblem } from "../../platform/storage-errors.ts";
import { openZip, refusalsByName, UnfitEntry, type ZipReader } from "../../platform/zip/read-zip.ts";
import { readJson } from "../archives/read-json.ts";
import { toFields, type Fields } from "../../archiving/lenient-values.ts";
import { archiveFiles, type ArchiveFiles } from "../archives/recipe-format.ts";
import { LAYOUT, TOP_LEVEL, type Manifest } from "./archive-layout.ts";
import { openStores, type Stores } from "./open-stores.ts";
import { toRows } from "../../archiving/row-values.ts";

/** That of ten thousand recipes has some megabytes. */
const MANIFEST_MOST_BYTES = 50_000_000;

export interface OpenedArchive {
  /** Its files, named as if no folder stood around all of them. */
  files: ArchiveFiles;
  has(name: string): boolean;
  /** Why others cannot be taken out of it. */
  refused: readonly UnfitEntry[];
  getRefusal(file: string): UnfitEntry;
  /** Null when no Tagine made it. */
  manifest: Manifest | null;
  /** The database in it, with what the layout has no place for; null when there is none. */
  inside: Stores | null;
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
/** What is in it may mean something that this program does not know. */
class NewerArchive extends DomainError {
  constructor() {
    super("unsupported", "archive-of-newer-program");
  }
}

interface Where {
  /** A folder on the same disk as the data, for what has to be unpacked. */
  workFolder: string;
  migrations: SqlMigration[];
}

/**
 * Opens an archive. Of one that is damaged, what can be read is there.
 * @throws NotAZip, TooManyFiles, NothingOfABackup, NewerArchive
 */
export async function openArchive(path: string, where: Where): Promise<OpenedArchive> {
  const zip = await openZip(path);
  const unpacked = mkdtempSync(join(where.workFolder, "archive-"));
  let inside: Stores | null = null;
  const close = () => {
    if (inside) closeDatabase(inside.db);
    zip.close();
    rmSync(unpacked, { recursive: true, force: true });
  };
  try {
    // Requests are answered in between.
    await setImmediate();
    const files = withoutFolderAround(zip);
    if (!files.names.some((name) => TOP_LEVEL.test(name))) throw new NothingOfABackup();
    const refused = [...zip.refused];
    if (files.names.includes(LAYOUT.database)) {
      inside = await openDatabaseFile(zip, files.inZip(LAYOUT.database), join(unpacked, "tagine.db"), where);
      if (!inside) refused.push(new UnfitEntry("archive-file-damaged", LAYOUT.database));
    }
    const manifest = await readManifest(files);
    refused.push(...listMissingFiles(files, manifest, refused));
    return {
      files,
      refused,
      getRefusal: refusalsByName(refused),
      manifest,
      inside,
      ...reading(files),
      close,
    };
  } catch (problem) {
    close();
    throw problem;
  }
}

/** Null when it cannot be read. */
async function openDatabaseFile(
  zip: ZipReader,
  name: string,
  path: string,
  { migrations }: Where,
): Promise<Stores | null> {
  try {
    await zip.extract(name, path);
    const known = migrations.at(-1)?.number ?? 0;
    if ((readSchemaNumber(path) ?? 0) > known) throw new NewerArchive();
    return openStores(openDatabase(path, migrations), () => new Date());
  } catch (problem) {
    const why = problem instanceof StartError ? (problem.cause ?? problem) : problem;
    if (isDiskProblem(why)) throw storageProblem(why);
    const isDamaged = [UnfitEntry, StartError, SQLiteError].some((kind) => why instanceof kind);
    if (isDamaged) return null;
    throw problem;
  }
}

/** Whether SQLite says it of the disk, and not of what is in the file. */
function isDiskProblem(problem: unknown): boolean {
  return problem instanceof SQLiteError && /FULL|IOERR|CANTOPEN|READONLY|NOMEM/.test(problem.code ?? "");
}

/** What an archive says it holds, and does not. */
function listMissingFiles(
  files: ArchiveFiles,
  manifest: Manifest | null,
  refused: UnfitEntry[],
): UnfitEntry[] {
  const told = new Set([...files.names, ...refused.map(({ params }) => params?.["file"])]);
  return Object.keys(manifest?.files ?? {})
    .filter((name) => !told.has(name))
    .map((name) => new UnfitEntry("archive-file-missing", name));
}

function reading(files: ArchiveFiles): Pick<OpenedArchive, "has" | "rows"> {
  const named = new Set(files.names);
  const lists = new Map<string, Promise<Fields[]>>();
  return {
    has: (name) => named.has(name),
    rows(list) {
      if (!named.has(list)) return Promise.resolve([]);
      const read = lists.get(list) ?? readJson(list, files).then(toRows);
      lists.set(list, read);
      return read;
    },
  };
}

interface OwnFiles extends ArchiveFiles {
  inZip(name: string): string;
}

/** Some programs put a folder around everything; what stands outside of it is nothing of ours. */
function withoutFolderAround(zip: ZipReader): OwnFiles {
  const beginnings = zip.names.flatMap((name) => {
    const found = TOP_LEVEL.exec(name);
    // A dish may be called as a folder of the layout is: pictures tell nothing.
    return found && !/(?:^|\/)images\//.test(name) ? name.slice(0, found.index).replace(/[^/]$/, "$&/") : [];
  });
  const around = beginnings.toSorted((one, other) => one.length - other.length)[0] ?? "";
  const names = zip.names.filter((name) => name.startsWith(around)).map((name) => name.slice(around.length));
  return {
    ...archiveFiles(names, (name, mostBytes) => zip.bytes(`${around}${name}`, mostBytes)),
    inZip: (name) => `${around}${name}`,
  };
}

/** What does not read like one is none: the archive is then taken as one from elsewhere. */
async function readManifest(files: ArchiveFiles): Promise<Manifest | null> {
  if (!files.names.includes(LAYOUT.manifest)) return null;
  try {
    const text = new TextDecoder().decode(await files.bytes(LAYOUT.manifest, MANIFEST_MOST_BYTES));
    const told = toFields(JSON.parse(text));
    return told && isManifest(told) ? (told as unknown as Manifest) : null;
  } catch (problem) {
    if (problem instanceof SyntaxError || problem instanceof UnfitEntry) return null;
    throw problem;
  }
}

function isManifest(told: Fields): boolean {
  const { format, files, kinds, counts, missing, madeAt } = told;
  return (
    format === 1 &&
    [files, kinds, counts].every((part) => toFields(part) !== null) &&
    Array.isArray(missing) &&
    !Number.isNaN(Date.parse(String(madeAt)))
  );
}
