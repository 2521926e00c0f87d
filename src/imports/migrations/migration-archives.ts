import { join } from "node:path";
import { takeArchive } from "../archives/take-archive.ts";
import {
  MIGRATION_TYPES,
  type MigrationFiles,
  type MigrationType,
} from "../../contract/recipe-migrations.ts";
import { openArchiveFolder } from "../../platform/archive-folder.ts";
import { createOpenPool } from "../../platform/open-pool.ts";
import { type ArchiveReader, refusalsByName, type UnfitEntry } from "../../platform/archive-reader.ts";
import { openZip } from "../../platform/zip/read-zip.ts";
import { getFormat } from "./formats.ts";
import {
  MigrationNotFound,
  MigrationTypeNotFound,
  WithoutRecipes,
  type MigrationInput,
} from "./migration.ts";
import { archiveFiles, type ArchiveFiles } from "../archives/recipe-format.ts";

interface OpenedMigration {
  files: ArchiveFiles;
  getRefusal(file: string): UnfitEntry;
  zip: ArchiveReader;
}

export type MigrationArchives = ReturnType<typeof migrationArchives>;

export function migrationArchives({ dataFolder, workFolder }: { dataFolder: string; workFolder: string }) {
  const folders = new Map(
    MIGRATION_TYPES.map((type) => [type, openArchiveFolder(join(dataFolder, "migrations", type))]),
  );
  const opened = createOpenPool<OpenedMigration>((archive) => archive.zip.close());

  /** @throws MigrationTypeNotFound */
  function getFolder(given: string) {
    const type = parseType(given);
    const folder = folders.get(type);
    if (!folder) throw new MigrationTypeNotFound(type);
    return folder;
  }

  /** @throws MigrationTypeNotFound, MigrationNotFound */
  function getPath(type: string, file: string): string {
    const folder = getFolder(type);
    if (!folder.find(file)) throw new MigrationNotFound(file);
    return folder.getPath(file);
  }

  /** @throws MigrationTypeNotFound, MigrationNotFound, and what `work` throws */
  async function withArchive<Made>(
    type: string,
    file: string,
    work: (archive: OpenedMigration) => Promise<Made> | Made,
  ): Promise<Made> {
    return opened.use(`${type}/${file}`, async () => openMigration(getPath(type, file)), work);
  }

  return {
    withArchive,

    list: (): MigrationFiles[] =>
      [...folders].map(([type, folder]) => ({
        type,
        files: folder.list().map((file) => ({ ...file, date: file.date.toISOString() })),
      })),

    /** @throws WithoutRecipes, and what opening the archive throws */
    async plan(type: MigrationType, file: string): Promise<MigrationInput[]> {
      const [refused, recipes] = await withArchive(type, file, ({ zip, files }) => [
        zip.refused.map(({ params }) => String(params?.["file"])),
        getFormat(type).findRecipes(files.names),
      ]);
      if (recipes.length + refused.length === 0) throw new WithoutRecipes();
      return [
        ...refused.map((name): MigrationInput => ({ item: "file", name, file: name })),
        ...recipes.map((source): MigrationInput => ({
          item: "recipe",
          name: source.file,
          file: source.file,
        })),
      ];
    },

    /** @throws MigrationTypeNotFound, and what taking an archive throws */
    take: (type: string, request: Request): Promise<void> =>
      takeArchive(request, getFolder(type), workFolder),

    /** @throws MigrationTypeNotFound, MigrationNotFound */
    remove(type: string, file: string): void {
      getPath(type, file);
      opened.evict(`${type}/${file}`);
      getFolder(type).remove(file);
    },

    parseType,

    removeAll(): void {
      opened.close();
      for (const folder of folders.values()) folder.removeAll();
    },

    close: opened.close,
  };
}

/** @throws MigrationTypeNotFound */
function parseType(given: string): MigrationType {
  const type = MIGRATION_TYPES.find((one) => one === given);
  if (!type) throw new MigrationTypeNotFound(given);
  return type;
}

async function openMigration(path: string): Promise<OpenedMigration> {
  const zip = await openZip(path);
  const { names, bytes } = zip;
  return { zip, files: archiveFiles(names, bytes), getRefusal: refusalsByName(zip.refused) };
}
