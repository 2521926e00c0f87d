import { openDB, type DBSchema, type IDBPObjectStore, type StoreNames } from "idb";
import type { FurtherPicture } from "../../src/contract/further-pictures.ts";
import type { RecipeSummary } from "../../src/contract/recipes.ts";
import type { StoredFor } from "./stored-for.ts";

export interface StoredText {
  slug: string;
  etag: string;
  text: string;
  /** Missing if it has none, or was stored by an older version. */
  further?: FurtherPicture[];
}

export interface StoredSummary {
  slug: string;
  summary: RecipeSummary;
  categories: string[];
  tags: string[];
  words: SearchWords;
}

export interface SearchWords {
  name: string;
  ingredients: string[];
  more: string;
}

export interface StoredMark {
  slug: string;
  mark: string;
  bytes: number;
}

/** The bytes are in a cache, which doesn't tell sizes. */
export interface StoredPictureSize {
  label: string;
  bytes: number;
}

export interface StoredAnswer {
  path: string;
  text: string;
  /** Null for everyone. */
  person: string | null;
}

export interface Facts {
  keptFor: StoredFor;
  /** When it was last complete, ISO 8601, UTC. */
  keptAt: string;
  /** ETag of the list and budget in bytes; missing while incomplete. */
  whole: { etag: string; budget: number };
}

interface Schema extends DBSchema {
  recipes: { key: string; value: StoredText };
  summaries: { key: string; value: StoredSummary };
  marks: { key: string; value: StoredMark };
  pictures: { key: string; value: StoredPictureSize };
  answers: { key: string; value: StoredAnswer };
  facts: { key: string; value: { name: string; value: unknown } };
}

type WritableStore<Name extends StoreNames<Schema>> = IDBPObjectStore<
  Schema,
  StoreNames<Schema>[],
  Name,
  "readwrite"
>;

const KEYS: Record<StoreNames<Schema>, string> = {
  recipes: "slug",
  summaries: "slug",
  marks: "slug",
  pictures: "label",
  answers: "path",
  facts: "name",
};
const MOMENT_MS = 2000;
const ALL = Object.keys(KEYS) as StoreNames<Schema>[];
const OF_RECIPES = ["recipes", "summaries", "marks"] as const;

export type OfflineStore = Awaited<ReturnType<typeof openOfflineStore>>;

/**
 * A database, so that a batch of recipes with its search words is one atomic write.
 * @param lost called when the browser closes it, which it may at any time
 * @throws if the browser stores nothing, as in some private windows
 */
export async function openOfflineStore(base: string, lost: () => void) {
  const db = await openDB<Schema>(`tagine ${base}`, 1, {
    upgrade(created) {
      for (const name of ALL) created.createObjectStore(name, { keyPath: KEYS[name] });
    },
    // A later version needs to change the database.
    blocking() {
      db.close();
      lost();
    },
    terminated: lost,
  });

  /** @throws QuotaExceededError (a DOMException) */
  async function write<Name extends StoreNames<Schema>>(
    names: readonly Name[],
    change: (store: (name: Name) => WritableStore<Name>) => Promise<unknown>[],
  ): Promise<void> {
    const transaction = db.transaction(names, "readwrite");
    await Promise.all([...change((name) => transaction.objectStore(name)), transaction.done]);
  }

  return {
    recipe: (slug: string) => db.get("recipes", slug),
    summaries: forAMoment(() => db.getAll("summaries")),
    marks: () => db.getAll("marks"),
    pictures: () => db.getAll("pictures"),
    answer: (path: string) => db.get("answers", path),
    answers: () => db.getAll("answers"),

    async fact<Name extends keyof Facts>(name: Name): Promise<Facts[Name] | undefined> {
      const row = await db.get("facts", name);
      return row?.value as Facts[Name] | undefined;
    },

    setFact: <Name extends keyof Facts>(name: Name, value: Facts[Name] | null): Promise<void> =>
      write(["facts"], (store) => [
        value === null ? store("facts").delete(name) : store("facts").put({ name, value }),
      ]),

    putRecipes: (rows: { recipe: StoredText; summary: StoredSummary; mark: StoredMark }[]): Promise<void> =>
      write(OF_RECIPES, (store) =>
        rows.flatMap(({ recipe, summary, mark }) => [
          store("recipes").put(recipe),
          store("summaries").put(summary),
          store("marks").put(mark),
        ]),
      ),

    removeRecipes: (slugs: string[]): Promise<void> =>
      write(OF_RECIPES, (store) =>
        OF_RECIPES.flatMap((name) => slugs.map((slug) => store(name).delete(slug))),
      ),

    putPicture: (picture: StoredPictureSize): Promise<void> =>
      write(["pictures"], (store) => [store("pictures").put(picture)]),

    removePictures: (labels: string[]): Promise<void> =>
      write(["pictures"], (store) => labels.map((label) => store("pictures").delete(label))),

    putAnswer: (answer: StoredAnswer): Promise<void> =>
      write(["answers"], (store) => [store("answers").put(answer)]),

    removeAnswers: (paths: string[]): Promise<void> =>
      write(["answers"], (store) => paths.map((path) => store("answers").delete(path))),

    clear: (): Promise<void> => write(ALL, (store) => ALL.map((name) => store(name).clear())),

    close: (): void => db.close(),
  };
}

/** Home needs many lists at once, each made of all rows. */
function forAMoment<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<Result> | null = null;
  return () => {
    if (!last) {
      last = read();
      setTimeout(() => (last = null), MOMENT_MS);
    }
    return last;
  };
}
