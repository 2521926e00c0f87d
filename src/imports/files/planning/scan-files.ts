import { posix } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { FileFormatName } from "../../../contract/file-imports.ts";
import { tidyMemory } from "../../../platform/tidy-memory.ts";
import { isPictureName } from "../../archives/is-picture-name.ts";
import type { FileReaders } from "../file-format.ts";
import type { FileTree } from "../opening/file-tree.ts";
import { createPlanner, type PlannerParts } from "./plan-found.ts";
import type { PlanStore } from "./plan-store.ts";
import { toIgnored, toUnreadable } from "./planned-rows.ts";
import { type FilePart, scanFile } from "./scan-file.ts";
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
  const { planFound, usesPicture } = createPlanner(plan, parts);
  const pictures: string[] = [];
  const notPictures: string[] = [];
  const formatFolders = new Map<FileFormatName, Set<string>>();
  const total = files.names.length;
  const queue = createQueue(plan, total, signal);

  for (const { path, problem } of refused)
    queue.add(() => plan.add(toUnreadable(path, { name: "", problem }, null)));
  for (const [done, path] of files.names.entries())
    for await (const part of scanFile(path, { tree, readers, log: parts.log, signal })) {
      queue.add(() => addPart(path, part));
      await queue.runIfDue(done);
    }
  await queue.run(total);
  // Only now it's known which pictures the recipes use.
  const missing = notPictures.filter(usesPicture);
  if (missing.length > 0) queue.add(() => plan.pictureCounts.uncount(missing));
  const unused = pictures.filter((path) => !usesPicture(path) && !isOfProgram(path, formatFolders, files));
  for (const { path, problem } of groupUnused(unused)) {
    queue.add(() => plan.add(toIgnored(path, problem)));
    await queue.runIfDue(total);
  }
  await queue.run(total);

  function addPart(path: string, part: FilePart): void {
    if ("found" in part) planFound(path, part.format, part.found);
    else if ("unreadable" in part)
      plan.add(toUnreadable(path, { name: "", problem: part.unreadable }, part.format));
    else if ("isPicture" in part) pictures.push(path);
    else if ("recognized" in part) {
      const folders = formatFolders.get(part.recognized) ?? new Set();
      formatFolders.set(part.recognized, folders.add(posix.dirname(path)));
    } else {
      if (isPictureName(path)) notPictures.push(path);
      plan.add(toIgnored(path, part.ignored));
    }
  }
}

/** Changes of the plan that are made in one transaction, after which other requests get their turn. */
function createQueue(plan: PlanStore, total: number, signal: AbortSignal) {
  let pending: (() => void)[] = [];
  let since = performance.now();

  /** @param done number of files that were read */
  async function run(done: number): Promise<void> {
    const changes = pending;
    pending = [];
    plan.inTransaction(() => {
      for (const change of changes) change();
      plan.setProgress(done, total);
    });
    tidyMemory();
    await setImmediate();
    signal.throwIfAborted();
    since = performance.now();
  }

  return {
    add: (change: () => void): void => void pending.push(change),
    run,
    async runIfDue(done: number): Promise<void> {
      if (performance.now() - since >= TURN_MS) await run(done);
    },
  };
}
