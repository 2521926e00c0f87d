import type { Database } from "bun:sqlite";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Clock } from "../../platform/clock.ts";
import { databaseChanges } from "../../platform/database-changes.ts";
import { getMessage } from "../../platform/errors.ts";
import type { Log } from "../../platform/log.ts";
import { oneAtATime } from "../../platform/one-at-a-time.ts";
import { nameCooklangPictures, writeCooklang } from "../formats/cooklang.ts";
import type { ExportContext, NamedPicture, RecipeToExport } from "../formats/export-format.ts";
import { nameFiles } from "../formats/file-names.ts";
import { namePictures } from "../formats/file-per-recipe.ts";
import { writeRecipeMd } from "../formats/recipemd.ts";
import { listPictures } from "../recipe-pictures.ts";
import type { SourceParts } from "../recipes-to-export.ts";
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

interface Prepared extends Pick<RecipeState, "slug" | "state"> {
  path: string;
  /** Null if the recipe is gone. */
  source: RecipeToExport | null;
  pictures: NamedPicture[];
}

const FORMATS = {
  markdown: {
    ending: ".md",
    write: writeRecipeMd,
    nameAll: (source: RecipeToExport, stem: string) => namePictures(source, `${PICTURES}/${stem}`),
  },
  // Programs only find pictures beside the recipe.
  cooklang: { ending: ".cook", write: writeCooklang, nameAll: nameCooklangPictures },
};
const POLL_MS = 1000;
const RETRY_MS = 60_000;
/** Other requests run between batches. Each may change the manifest. */
const BATCH = 50;

/** A folder with a text file of each recipe, for git and other programs. It follows the database and is never read. */
export function openMirror({ folder, format, db, clock, log, ...parts }: Parts) {
  const { ending, write, nameAll } = FORMATS[format];
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
    await files.plan(states.map(({ slug }) => namePath(slug)));
    const slugs = new Set(states.map(({ slug }) => slug));
    for (const slug of mirrored.keys()) if (!slugs.has(slug)) mirrored.delete(slug);
    const changed = states.filter(({ slug, state }) => {
      const known = mirrored.get(slug);
      const isSame = known?.state === state && known.paths[0] === namePath(slug);
      return !isSame || (!areNamesSame && known.hasLinks);
    });
    let problem: unknown = null;
    for (let at = 0; at < changed.length; at += BATCH) {
      if (signal?.aborted) break;
      const batch = changed.slice(at, at + BATCH).map((one) => prepare(one, files));
      await files.plan(batch.flatMap(({ pictures }) => pictures.map(({ file }) => file)));
      for (const one of batch) {
        try {
          mirrored.set(one.slug, await writeFiles(one, files, context));
        } catch (failure) {
          // Skip this recipe and keep its old files, so that others are still written.
          const paths = mirrored.get(one.slug)?.paths ?? [one.path];
          mirrored.set(one.slug, { state: "", paths, hasLinks: false });
          problem ??= failure;
        }
      }
      await setImmediate();
    }
    if (!signal?.aborted)
      await files.removeOthers(new Set([...mirrored.values()].flatMap(({ paths }) => paths)));
    await files.save();
    if (problem) throw problem;
    if (!signal?.aborted) complete = all;
  }

  function namePath(slug: string): string {
    return (names.get(slug) ?? slug) + ending;
  }

  function prepare({ slug, state }: RecipeState, files: MirrorFiles): Prepared {
    const path = namePath(slug);
    const recipe = parts.recipes.get(slug);
    // It was deleted a moment ago, so the next update removes its file.
    if (!recipe) return { slug, state, path, source: null, pictures: [] };
    const source = { recipe, pictures: listPictures(recipe, parts), isFavorite: false, cookedOn: () => [] };
    const named = nameAll(source, path.slice(0, -ending.length));
    return { slug, state, path, source, pictures: named.filter(({ file }) => !files.isForeign(file)) };
  }

  async function writeFiles(
    { state, path, source, pictures }: Prepared,
    files: MirrorFiles,
    context: ExportContext,
  ): Promise<Mirrored> {
    if (!source) return { state: "", paths: [path], hasLinks: false };
    for (const { file, key, read } of pictures) await files.writePicture(file, key, read);
    await files.writeText(path, write({ source, pictures }, context));
    const hasLinks = source.recipe.notes.some(({ text }) => text.includes("](/recipe/"));
    return { state, paths: [path, ...pictures.map(({ file }) => file)], hasLinks };
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
      const timer = setInterval(look, POLL_MS).unref();
      return async () => {
        clearInterval(timer);
        stopping.abort();
        await running;
      };
    },
  };
}

function isSameMap(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
}
