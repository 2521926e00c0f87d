import { SQLiteError } from "bun:sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { closeDatabase, openDatabase, readSchemaNumber } from "../../platform/database.ts";
import { DomainError, StartError } from "../../platform/errors.ts";
import type { SqlMigration } from "../../platform/sql-migrations.ts";
import { storageProblem } from "../../platform/storage-errors.ts";
import { type ArchiveReader, refusalsByName, UnfitEntry } from "../../platform/archive-reader.ts";
import { openZip } from "../../platform/zip/read-zip.ts";
import { readJson } from "../archives/read-json.ts";
import { toFields, type Fields } from "../../archiving/lenient-values.ts";
import { archiveFiles, type ArchiveFiles } from "../archives/recipe-format.ts";
import { LAYOUT, TOP_LEVEL, type Manifest } from "./archive-layout.ts";
import { openStores, type Stores } from "./open-stores.ts";
import { toRows } from "../../archiving/row-values.ts";

const MAX_MANIFEST_BYTES = 50_000_000;

export interface OpenedArchive {
  /** Named without the folder that some programs put around everything. */
  files: ArchiveFiles;
  has(name: string): boolean;
  refused: readonly UnfitEntry[];
  getRefusal(file: string): UnfitEntry;
  /** Null for an archive of another program. */
  manifest: Manifest | null;
  /** Null for an archive of another program. */
  inside: Stores | null;
  rows(list: string): Promise<Fields[]>;
  close(): void;
}

export class NothingOfABackup extends DomainError {
  constructor() {
    super("unsupported", "archive-without-backup");
  }
}
class NewerArchive extends DomainError {
  constructor() {
    super("unsupported", "archive-of-newer-program");
  }
}

interface OpenOptions {
  /** A folder on the same disk as the data, for temporary files. */
  workFolder: string;
  migrations: SqlMigration[];
}

/** @throws NotAZip, TooManyFiles, NothingOfABackup, NewerArchive */
export async function openArchive(path: string, where: OpenOptions): Promise<OpenedArchive> {
  const zip = await openZip(path);
  const unpacked = mkdtempSync(join(where.workFolder, "archive-"));
  let inside: Stores | null = null;
  const close = () => {
    if (inside) closeDatabase(inside.db);
    zip.close();
    rmSync(unpacked, { recursive: true, force: true });
  };
  try {
    // Requests have to be answered before the next long step.
    await setImmediate();
    const files = stripOuterFolder(zip);
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
      ...createListReader(files),
      close,
    };
  } catch (problem) {
    close();
    throw problem;
  }
}

async function openDatabaseFile(
  zip: ArchiveReader,
  name: string,
  path: string,
  { migrations }: OpenOptions,
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

/** Whether SQLite complains about the disk rather than the file. */
function isDiskProblem(problem: unknown): boolean {
  return problem instanceof SQLiteError && /FULL|IOERR|CANTOPEN|READONLY|NOMEM/.test(problem.code ?? "");
}

function listMissingFiles(
  files: ArchiveFiles,
  manifest: Manifest | null,
  refused: UnfitEntry[],
): UnfitEntry[] {
  const known = new Set([...files.names, ...refused.map(({ params }) => params?.["file"])]);
  return Object.keys(manifest?.files ?? {})
    .filter((name) => !known.has(name))
    .map((name) => new UnfitEntry("archive-file-missing", name));
}

function createListReader(files: ArchiveFiles): Pick<OpenedArchive, "has" | "rows"> {
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

function stripOuterFolder(zip: ArchiveReader): OwnFiles {
  const prefixes = zip.names.flatMap((name) => {
    const found = TOP_LEVEL.exec(name);
    // A recipe's picture folder can have the name of a folder we look for.
    return found && !/(?:^|\/)images\//.test(name) ? name.slice(0, found.index).replace(/[^/]$/, "$&/") : [];
  });
  const prefix = prefixes.toSorted((a, b) => a.length - b.length)[0] ?? "";
  const names = zip.names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  return {
    ...archiveFiles(names, (name, mostBytes) => zip.bytes(`${prefix}${name}`, mostBytes)),
    inZip: (name) => `${prefix}${name}`,
  };
}

/** Null for an invalid one: the archive is then treated as one of another program. */
async function readManifest(files: ArchiveFiles): Promise<Manifest | null> {
  if (!files.names.includes(LAYOUT.manifest)) return null;
  try {
    const text = new TextDecoder().decode(await files.bytes(LAYOUT.manifest, MAX_MANIFEST_BYTES));
    const manifest = toFields(JSON.parse(text));
    return manifest && isManifest(manifest) ? (manifest as unknown as Manifest) : null;
  } catch (problem) {
    if (problem instanceof SyntaxError || problem instanceof UnfitEntry) return null;
    throw problem;
  }
}

function isManifest(value: Fields): boolean {
  const { format, files, kinds, counts, missing, madeAt } = value;
  return (
    format === 1 &&
    [files, kinds, counts].every((part) => toFields(part) !== null) &&
    Array.isArray(missing) &&
    !Number.isNaN(Date.parse(String(madeAt)))
  );
}
