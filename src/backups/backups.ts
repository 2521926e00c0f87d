import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { AvailableBackups, Backup, BackupStatus } from "../contract/backups.ts";
import { describeRefusal } from "../contract/sentences.ts";
import { openArchiveFolder, type ArchiveFile } from "../platform/archive-folder.ts";
import { getErrorCode } from "../platform/errors.ts";
import type { KnownFile } from "../platform/downloads.ts";
import { AUTO_TAG, backupName, BEFORE_TAG } from "./backup.ts";
import { BackupNotFound } from "../imports/restores/restores.ts";
import { chooseKinds } from "../archiving/archive-kinds.ts";
import { backupMaker, type BackupInput, type MakerParts } from "./backup-maker.ts";
import type { AutomaticRun } from "./backup-run-store.ts";
import { templateRenderer } from "../exports/template-renderer.ts";
import { TemplateNotFound, openTemplates } from "../exports/templates.ts";

export interface BackupParts extends MakerParts {
  dataFolder: string;
  keeps: number;
  startTemplateWorker(): Worker;
}

export const BACKUP_FILE = "backup:";

export type Backups = ReturnType<typeof openBackups>;

export function openBackups(parts: BackupParts) {
  const { dataFolder, runs, clock } = parts;
  const archives = openArchiveFolder(join(dataFolder, "backups"));
  const templateFolder = join(dataFolder, "templates");
  const workFolder = join(dataFolder, "work");
  const templates = openTemplates(templateFolder, templateRenderer(parts.startTemplateWorker));
  const maker = backupMaker(parts, { archives, workFolder, templateFolder, createFolders });

  function createFolders(): void {
    for (const folder of [archives.path, workFolder]) mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  function getArchive(name: string) {
    const file = archives.find(name);
    if (!file) throw new BackupNotFound(name);
    return file;
  }

  function remove(name: string): void {
    archives.remove(getArchive(name).name);
    runs.recordRemoval(name);
  }

  return {
    workFolder,
    archives,
    createFolders,
    templates,

    listAvailable(): AvailableBackups {
      const imports = archives.list().map(({ name, date, bytes }): Backup => {
        const run = runs.findVerified(name);
        const verified = run?.bytes === bytes ? run : null;
        return {
          name,
          date: date.toISOString(),
          bytes,
          provedAt: verified?.provedAt ?? null,
          counts: verified?.counts ?? null,
          whole: verified?.whole ?? false,
          missing: verified?.missing ?? [],
        };
      });
      return { imports, templates: templates.names() };
    },

    getStatus(): BackupStatus {
      const last = runs.findLastVerified();
      const failed = runs.findLastFailure();
      return {
        running: maker.progress(),
        last: last && { name: last.name, provedAt: last.provedAt, missing: last.missing },
        failed: failed && {
          at: failed.begunAt,
          automatic: failed.automatic,
          ...describeRefusal(failed.problem.code, failed.problem.params),
        },
        keeps: parts.keeps,
        secondFolder: parts.secondFolder,
      };
    },

    /** @throws InvalidTag, TemplateNotFound, and what making a backup throws */
    async make(input: BackupInput): Promise<string> {
      backupName(input.tag, clock());
      const known = templates.names();
      const unknown = input.rendered.find((name) => !known.includes(name));
      if (unknown !== undefined) throw new TemplateNotFound(unknown);
      return maker.make(input, "manual");
    },

    makeBeforeRestore: (): Promise<string> =>
      maker.make({ tag: BEFORE_TAG, kinds: chooseKinds(), rendered: [] }, "before-restore"),

    async makeAutomatic(): Promise<void> {
      await maker.make({ tag: AUTO_TAG, kinds: chooseKinds(), rendered: [] }, "scheduled");
    },

    /** Leaves out archives that this database doesn't know: they may be all that is left. */
    listOutdated(): AutomaticRun[] {
      const existing = runs.listAutomatic().filter(({ name }) => archives.find(name));
      const verified = existing.filter(({ isVerified }) => isVerified);
      const unverified = existing.filter(({ isVerified }) => !isVerified);
      return [...verified.slice(parts.keeps), ...unverified.slice(1)];
    },

    removeOutdated({ name, bytes, copy }: AutomaticRun): void {
      remove(name);
      if (parts.secondFolder === null || copy === null) return;
      const copies = openArchiveFolder(parts.secondFolder);
      if (copies.find(copy)?.bytes === bytes) copies.remove(copy);
    },

    getLastAutomaticStart: (): Date | null => {
      const at = runs.findLastAutomaticStart();
      return at === null ? null : new Date(at);
    },

    /** @throws BackupNotFound */
    find: (name: string): ArchiveFile & { path: string } => ({
      ...getArchive(name),
      path: archives.getPath(name),
    }),

    /** @throws BackupNotFound */
    remove,

    /** Forgets failures before a time (ISO 8601, UTC). */
    forgetOldFailures: (before: string): void => runs.forgetOld(before),

    findDownload(name: string): KnownFile | null {
      const file = archives.find(name);
      return file && { path: archives.getPath(file.name), name: file.name, mime: "application/zip" };
    },

    /** Removes what killed processes left. Call it only while no other process uses the data folder. */
    removeLeftovers: () => removeLeftovers(workFolder),

    close(): void {
      templates.close();
      maker.close();
    },
  };
}

function removeLeftovers(folder: string): void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  for (const name of readdirSync(folder))
    if (!isInUse(name)) rmSync(join(folder, name), { recursive: true, force: true });
}

function isInUse(folder: string): boolean {
  const pid = Number(/^backup-(\d+)-/.exec(folder)?.[1] ?? process.pid);
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (problem) {
    // It runs as another user.
    return getErrorCode(problem) === "EPERM";
  }
}
