import { setImmediate } from "node:timers/promises";
import type { FileFormatName } from "../../contract/file-imports.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Log } from "../../platform/log.ts";
import { isDiskFull } from "../../platform/storage-errors.ts";
import type { FoodCatalog } from "../../ingredients/foods/food-catalog.ts";
import type { RecipeStore } from "../../recipes/recipe-store.ts";
import { ItemNotImported, nameProblem, toRecipeContent } from "../archives/to-recipe-content.ts";
import { collectExtras } from "../migrations/collect-extras.ts";
import type { FoundAlso } from "./also/found-also.ts";
import { splitFoodNames } from "./also/split-food-names.ts";
import { compareRecipe, makeTwinKey } from "./compare-recipe.ts";
import type { FileReaders, Found, FoundPicture, FoundRecipe, UnreadableRecipe } from "./file-format.ts";
import { findCorrection } from "./draft-corrections.ts";
import type { FileTree } from "./file-tree.ts";
import { findFormat } from "./formats.ts";
import { readDividedText } from "./formats/divided-text.ts";
import { table } from "./formats/table.ts";
import type { PlannedPicture, PlannedRow, PlanStore } from "./plan-store.ts";
import {
  EmptyFile,
  explainBinary,
  FileNotReadable,
  findArchiveProblem,
  findPersonProblem,
  toIgnored,
  toLeft,
  toUnreadable,
} from "./planned-rows.ts";
import { sampleFile } from "./sample-file.ts";

export interface ScanParts {
  readers: FileReaders;
  recipes: Pick<RecipeStore, "fromAddress" | "withIngredients" | "get">;
  foods: Pick<FoodCatalog, "findByName">;
  log: Pick<Log, "error">;
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
  { readers, recipes, foods, log }: ScanParts,
  signal: AbortSignal,
): Promise<void> {
  const { files, refused } = tree;
  const twins = new Set<string>();
  const binaries: { path: string; problem: DomainError }[] = [];
  const total = files.names.length;
  let waiting: (() => void)[] = [];
  let since = performance.now();

  async function rest(done: number, force = false): Promise<void> {
    if (!force && performance.now() - since < TURN_MS) return;
    const work = waiting;
    waiting = [];
    plan.together(() => {
      for (const add of work) add();
      plan.setProgress(done, total);
    });
    await setImmediate();
    signal.throwIfAborted();
    since = performance.now();
  }

  for (const { path, problem } of refused)
    waiting.push(() => plan.add(toUnreadable(path, { name: "", problem }, null)));
  for (const [done, path] of files.names.entries()) {
    for await (const add of planFile(path)) {
      waiting.push(add);
      await rest(done);
    }
  }
  await rest(total, true);
  // Usually pictures of recipes. Without a recipe, people must see why nothing of them is imported.
  if (!plan.hasRecipes())
    for (const { path, problem } of binaries) {
      waiting.push(() => plan.add(toIgnored(path, problem)));
      await rest(total);
    }
  await rest(total, true);

  async function* planFile(path: string): AsyncGenerator<() => void> {
    let format: ReturnType<typeof findFormat> = null;
    try {
      const { texts, columns } = readers.corrections;
      const divided = findCorrection(texts, path);
      if (divided !== undefined) {
        for (const found of readDividedText(divided, path)) yield () => plan.add(toRow(path, "text", found));
        return;
      }
      const sample = sampleFile(path, await tree.start(path));
      if (sample.bytes.length === 0) {
        yield () => plan.add(toIgnored(path, new EmptyFile()));
        return;
      }
      format = findCorrection(columns, path) ? table : findFormat(sample, files);
      if (!format) {
        const problem = findArchiveProblem(sample);
        if (problem) yield () => plan.add(toUnreadable(path, { name: "", problem }, null));
        else if (sample.kind === "binary") binaries.push({ path, problem: explainBinary(sample.bytes) });
        else yield () => plan.add(toIgnored(path));
        return;
      }
      for await (const found of format.read(path, files, readers)) {
        const { name } = format;
        yield () => planFound(path, name, found);
      }
    } catch (problem) {
      signal.throwIfAborted();
      if (isDiskFull(problem)) throw problem;
      if (!(problem instanceof DomainError)) log.error(`${path} could not be read`, problem);
      const refusal = problem instanceof DomainError ? problem : new FileNotReadable(path);
      const formatName = format?.name ?? null;
      yield () => plan.add(toUnreadable(path, { name: "", problem: refusal }, formatName));
    }
  }

  function planFound(path: string, format: FileFormatName, found: Found): void {
    if ("also" in found) planAlso(path, format, found.also);
    else if ("left" in found) plan.add(toLeft(path, found.left, format));
    else plan.add(toRow(path, format, found));
  }

  function toRow(path: string, format: FileFormatName, found: FoundRecipe | UnreadableRecipe): PlannedRow {
    return "recipe" in found ? planRecipe(path, format, found) : toUnreadable(path, found, format);
  }

  function planAlso(file: string, format: PlannedRow["format"], also: FoundAlso): void {
    const { kind, name } = also;
    const problem = kind === "users" ? findPersonProblem(name, also.content.email) : null;
    if (problem) return plan.add({ ...toLeft(file, { name, problem }, format), kind });
    // Skip foods whose names are all known.
    if (also.kind !== "foods" || splitFoodNames(also.content, foods)) plan.also.add({ file, format }, also);
  }

  function planRecipe(file: string, format: PlannedRow["format"], found: FoundRecipe): PlannedRow {
    const name = String(found.recipe.name).trim();
    try {
      const content = toRecipeContent(keepAddresses(found));
      const comparison = compareRecipe(content, recipes);
      const key = makeTwinKey(content);
      const isTwin = twins.has(key);
      twins.add(key);
      return {
        file,
        format,
        name: content.name,
        problem: isTwin ? { code: "file-import-twice" } : null,
        existing: comparison.existing,
        state: isTwin ? "repeated" : comparison.state,
        recipe: {
          content,
          pictures: found.pictures.flatMap((picture) => storePicture(picture)),
          isFavorite: found.isFavorite ?? false,
          cookedOn: found.cookedOn ?? [],
        },
      };
    } catch (problem) {
      if (isDiskFull(problem)) throw problem;
      const named = nameProblem(name, problem);
      if (named instanceof ItemNotImported) return toUnreadable(file, { name, problem: named }, format);
      log.error(`${file} could not be read`, problem);
      return toUnreadable(file, { name, problem: new FileNotReadable(file) }, format);
    }
  }

  function storePicture(picture: FoundPicture): PlannedPicture[] {
    const ofStep = picture.step === undefined ? {} : { step: picture.step };
    if ("file" in picture) return [{ file: picture.file, ...ofStep }];
    return "bytes" in picture ? [{ inline: plan.addPicture(picture.bytes), ...ofStep }] : [];
  }
}

/** Nothing is fetched during an import, so addresses of pictures are kept. */
function keepAddresses({ recipe, pictures }: FoundRecipe): FoundRecipe["recipe"] {
  const addresses = pictures.flatMap((picture) => ("address" in picture ? [picture.address] : []));
  if (addresses.length === 0 || Array.isArray(recipe.extras)) return recipe;
  const kept = addresses.map((address, at) => [at === 0 ? "picture" : `picture-${at + 1}`, address] as const);
  return {
    ...recipe,
    extras: { ...collectExtras(kept.map(([key, value]) => [key, value])), ...recipe.extras },
  };
}
