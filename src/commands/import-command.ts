import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative, resolve } from "node:path";
import { openApp, type App } from "../app.ts";
import { configFromFlags, SETTING_FLAGS, type Env } from "../config.ts";
import { FILE_FORMAT_TITLES } from "../contract/file-format-titles.ts";
import type { FoundState } from "../contract/file-import-states.ts";
import { sentence } from "../contract/sentences.ts";
import { FILE_IMPORT, type FileImportInput, type Importer } from "../imports/files/file-import.ts";
import type { Draft } from "../imports/files/drafts/draft-folder.ts";
import type { SourceFile } from "../imports/files/opening/file-tree.ts";
import type { ListedRow } from "../imports/files/planning/plan-store.ts";
import { wait } from "../platform/clock.ts";
import { parseCommandLine } from "../platform/command-line.ts";
import { StartError, UsageError } from "../platform/errors.ts";
import type { Failure } from "../platform/jobs/job-kind.ts";
import { isDiskFull } from "../platform/storage-errors.ts";
import { toCommandError } from "./backup-command.ts";
import { EXIT } from "./exit-codes.ts";

const ROWS_AT_ONCE = 1000;

/**
 * Imports files of any recipe program, or with `--dry-run` only shows what's in them.
 * @throws UsageError, StartError also while Tagine is running
 */
export async function importCommand(args: string[], env: Env): Promise<number> {
  const flags = { ...SETTING_FLAGS, "dry-run": null, json: null, as: "email" };
  const { values, words } = parseCommandLine(args, flags);
  if (words.length === 0) throw new UsageError("import needs at least one file or folder.");
  const sources = words.flatMap(listFiles);
  const isDryRun = values.has("dry-run");
  const config = configFromFlags(values, env);
  const isNew = !existsSync(join(resolve(config.dataDir), "tagine.db"));
  if (isNew && !isDryRun)
    throw new StartError(
      `There is no database in ${config.dataDir}. Set the data folder with --data-dir or DATA_DIR.`,
    );
  // A dry run must not create a data folder.
  const temporary = isNew ? mkdtempSync(join(tmpdir(), "tagine-import-")) : null;
  const app = openApp(
    { ...config, dataDir: temporary ?? config.dataDir, logToConsole: false },
    new WeakMap(),
  );
  try {
    const owner = isDryRun ? { id: 0, fullName: "", groupId: 0 } : findOwner(values.get("as"), app);
    const draft = await readSources(sources, owner.id, app);
    try {
      await report(draft, app, values.has("json"));
      return isDryRun ? EXIT.ok : await importAll(draft, owner, app);
    } finally {
      if (isDryRun) app.fileImports.remove(draft);
    }
  } catch (problem) {
    throw toCommandError(problem);
  } finally {
    await app.jobs.close(0);
    app.close();
    if (temporary) rmSync(temporary, { recursive: true, force: true });
  }
}

function listFiles(word: string): SourceFile[] {
  const start = resolve(word);
  const stat = statSync(start, { throwIfNoEntry: false });
  if (!stat) throw new StartError(`There is no file ${start}.`);
  if (stat.isFile()) return [{ path: basename(start), stored: start }];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((stored) => ({ path: relative(dirname(start), stored), stored }));
}

/** @throws StartError */
function findOwner(email: string | undefined, { users }: App) {
  const all = users.list();
  const owner = email
    ? all.find((user) => user.email === email.toLowerCase())
    : all.find(({ admin }) => admin);
  if (owner) return owner;
  throw new StartError(email ? `There is no account ${email}.` : "There is no admin account.");
}

/** Copies the files, so that an interrupted import can resume. */
async function readSources(sources: SourceFile[], owner: number, { fileImports }: App): Promise<Draft> {
  const files = sources.map(({ path, stored }) => ({ path, stored, bytes: statSync(stored).size }));
  if (files.every(({ bytes }) => bytes === 0)) throw new StartError("All these files are empty.");
  const draft = fileImports.uploads.announce(owner, {
    files: files.map(({ path, bytes }) => ({ path, bytes })),
  });
  for (const [at, { stored }] of files.entries())
    await retryWhileDiskFull(() => copyFileSync(stored, fileImports.drafts.storedOf(draft.id, at)));
  await retryWhileDiskFull(() => fileImports.readAll(draft));
  return draft;
}

const RETRY_MS = 10_000;

async function retryWhileDiskFull(work: () => unknown): Promise<void> {
  for (let hasWarned = false; ; hasWarned = true) {
    try {
      await work();
      return;
    } catch (problem) {
      if (!isDiskFull(problem)) throw problem;
      if (!hasWarned) warnDiskFull();
      await wait(RETRY_MS, NEVER);
    }
  }
}

const NEVER = new AbortController().signal;

function warnDiskFull(): void {
  console.error(sentence("file-import-disk-full"));
}

const CHECK_MS = 1000;

async function waitForEnd(job: number, { jobs }: App): Promise<void> {
  let wasFull = false;
  const timer = setInterval(() => {
    const isFull = isDiskFull(jobs.getDelay(FILE_IMPORT));
    if (isFull && !wasFull) warnDiskFull();
    wasFull = isFull;
  }, CHECK_MS);
  try {
    await jobs.waitForEnd(job);
  } finally {
    clearInterval(timer);
  }
}

async function report(draft: Draft, { fileImports }: App, isJson: boolean): Promise<void> {
  await fileImports.withPlan(draft.id, (plan) => {
    if (isJson) {
      for (const row of eachRow((after) => plan.list({ after, limit: ROWS_AT_ONCE })))
        if (row.kind === "recipe" || row.problem)
          console.log(JSON.stringify({ ...row, recipe: plan.getRecipe(row.position)?.content ?? null }));
      return;
    }
    for (const { format, recipes } of plan.countFormats())
      console.log(`${FILE_FORMAT_TITLES[format]}: ${recipes}`);
    const counts = plan.countStates();
    const { values } = plan.countExtras();
    if (counts.new + counts.changed + counts.same + counts.repeated === 0)
      console.log("No recipes found in these files.");
    for (const [state, label] of Object.entries(LABELS))
      if (counts[state as FoundState] > 0) console.log(`${label}: ${counts[state as FoundState]}`);
    if (values > 0) console.log(`Values without a field, kept as extras: ${values}`);
    for (const state of ["unreadable", "ignored"] as const)
      for (const row of eachRow((after) => plan.list({ state, after, limit: ROWS_AT_ONCE })))
        if (row.problem) console.error(`${LABELS[state]}: ${describeRow(row)}: ${explain(row.problem)}`);
  });
}

const LABELS: Record<FoundState, string> = {
  new: "New recipes",
  changed: "Different from the recipe in Tagine",
  same: "Already in Tagine",
  repeated: "Repeated in these files",
  unreadable: "Unreadable",
  ignored: "Without recipes",
};

function* eachRow<Row extends { position: number }>(list: (after: number) => Row[]): Generator<Row> {
  for (let after = -1; ;) {
    const rows = list(after);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.position ?? after;
  }
}

function describeRow({ file, name }: Pick<ListedRow, "file" | "name">): string {
  return name ? `${file} (${name})` : file;
}

function explain({ code, params }: Failure): string {
  return sentence(code, params);
}

async function importAll(
  draft: Draft,
  { id, fullName: name, groupId: group }: { id: number; fullName: string; groupId: number },
  app: App,
): Promise<number> {
  const { fileImports, fileImportResults, jobs } = app;
  jobs.begin([FILE_IMPORT]);
  const by: Importer = { id, name, group, language: "en-US" };
  await retryWhileDiskFull(() => fileImports.start(draft, { existing: "skip" }, by));
  const job = fileImports.findJob(draft.id);
  if (!job) throw new Error("The import did not start");
  await waitForEnd(job.id, app);
  await reportFailed(draft, job.id, app);
  const { added, replaced } = fileImportResults.countImported(job.id);
  const recipes = added + replaced;
  console.log(`Imported ${countNoun(recipes, "recipe")} to ${app.folder.path}.`);
  const extras = fileImportResults.countExtras(job.id);
  if (extras.values > 0)
    console.log(
      `Kept ${countNoun(extras.values, "value")} without a field as extras in ${countNoun(extras.recipes, "recipe")}.`,
    );
  return jobs.get(job.id)?.counts.failed ? EXIT.refused : EXIT.ok;
}

function countNoun(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}

async function reportFailed(draft: Draft, job: number, { fileImports, jobs }: App): Promise<void> {
  await fileImports.withPlan(draft.id, (plan) => {
    const list = (after: number) => jobs.items(job, { state: "failed", after, limit: ROWS_AT_ONCE });
    for (const { input, outcome } of eachRow(list)) {
      const row = plan.getRow((input as FileImportInput).position);
      if (row) console.error(`Failed: ${describeRow(row)}: ${explain(outcome as Failure)}`);
    }
  });
}
