import { copyFileSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { openApp, type App } from "../app.ts";
import { RESTORE, type AboutArchive } from "../imports/archives/archive-import.ts";
import { allRows, explainRow } from "../imports/archives/report.ts";
import { sqlMigrations } from "../assets.ts";
import { toCommandError, parseFileArgument } from "./backup-command.ts";
import type { Kinds } from "../archiving/archive-kinds.ts";
import { openArchive } from "../imports/restores/opened-archive.ts";
import { listKinds } from "../imports/restores/restore-plan.ts";
import { configFromFlags, SETTING_FLAGS, type Env } from "../config.ts";
import { EXIT } from "./exit-codes.ts";
import { describeSignIn, firstStart, makeFirstSettings } from "../first-start.ts";
import { parseCommandLine } from "../platform/command-line.ts";
import type { Job } from "../platform/jobs/job.ts";

/** @throws UsageError, StartError also while Tagine is running */
export async function restoreCommand(args: string[], env: Env): Promise<number> {
  const { values, words } = parseCommandLine(args, SETTING_FLAGS);
  const path = parseFileArgument("restore", words);
  const config = configFromFlags(values, env);
  // First, so that an invalid archive leaves no data folder behind.
  const kinds = await readKinds(path);
  const app = openApp({ ...config, logToConsole: false }, new WeakMap());
  try {
    return await restoreArchive(path, kinds, app);
  } catch (problem) {
    throw toCommandError(problem);
  } finally {
    await app.jobs.close(0);
    app.close();
  }
}

async function restoreArchive(path: string, kinds: Kinds, app: App): Promise<number> {
  const { jobs } = app;
  const interrupted = jobs.ofKinds([RESTORE]).find(({ state }) => state === "running");
  // Other interrupted jobs resume with the next start.
  jobs.begin([RESTORE]);
  if (interrupted) {
    console.log(`The restore of ${getArchiveName(interrupted)} was interrupted. Resuming it first.`);
    await jobs.waitForEnd(interrupted.id);
    if (isCommandLineRestore(interrupted) && isSameArchive(path, getArchiveName(interrupted), app))
      return reportRestore(interrupted.id, app);
  }
  const id = await startRestore(path, kinds, app);
  await jobs.waitForEnd(id);
  return reportRestore(id, app);
}

/** @throws StartError */
async function readKinds(path: string): Promise<Kinds> {
  const workFolder = mkdtempSync(join(tmpdir(), "tagine-restore-"));
  try {
    const archive = await openArchive(path, { workFolder, migrations: sqlMigrations() });
    try {
      return listKinds(archive);
    } finally {
      archive.close();
    }
  } catch (problem) {
    throw toCommandError(problem);
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}

async function startRestore(path: string, kinds: Kinds, app: App): Promise<number> {
  const { archives } = app.backups;
  const isNew = app.users.isEmpty();
  if (isNew) app.db.transaction(() => makeFirstSettings(app))();
  const isInBackups = dirname(path) === resolve(archives.path) && archives.find(basename(path)) !== null;
  const name = isInBackups ? basename(path) : copyIntoBackups(path, app);
  try {
    const how = { force: true, rebase: true, kinds };
    return await app.restores.start(name, how, { caller: null, jobs: app.jobs, isNew });
  } catch (problem) {
    if (!isInBackups) archives.remove(name);
    throw problem;
  }
}

const getArchiveName = ({ about }: Job): string => (about as AboutArchive).archive;

const isCommandLineRestore = ({ about }: Job): boolean => (about as { caller: unknown }).caller === null;

function isSameArchive(path: string, name: string, { backups: { archives } }: App): boolean {
  const hasSameName = name.startsWith(archives.getBaseName(basename(path)));
  return hasSameName && archives.find(name)?.bytes === statSync(path).size;
}

async function reportRestore(id: number, app: App): Promise<number> {
  await ensureAdmin(app);
  const rows = allRows(id, app.jobs);
  const failed = rows.filter(({ status }) => !status);
  for (const row of failed) console.error(`Failed: ${row.item} ${row.name}: ${explainRow(row)}`);
  const incomplete = rows.filter(({ notices }) => notices.length > 0);
  for (const row of incomplete) console.error(`Incomplete: ${row.item} ${row.name}: ${explainRow(row)}`);
  console.log(`${rows.length - failed.length} of ${rows.length} items restored to ${app.folder.path}.`);
  const about = app.jobs.get(id)?.about as AboutArchive | undefined;
  if (about?.before)
    console.log(`Backup of the previous data: ${app.backups.archives.getPath(about.before)}`);
  return failed.length + incomplete.length > 0 ? EXIT.refused : EXIT.ok;
}

/** Copies the archive, so that an interrupted restore can resume. */
function copyIntoBackups(path: string, { backups }: App): string {
  const { archives } = backups;
  backups.createFolders();
  const draft = join(backups.workFolder, "restore.zip");
  copyFileSync(path, draft);
  return archives.take(draft, archives.getBaseName(basename(path)));
}

/** A backup may contain no accounts, or no administrator. */
async function ensureAdmin(app: App): Promise<void> {
  const signIn = await firstStart(app);
  if (signIn) console.log(describeSignIn(signIn).join("\n"));
  else if (!app.users.list().some(({ admin }) => admin))
    console.error("There is no admin. Run tagine user make-admin EMAIL to appoint one.");
}
