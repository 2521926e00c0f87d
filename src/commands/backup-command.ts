import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sqlMigrations, startBackupWorker, startTemplateWorker } from "../assets.ts";
import { BackupNotVerified } from "../backups/backup.ts";
import { chooseKinds } from "../archiving/archive-kinds.ts";
import { backupRunStore } from "../backups/backup-run-store.ts";
import { openBackups } from "../backups/backups.ts";
import { verifyBackup } from "../backups/verify-backup.ts";
import { configFromFlags, SETTING_FLAGS, type Env } from "../config.ts";
import type { BackupCounts } from "../contract/backups.ts";
import { sentence } from "../contract/sentences.ts";
import { EXIT } from "./exit-codes.ts";
import { parseCommandLine, refuseFlag } from "../platform/command-line.ts";
import { closeDatabase, openPresentDatabase } from "../platform/database.ts";
import { DomainError, getMessage, StartError, UsageError } from "../platform/errors.ts";
import { VERSION } from "../version.ts";

const ENGLISH_LIST = new Intl.ListFormat("en-US");

/** @throws UsageError, StartError */
export async function backupCommand(args: string[], env: Env): Promise<number> {
  const { values, words } = parseCommandLine(args, { ...SETTING_FLAGS, tag: "tag" });
  words.forEach(refuseFlag);
  const tag = values.get("tag") ?? "";
  const config = configFromFlags(values, env);
  const folder = resolve(config.dataDir);
  const database = join(folder, "tagine.db");
  if (!existsSync(database)) {
    throw new StartError(
      `There is no database ${database}. Set the data folder with --data-dir or DATA_DIR.`,
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
      startTemplateWorker,
      migrations,
      version: `v${VERSION}`,
      keeps: config.backupsKept,
      secondFolder: config.backupCopyDir,
      clock: () => new Date(),
      log: { info() {}, warn: console.error, error() {} },
    });
    const name = await backups.make({ tag, kinds: chooseKinds(), rendered: [] });
    const { failed } = backups.getStatus();
    const backup = backups.listAvailable().imports.find((one) => one.name === name);
    console.log(`${backups.archives.getPath(name)}\nCreated and verified: ${formatCounts(backup?.counts)}.`);
    if (failed) console.error(failed.text);
    return failed ? EXIT.refused : EXIT.ok;
  } catch (problem) {
    throw toCommandError(problem);
  } finally {
    closeDatabase(db);
  }
}

/** @throws UsageError, StartError */
export async function verifyCommand(words: string[]): Promise<number> {
  const path = parseFileArgument("verify", words);
  const workFolder = mkdtempSync(join(tmpdir(), "tagine-verify-"));
  try {
    const { manifest, missing, problem } = await verifyBackup({
      path,
      workFolder,
      migrations: sqlMigrations(),
      onFile() {},
    });
    if (problem) throw new StartError(describeMismatch(problem));
    if (missing.length > 0) console.error(`Pictures are missing for: ${ENGLISH_LIST.format(missing)}`);
    console.log(
      `Verified: ${formatCounts(manifest.counts)}, created ${manifest.madeAt} by ${manifest.program} ${manifest.version}.`,
    );
    return EXIT.ok;
  } catch (problem) {
    throw problem instanceof BackupNotVerified ? new StartError(WITHOUT_MANIFEST) : toCommandError(problem);
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}

const WITHOUT_MANIFEST =
  "This archive has no list of its contents, so it can't be verified. You can still restore it.";

function describeMismatch({ params }: BackupNotVerified): string {
  return `The restored data doesn't match the original: ${String(params?.["why"])}. Don't rely on this backup.`;
}

/** @throws UsageError, StartError */
export function parseFileArgument(command: string, words: string[]): string {
  const [file, ...more] = words;
  if (!file || more.length > 0) throw new UsageError(`${command} needs one file.`);
  const path = resolve(file);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new StartError(`There is no file ${path}.`);
  return path;
}

function formatCounts(counts: BackupCounts | null | undefined): string {
  if (!counts) return "nothing";
  const { recipes, pictures, users, groups, mealPlans } = counts;
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;
  return [
    count(recipes, "recipe"),
    count(pictures, "picture"),
    count(users, "account"),
    count(groups, "group"),
    count(mealPlans, "meal plan"),
  ].join(", ");
}

export function toCommandError(problem: unknown): unknown {
  if (problem instanceof DomainError) return new StartError(sentence(problem.problem, problem.params));
  return problem instanceof StartError || problem instanceof UsageError
    ? problem
    : new StartError(getMessage(problem));
}
