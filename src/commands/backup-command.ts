import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sqlMigrations, startBackupWorker, startTemplateWorker } from "../assets.ts";
import { BackupNotVerified } from "../backups/backup.ts";
import { chooseKinds } from "../archiving/archive-kinds.ts";
import { backupRunStore } from "../backups/backup-run-store.ts";
import { openBackups } from "../backups/backups.ts";
import { verifyBackup } from "../backups/verify-backup.ts";
import { readConfig } from "../config.ts";
import type { BackupCounts } from "../contract/backups.ts";
import { sentence } from "../contract/sentences.ts";
import { EXIT } from "./exit-codes.ts";
import { closeDatabase, openPresentDatabase } from "../platform/database.ts";
import { DomainError, getMessage, StartError, UsageError } from "../platform/errors.ts";
import { VERSION } from "../version.ts";

export type Env = Record<string, string | undefined>;

const ENGLISH_LIST = new Intl.ListFormat("en-US");

/**
 * `tagine backup`: makes a backup and proves it, whether Tagine runs or not. Returns the exit code.
 * @throws UsageError, StartError
 */
export async function backupCommand(words: string[], env: Env): Promise<number> {
  const { own, others } = parseFlags(words, ["--tag"]);
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
      startTemplateWorker,
      migrations,
      version: `v${VERSION}`,
      keeps: config.backupsKept,
      secondFolder: config.backupCopyDir,
      clock: () => new Date(),
      log: { info() {}, warn: console.error, error() {} },
    });
    const name = await backups.make({ tag: own.get("--tag") ?? "", kinds: chooseKinds(), rendered: [] });
    const { failed } = backups.getStatus();
    const made = backups.listAvailable().imports.find((one) => one.name === name);
    console.log(`${backups.archives.getPath(name)}\nMade and proved: ${formatCounts(made?.counts)}.`);
    if (failed) console.error(failed.text);
    return failed ? EXIT.refused : EXIT.ok;
  } catch (problem) {
    throw toCommandError(problem);
  } finally {
    closeDatabase(db);
  }
}

/**
 * `tagine verify FILE`: opens a backup, restores it into memory and compares. Returns the exit code.
 * @throws UsageError, StartError
 */
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
    if (problem) throw new StartError(notAsItWas(problem));
    if (missing.length > 0) console.error(`Pictures are missing for: ${ENGLISH_LIST.format(missing)}`);
    console.log(
      `Good: ${formatCounts(manifest.counts)}, made ${manifest.madeAt} by ${manifest.program} ${manifest.version}.`,
    );
    return EXIT.ok;
  } catch (problem) {
    throw problem instanceof BackupNotVerified ? new StartError(WITHOUT_MANIFEST) : toCommandError(problem);
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}

/** Archives of other programs can't be proved, nor those of Tagine without their list. */
const WITHOUT_MANIFEST =
  "This archive has no list of its contents, so it cannot be proved. You can still restore it.";

function notAsItWas({ params }: BackupNotVerified): string {
  return `The restored data doesn't match the original: ${String(params?.["why"])}. Don't rely on this backup.`;
}

/**
 * The one file that a command is about, as a whole path.
 * @throws UsageError, StartError when there is none
 */
export function parseFileArgument(command: string, words: string[]): string {
  const [file, ...more] = words;
  if (!file || more.length > 0) throw new UsageError(`${command} needs one file.`);
  const path = resolve(file);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new StartError(`There is no file ${path}.`);
  return path;
}

function parseFlags(words: string[], names: string[]): { own: Map<string, string>; others: string[] } {
  const own = new Map<string, string>();
  const others: string[] = [];
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const [, flag = word, attached] = /^(--[a-z]+)=([\s\S]*)$/.exec(word) ?? [];
    if (!names.includes(flag)) others.push(word);
    else if (attached === undefined && left[0]?.startsWith("--") !== false) missingValue(flag);
    else own.set(flag, attached ?? left.shift() ?? "");
  }
  return { own, others };
}

function missingValue(flag: string): never {
  throw new UsageError(`${flag} needs a value.`);
}

function formatCounts(counts: BackupCounts | null | undefined): string {
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

export function toCommandError(problem: unknown): unknown {
  if (problem instanceof DomainError) return new StartError(sentence(problem.problem, problem.params));
  return problem instanceof StartError || problem instanceof UsageError
    ? problem
    : new StartError(getMessage(problem));
}
