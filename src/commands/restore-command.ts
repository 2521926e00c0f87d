import { copyFileSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { openApp, type App } from "../app.ts";
import { RESTORE, type AboutArchive } from "../imports/archives/archive-import.ts";
import { allRows, explainRow } from "../imports/archives/report.ts";
import { sqlMigrations } from "../assets.ts";
import { toCommandError, parseFileArgument, type Env } from "./backup-command.ts";
import type { Kinds } from "../archiving/archive-kinds.ts";
import { openArchive } from "../imports/restores/opened-archive.ts";
import { listKinds } from "../imports/restores/restore-plan.ts";
import { readConfig } from "../config.ts";
import { EXIT } from "./exit-codes.ts";
import { describeSignIn, firstStart, makeFirstSettings } from "../first-start.ts";
import type { Job } from "../platform/jobs/job.ts";

/**
 * `tagine restore FILE`: makes a data folder what a backup holds. What was there before is saved first. Tagine must not
 * run meanwhile. Returns the exit code.
 * @throws UsageError, StartError
 */
export async function restoreCommand(words: string[], env: Env): Promise<number> {
  const [file = "", ...others] = words;
  const path = parseFileArgument("restore", file.startsWith("-") ? [] : [file]);
  const config = readConfig(others, env);
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
  const left = jobs.ofKinds([RESTORE]).find(({ state }) => state === "running");
  // What else was broken off goes on with the next start.
  jobs.begin([RESTORE]);
  if (left) {
    console.log(`The restore of ${getArchiveName(left)} was broken off. It goes on first.`);
    await jobs.waitForEnd(left.id);
    if (isBegunHere(left) && isSameArchive(path, getArchiveName(left), app))
      return reportRestore(left.id, app);
  }
  const id = await startRestore(path, kinds, app);
  await jobs.waitForEnd(id);
  return reportRestore(id, app);
}

/**
 * What an archive holds. Of what is none, nothing is made: no data folder, and no copy in one.
 * @throws StartError
 */
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
  const isThere = dirname(path) === resolve(archives.path) && archives.find(basename(path)) !== null;
  const name = isThere ? basename(path) : copyIntoBackups(path, app);
  try {
    const how = { force: true, rebase: true, kinds };
    return await app.restores.start(name, how, { caller: null, jobs: app.jobs, isNew });
  } catch (problem) {
    if (!isThere) archives.remove(name);
    throw problem;
  }
}

const getArchiveName = ({ about }: Job): string => (about as AboutArchive).archive;

const isBegunHere = ({ about }: Job): boolean => (about as { caller: unknown }).caller === null;

function isSameArchive(path: string, name: string, { backups: { archives } }: App): boolean {
  const isOfItsName = name.startsWith(archives.getBaseName(basename(path)));
  return isOfItsName && archives.find(name)?.bytes === statSync(path).size;
}

async function reportRestore(id: number, app: App): Promise<number> {
  await makeSureOfAdmin(app);
  const rows = allRows(id, app.jobs);
  const failed = rows.filter(({ status }) => !status);
  for (const row of failed) console.error(`Failed: ${row.item} ${row.name}: ${explainRow(row)}`);
  const noticed = rows.filter(({ notices }) => notices.length > 0);
  for (const row of noticed) console.error(`Not whole: ${row.item} ${row.name}: ${explainRow(row)}`);
  console.log(`${rows.length - failed.length} of ${rows.length} items restored into ${app.folder.path}.`);
  const about = app.jobs.get(id)?.about as AboutArchive | undefined;
  if (about?.before) console.log(`What was there before: ${app.backups.archives.getPath(about.before)}`);
  return failed.length + noticed.length > 0 ? EXIT.refused : EXIT.ok;
}

/** An archive that lies elsewhere is copied in beside the others, so that a restore goes on after a kill. */
function copyIntoBackups(path: string, { backups }: App): string {
  const { archives } = backups;
  backups.createFolders();
  const draft = join(backups.workFolder, "restore.zip");
  copyFileSync(path, draft);
  return archives.take(draft, archives.getBaseName(basename(path)));
}

/** Whatever the backup brings, somebody can sign in then, and administer. */
async function makeSureOfAdmin(app: App): Promise<void> {
  const made = await firstStart(app);
  if (made) console.log(describeSignIn(made).join("\n"));
  else if (!app.users.list().some(({ admin }) => admin))
    console.error("Nobody is an administrator. tagine user make-admin EMAIL makes somebody one.");
}
