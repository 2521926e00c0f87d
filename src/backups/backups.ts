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
import { backupMaker, type BackupWanted, type MakerParts } from "./backup-maker.ts";
import type { AutomaticRun } from "./backup-run-store.ts";
import { templateRenderer } from "../exports/template-renderer.ts";
import { TemplateNotFound, openTemplates } from "../exports/templates.ts";

export interface BackupParts extends MakerParts {
  dataFolder: string;
  keeps: number;
  startTemplateWorker(): Worker;
}

/** What backups are known as to those who save them begins with this. */
export const BACKUP_FILE = "backup:";

export type Backups = ReturnType<typeof openBackups>;

/** The backups of a Tagine: those that lie in its folder, and the one that is being made. */
export function openBackups(parts: BackupParts) {
  const { dataFolder, runs, clock } = parts;
  const archives = openArchiveFolder(join(dataFolder, "backups"));
  const templateFolder = join(dataFolder, "templates");
  const workFolder = join(dataFolder, "work");
  const templates = openTemplates(templateFolder, templateRenderer(parts.startTemplateWorker));
  const maker = backupMaker(parts, { archives, workFolder, templateFolder, makeFolders });

  function makeFolders(): void {
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
    makeFolders,
    templates,

    /** What lies in the folder, whoever made it. */
    available(): AvailableBackups {
      const imports = archives.list().map(({ name, date, bytes }): Backup => {
        const run = runs.findVerified(name);
        const proved = run?.bytes === bytes ? run : null;
        return {
          name,
          date: date.toISOString(),
          bytes,
          provedAt: proved?.provedAt ?? null,
          counts: proved?.counts ?? null,
          whole: proved?.whole ?? false,
          missing: proved?.missing ?? [],
        };
      });
      return { imports, templates: templates.names() };
    },

    status(): BackupStatus {
      const proved = runs.findLastVerified();
      const failed = runs.findLastFailure();
      return {
        running: maker.running(),
        last: proved && { name: proved.name, provedAt: proved.provedAt, missing: proved.missing },
        failed: failed && {
          at: failed.begunAt,
          automatic: failed.automatic,
          ...describeRefusal(failed.problem.code, failed.problem.params),
        },
        keeps: parts.keeps,
        secondFolder: parts.secondFolder,
      };
    },

    /**
     * Makes a backup and proves it; its name comes back. One is made after the other.
     * @throws TagNotFit, TemplateNotFound, and what making a backup throws
     */
    async make(wanted: BackupWanted): Promise<string> {
      backupName(wanted.tag, clock());
      const there = templates.names();
      const unknown = wanted.rendered.find((name) => !there.includes(name));
      if (unknown !== undefined) throw new TemplateNotFound(unknown);
      return maker.make(wanted, "asked");
    },

    /** The same of what is there before it is changed, proved or not. */
    makeBefore: (): Promise<string> =>
      maker.make({ tag: BEFORE_TAG, kinds: chooseKinds(), rendered: [] }, "before"),

    /** The same by the clock. */
    async makeAutomatic(): Promise<void> {
      await maker.make({ tag: AUTO_TAG, kinds: chooseKinds(), rendered: [] }, "clock");
    },

    /**
     * Those by the clock that are more than are kept: of those that were not proved, all but the last. Only those that
     * this database knows are among them: whose database was lost may have nothing but the archives of before.
     */
    surplus(): AutomaticRun[] {
      const own = runs.automatic().filter(({ name }) => archives.find(name));
      const [proved, others] = [true, false].map((isProved) =>
        own.filter((run) => run.isProved === isProved),
      );
      return [...(proved ?? []).slice(parts.keeps), ...(others ?? []).slice(1)];
    },

    removeSurplus({ name, bytes, copy }: AutomaticRun): void {
      remove(name);
      if (parts.secondFolder === null || copy === null) return;
      const copies = openArchiveFolder(parts.secondFolder);
      if (copies.find(copy)?.bytes === bytes) copies.remove(copy);
    },

    /** When the last one by the clock was begun; null while there was none. */
    lastAutomaticAt: (): Date | null => {
      const at = runs.lastAutomaticAt();
      return at === null ? null : new Date(at);
    },

    /** @throws BackupNotFound */
    find: (name: string): ArchiveFile & { path: string } => ({
      ...getArchive(name),
      path: archives.getPath(name),
    }),

    /** @throws BackupNotFound */
    remove,

    /** Forgets what came to nothing before a time, ISO 8601 in UTC. */
    forgetOld: (before: string): void => runs.forgetOld(before),

    /** As a file that a browser may save; null when there is none of this name. */
    file(name: string): KnownFile | null {
      const file = archives.find(name);
      return file && { path: archives.getPath(file.name), name: file.name, mime: "application/zip" };
    },

    /** Removes what a killed process left half done. Only who has the data folder alone may call it. */
    sweep: () => sweep(workFolder),

    /** Ends what is being made: nothing half done stays. */
    close(): void {
      templates.close();
      maker.close();
    },
  };
}

function sweep(folder: string): void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  for (const left of readdirSync(folder))
    if (!isBeingMade(left)) rmSync(join(folder, left), { recursive: true, force: true });
}

function isBeingMade(folder: string): boolean {
  const pid = Number(/^backup-(\d+)-/.exec(folder)?.[1] ?? process.pid);
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (problem) {
    // It is there, and somebody else's.
    return getErrorCode(problem) === "EPERM";
  }
}
