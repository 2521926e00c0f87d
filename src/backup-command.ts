import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { openApp, type App } from "./app.ts";
import { sqlMigrations, startBackupWorker } from "./assets.ts";
import type { AboutArchive } from "./archive-imports/archive-import.ts";
import { allRows } from "./archive-imports/report.ts";
import { chosenKinds } from "./backups/backup.ts";
import { backupRunStore } from "./backups/backup-run-store.ts";
import { openBackups } from "./backups/backups.ts";
import { proveBackup } from "./backups/prove-backup.ts";
import { kindsIn } from "./backups/restoring/restore-plan.ts";
import { readConfig } from "./config.ts";
import type { BackupCounts } from "./contract/backups.ts";
import { sentence } from "./contract/sentences.ts";
import { EXIT } from "./exit-codes.ts";
import { firstStart, makeFirstSettings } from "./first-start.ts";
import { closeDatabase, openPresentDatabase } from "./platform/database.ts";
import { DomainError, messageOf, StartError, UsageError } from "./platform/errors.ts";
import { VERSION } from "./version.ts";

type Env = Record<string, string | undefined>;

/**
 * `tagine backup`: makes a backup and proves it, whether Tagine runs or not. Returns the exit code.
 * @throws UsageError, StartError
 */
export async function backupCommand(words: string[], env: Env): Promise<number> {
  const { own, others } = flagsIn(words, ["--tag"]);
  const config = readConfig(others, env);
  const folder = resolve(config.dataDir);
  const database = join(folder, "tagine.db");
  if (!existsSync(database)) {
    throw new StartError(
      `There is no database ${database}. Name the data folder with --data-dir or DATA_DIR.`,
    );
  }
  const migrations = sqlMigrations();
  const db = openPresentDatabase(database, migrations);
  try {
    const backups = openBackups({
      dataFolder: folder,
      database,
      images: join(folder, "images"),
      runs: backupRunStore(db),
      startWorker: startBackupWorker,
      migrations,
      version: `v${VERSION}`,
      keeps: config.backupsKept,
      secondFolder: config.backupCopyDir,
      clock: () => new Date(),
      log: { info() {}, warn: console.error, error() {} },
    });
    const name = await backups.make({ tag: own.get("--tag") ?? "", kinds: chosenKinds(), rendered: [] });
    const { failed } = backups.status();
    const made = backups.available().imports.find((one) => one.name === name);
    console.log(`${backups.archives.pathOf(name)}\nMade and proved: ${counted(made?.counts)}.`);
    if (failed) console.error(failed.text);
    return failed ? EXIT.refused : EXIT.ok;
  } catch (problem) {
    throw explained(problem);
  } finally {
    closeDatabase(db);
  }
}

/**
 * `tagine verify FILE`: opens a backup, restores it into memory and compares. Returns the exit code.
 * @throws UsageError, StartError
 */
export async function verifyCommand(words: string[]): Promise<number> {
  const path = fileIn("verify", words);
  const workFolder = mkdtempSync(join(tmpdir(), "tagine-verify-"));
  try {
    const { manifest, problem } = await proveBackup({
      path,
      workFolder,
      migrations: sqlMigrations(),
      onFile() {},
    });
    if (problem) throw problem;
    console.log(
      `Good: ${counted(manifest.counts)}, made ${manifest.madeAt} by ${manifest.program} ${manifest.version}.`,
    );
    return EXIT.ok;
  } catch (problem) {
    throw explained(problem);
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}

/**
 * `tagine restore FILE`: makes a data folder what a backup holds. What was there before is saved first. Tagine must not
 * run meanwhile. Returns the exit code.
 * @throws UsageError, StartError
 */
export async function restoreCommand(words: string[], env: Env): Promise<number> {
  const [file = "", ...others] = words;
  const path = fileIn("restore", file.startsWith("-") ? [] : [file]);
  const app = openApp({ ...readConfig(others, env), logToConsole: false }, new WeakMap());
  try {
    return await restored(path, app);
  } catch (problem) {
    throw explained(problem);
  } finally {
    await app.jobs.close(0);
    app.close();
  }
}

async function restored(path: string, app: App): Promise<number> {
  const name = takenIn(path, app);
  const kinds = await app.restores.withArchive(name, kindsIn);
  const isNew = app.users.isEmpty();
  if (isNew) app.db.transaction(() => makeFirstSettings(app))();
  app.jobs.begin();
  const how = { force: true, rebase: true, kinds };
  const id = await app.restores.start(name, how, { caller: null, jobs: app.jobs, isNew });
  await app.jobs.ended(id);
  await makeSureOfAdmin(app);
  const rows = allRows(id, app.jobs);
  const failed = rows.filter(({ status }) => !status);
  for (const { item, name: what, refusal } of failed)
    console.error(`Failed: ${item} ${what}: ${refusal?.text ?? ""}`);
  console.log(`${rows.length - failed.length} of ${rows.length} items restored into ${app.folder.path}.`);
  const about = app.jobs.get(id)?.about as AboutArchive | undefined;
  if (about?.before) console.log(`What was there before: ${app.backups.archives.pathOf(about.before)}`);
  return failed.length > 0 ? EXIT.refused : EXIT.ok;
}

/** An archive that lies elsewhere is copied in beside the others, so that a restore goes on after a kill. */
function takenIn(path: string, { backups }: App): string {
  const { archives } = backups;
  if (dirname(path) === resolve(archives.path) && archives.find(basename(path))) return basename(path);
  const draft = join(backups.workFolder, "restore.zip");
  backups.makeFolders();
  copyFileSync(path, draft);
  return archives.take(draft, archives.baseOf(basename(path)));
}

/** Whatever the backup brings, somebody can sign in then, and administer. */
async function makeSureOfAdmin(app: App): Promise<void> {
  const made = await firstStart(app);
  if (made)
    console.log(`E-mail    ${made.email}\nPassword  ${made.password}\n\nThe password is shown this once.`);
  else if (!app.users.list().some(({ admin }) => admin))
    console.error("Nobody is an administrator. tagine user make-admin EMAIL makes somebody one.");
}

function fileIn(command: string, words: string[]): string {
  const [file, ...more] = words;
  if (!file || more.length > 0) throw new UsageError(`${command} needs one file.`);
  const path = resolve(file);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new StartError(`There is no file ${path}.`);
  return path;
}

function flagsIn(words: string[], names: string[]): { own: Map<string, string>; others: string[] } {
  const own = new Map<string, string>();
  const others: string[] = [];
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const [, flag = word, attached] = /^(--[a-z]+)=([\s\S]*)$/.exec(word) ?? [];
    if (!names.includes(flag)) others.push(word);
    else own.set(flag, attached ?? left.shift() ?? missingValue(flag));
  }
  return { own, others };
}

function missingValue(flag: string): never {
  throw new UsageError(`${flag} needs a value.`);
}

function counted(counts: BackupCounts | null | undefined): string {
  if (!counts) return "nothing";
  const { recipes, pictures, users, groups, mealPlans } = counts;
  const of = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`;
  return [
    of(recipes, "recipe"),
    of(pictures, "picture"),
    of(users, "account"),
    of(groups, "group"),
    of(mealPlans, "meal plan"),
  ].join(", ");
}

/** A refusal as the shell tells it. */
function explained(problem: unknown): unknown {
  if (problem instanceof DomainError) return new StartError(sentence(problem.problem, problem.params));
  return problem instanceof StartError || problem instanceof UsageError
    ? problem
    : new StartError(messageOf(problem));
}
