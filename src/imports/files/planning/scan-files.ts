import { posix } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { FileFormatName } from "../../../contract/file-imports.ts";
import { DomainError } from "../../../platform/errors.ts";
import { isDiskFull } from "../../../platform/storage-errors.ts";
import { tidyMemory } from "../../../platform/tidy-memory.ts";
import { isPictureName } from "../../archives/is-picture-name.ts";
import { findCorrection } from "../draft-corrections.ts";
import { NoRecipeInFile } from "../../archives/recipe-format.ts";
import type { FileReaders } from "../file-format.ts";
import { readDividedText } from "../reading/divided-text.ts";
import { table } from "../formats/table/table.ts";
import { isPartOfPage } from "../formats/web-page/part-of-page.ts";
import { findFormat } from "../formats.ts";
import type { FileTree } from "../opening/file-tree.ts";
import { sampleFile } from "../opening/sample-file.ts";
import { sampleWholeJson } from "../opening/sample-whole-json.ts";
import { explainNameless, limitNameless } from "./nameless-rows.ts";
import { createPlanner, type PlannerParts } from "./plan-found.ts";
import type { PlanStore } from "./plan-store.ts";
import {
  explainIgnored,
  FileNotReadable,
  findFileProblem,
  PictureWithoutRecipe,
  toIgnored,
  toUnreadable,
} from "./planned-rows.ts";
import { groupUnused, isOfProgram } from "./unused-pictures.ts";

export interface ScanParts extends PlannerParts {
  readers: FileReaders;
}

/** Yields to other requests after this time. */
const TURN_MS = 20;

/**
 * Reads all files and plans what an import would do. Stores nothing but the plan.
 * @throws the reason of `signal`
 */
export async function scanFiles(
  tree: FileTree,
  plan: PlanStore,
  { readers, ...parts }: ScanParts,
  signal: AbortSignal,
): Promise<void> {
  const { files, refused } = tree;
  const { log } = parts;
  const { texts, columns } = readers.corrections;
  const { planFound, usesPicture } = createPlanner(plan, parts);
  const pictures: string[] = [];
  const notPictures: string[] = [];
  const formatFolders = new Map<FileFormatName, Set<string>>();
  const total = files.names.length;
  let pending: (() => void)[] = [];
  let since = performance.now();

  for (const { path, problem } of refused)
    pending.push(() => plan.add(toUnreadable(path, { name: "", problem }, null)));
  for (const [done, path] of files.names.entries())
    for await (const add of planFile(path)) {
      pending.push(add);
      await addIfDue(done);
    }
  await addPending(total);
  // Only now it's known which pictures the recipes use.
  const missing = notPictures.filter(usesPicture);
  if (missing.length > 0) pending.push(() => plan.pictureCounts.uncount(missing));
  const unused = pictures.filter((path) => !usesPicture(path) && !isOfProgram(path, formatFolders, files));
  for (const { path, problem } of groupUnused(unused)) {
    pending.push(() => plan.add(toIgnored(path, problem)));
    await addIfDue(total);
  }
  await addPending(total);

  async function addIfDue(done: number): Promise<void> {
    if (performance.now() - since >= TURN_MS) await addPending(done);
  }

  async function addPending(done: number): Promise<void> {
    const work = pending;
    pending = [];
    plan.inTransaction(() => {
      for (const add of work) add();
      plan.setProgress(done, total);
    });
    tidyMemory();
    await setImmediate();
    signal.throwIfAborted();
    since = performance.now();
  }

  function planIgnored(path: string, reason: DomainError): void {
    if (isPictureName(path)) notPictures.push(path);
    plan.add(toIgnored(path, reason));
  }

  function noteFolder(format: FileFormatName, path: string): void {
    const folders = formatFolders.get(format) ?? new Set();
    formatFolders.set(format, folders.add(posix.dirname(path)));
  }

  /** Of a damaged file, what comes before the damage is imported. */
  async function* planDamage(path: string, format: FileFormatName): AsyncGenerator<() => void> {
    const damage = await tree.findDamage(path);
    if (damage) yield () => plan.add(toUnreadable(path, { name: "", problem: damage }, format));
  }

  /** Yields functions that add a row. */
  async function* planFile(path: string): AsyncGenerator<() => void> {
    let format: ReturnType<typeof findFormat> = null;
    try {
      const divided = findCorrection(texts, path);
      if (divided !== undefined) {
        for await (const found of limitNameless(readDividedText(divided, path)))
          yield () => planFound(path, "text", found);
        return yield* planDamage(path, "text");
      }
      const sample = sampleFile(path, await tree.start(path));
      if (sample.bytes.length === 0) {
        // Throws if it's cut before its content.
        await tree.findDamage(path);
        if (!isPlaceholder(path)) yield () => planIgnored(path, explainIgnored(sample));
        return;
      }
      format = findCorrection(columns, path) ? table : findFormat(sample, files);
      if (!format) {
        const whole = await sampleWholeJson(sample, files);
        format = whole && findFormat(whole, files);
      }
      if (!format) {
        const problem = findFileProblem(sample) ?? (await tree.findDamage(path));
        const reason = explainIgnored(sample);
        if (problem) yield () => plan.add(toUnreadable(path, { name: "", problem }, null));
        else if (reason instanceof PictureWithoutRecipe) pictures.push(path);
        else if (!isPartOfPage(sample, files)) yield () => planIgnored(path, reason);
        return;
      }
      const { name } = format;
      noteFolder(name, path);
      let isEmpty = true;
      for await (const found of limitNameless(format.read(path, files, readers))) {
        isEmpty = false;
        yield () => planFound(path, name, found);
      }
      if (isEmpty) yield () => plan.add(toIgnored(path, new NoRecipeInFile()));
      yield* planDamage(path, name);
    } catch (thrown) {
      // A cut file is why its JSON can't be parsed.
      const problem = (await tree.findDamage(path).catch(() => null)) ?? thrown;
      signal.throwIfAborted();
      if (isDiskFull(problem)) throw problem;
      if (!(problem instanceof DomainError)) log.error(`${path} could not be read`, problem);
      const refusal = problem instanceof DomainError ? explainNameless(problem) : new FileNotReadable(path);
      const formatName = format?.name ?? null;
      yield () => plan.add(toUnreadable(path, { name: "", problem: refusal }, formatName));
    }
  }
}

/** Empty hidden files, like `.gitkeep`, only keep folders in archives. */
function isPlaceholder(path: string): boolean {
  return posix.basename(path).startsWith(".");
}
