import type { Database } from "bun:sqlite";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Clock } from "../../platform/clock.ts";
import { databaseChanges } from "../../platform/database-changes.ts";
import { getMessage } from "../../platform/errors.ts";
import type { Log } from "../../platform/log.ts";
import { oneAtATime } from "../../platform/one-at-a-time.ts";
import { writeCooklang } from "../formats/cooklang.ts";
import type { ExportContext } from "../formats/export-format.ts";
import { nameFiles } from "../formats/file-names.ts";
import { writeRecipeMd } from "../formats/recipemd.ts";
import { readFileOrNothing, type SourceParts } from "../recipes-to-export.ts";
import { MANIFEST, type MirrorFiles, openMirrorFiles, PICTURES } from "./mirror-files.ts";
import { type RecipeState, recipeStateStore } from "./recipe-state-store.ts";

interface Parts extends SourceParts {
  folder: string;
  format: "markdown" | "cooklang";
  db: Database;
  clock: Clock;
  log: Pick<Log, "warn" | "info">;
}

/** What was written for a recipe. */
interface Mirrored {
  state: string;
  paths: string[];
  hasLinks: boolean;
}

const FORMATS = {
  markdown: { ending: ".md", write: writeRecipeMd },
  cooklang: { ending: ".cook", write: writeCooklang },
};
const LOOK_MS = 1000;
const RETRY_MS = 60_000;
/** Other requests run between batches. */
const BATCH = 20;

/** A folder with a text file of each recipe, for git and other programs. It follows the database and is never read. */
export function openMirror({ folder, format, db, clock, log, ...parts }: Parts) {
  const { ending, write } = FORMATS[format];
  const recipeStates = recipeStateStore(db);
  const inOrder = oneAtATime();
  const mirrored = new Map<string, Mirrored>();
  let names: ReadonlyMap<string, string> = new Map();
  let isFailing = false;
  /** Of all recipes, when the mirror was last complete. */
  let complete = "";

  /** Throws if the folder can't be written. */
  async function update(signal?: AbortSignal): Promise<void> {
    const states = recipeStates.list();
    const all = Bun.hash(JSON.stringify(states)).toString();
    // Most database changes don't affect recipes.
    if (all === complete && existsSync(join(folder, MANIFEST))) return;
    complete = "";
    const files = openMirrorFiles(folder);
    if (files.isNew) mirrored.clear();
    const before = names;
    names = nameFiles(states, (name) => files.isForeign(name + ending));
    const areNamesSame = isSameMap(names, before);
    const context: ExportContext = {
      fileNames: names,
      recipeNames: new Map(states.map(({ slug, name }) => [slug, name])),
      base: "",
    };
    await files.plan(
      states.flatMap(({ slug, ext }) => {
        const name = names.get(slug) ?? slug;
        return [name + ending, ...(ext ? [namePicture(name, ext)] : [])];
      }),
    );
    const slugs = new Set(states.map(({ slug }) => slug));
    for (const slug of mirrored.keys()) if (!slugs.has(slug)) mirrored.delete(slug);
    let problem: unknown = null;
    let count = 0;
    for (const one of states) {
      if (signal?.aborted) break;
      const known = mirrored.get(one.slug);
      const path = `${names.get(one.slug) ?? one.slug}${ending}`;
      const isSame =
        known?.state === one.state && known.paths[0] === path && (areNamesSame || !known.hasLinks);
      if (isSame) continue;
      try {
        mirrored.set(one.slug, await writeFiles(one, path, files, context));
      } catch (failure) {
        // Skip this recipe and keep its old files, so that others are still written.
        mirrored.set(one.slug, { state: "", paths: known?.paths ?? [path], hasLinks: false });
        problem ??= failure;
      }
      if (++count % BATCH === 0) await setImmediate();
    }
    if (!signal?.aborted)
      await files.removeOthers(new Set([...mirrored.values()].flatMap(({ paths }) => paths)));
    await files.save();
    if (problem) throw problem;
    if (!signal?.aborted) complete = all;
  }

  async function writeFiles(
    { slug, state }: RecipeState,
    path: string,
    files: MirrorFiles,
    context: ExportContext,
  ): Promise<Mirrored> {
    const recipe = parts.recipes.get(slug);
    // It was deleted a moment ago, so the next update removes its file.
    if (!recipe) return { state: "", paths: [path], hasLinks: false };
    const pictureFile = await writePicture(slug, path, files);
    const source = { recipe, picture: null, isFavorite: false, cookedOn: () => [] };
    await files.writeText(path, write({ source, pictureFile, picture: null }, context));
    const hasLinks = recipe.notes.some(({ text }) => text.includes("](/recipe/"));
    return { state, paths: pictureFile ? [path, pictureFile] : [path], hasLinks };
  }

  async function writePicture(slug: string, path: string, files: MirrorFiles): Promise<string | null> {
    const current = parts.pictures.current(slug);
    if (!current) return null;
    const file = namePicture(path.slice(0, -ending.length), current.ext);
    if (files.isForeign(file)) return null;
    await files.writePicture(file, current.key, () =>
      readFileOrNothing(parts.images.file(current, "original")),
    );
    return file;
  }

  /** Saving a recipe never waits for the mirror or fails with it. Returns whether the update succeeded. */
  async function sync(signal?: AbortSignal): Promise<boolean> {
    return inOrder(async () => {
      try {
        await update(signal);
        if (isFailing) log.info(`The mirror in ${folder} is up to date again`);
        isFailing = false;
      } catch (problem) {
        if (!isFailing) log.warn(`The mirror in ${folder} couldn't be updated: ${getMessage(problem)}`);
        isFailing = true;
      }
      return !isFailing;
    });
  }

  return {
    sync,

    /** Follows changes until the returned function is called. */
    start(): () => Promise<void> {
      const hasChanged = databaseChanges(db, clock);
      const stopping = new AbortController();
      let running: Promise<void> | null = null;
      let retryAt = Infinity;
      const look = (): void => {
        if (running || !(hasChanged() || performance.now() > retryAt)) return;
        running = follow();
      };
      const follow = async (): Promise<void> => {
        const worked = await sync(stopping.signal);
        retryAt = worked ? Infinity : performance.now() + RETRY_MS;
        running = null;
      };
      look();
      const timer = setInterval(look, LOOK_MS).unref();
      return async () => {
        clearInterval(timer);
        stopping.abort();
        await running;
      };
    },
  };
}

function namePicture(name: string, ext: string): string {
  return `${PICTURES}/${name}.${ext}`;
}

function isSameMap(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
}
