import type { RecipeSummary } from "../../src/contract/recipes.ts";
import type { KeptFor } from "./kept-for.ts";

export interface StoredRecipe {
  slug: string;
  etag: string;
  text: string;
}

export interface StoredSummary {
  slug: string;
  summary: RecipeSummary;
  categories: string[];
  tags: string[];
  words: KeptWords;
}

/** From `searchable`. */
export interface KeptWords {
  name: string;
  ingredients: string[];
  more: string;
}

export interface KeptMark {
  slug: string;
  mark: string;
  bytes: number;
}

/** The bytes are in a cache, which doesn't tell sizes. */
export interface KeptPicture {
  label: string;
  bytes: number;
}

export interface KeptAnswer {
  /** `site-settings` */
  path: string;
  text: string;
  /** Null for everyone. */
  person: string | null;
}

export interface Facts {
  keptFor: KeptFor;
  /** When it was last complete, ISO 8601, UTC. */
  keptAt: string;
  /** ETag of the list and budget in bytes; missing while incomplete. */
  whole: { etag: string; budget: number };
}

interface Stores {
  recipes: StoredRecipe;
  summaries: StoredSummary;
  marks: KeptMark;
  pictures: KeptPicture;
  answers: KeptAnswer;
  facts: { name: string; value: unknown };
}

type StoreName = keyof Stores;

const KEYS: Record<StoreName, string> = {
  recipes: "slug",
  summaries: "slug",
  marks: "slug",
  pictures: "label",
  answers: "path",
  facts: "name",
};
const MOMENT_MS = 2000;
const ALL = Object.keys(KEYS) as StoreName[];
const OF_RECIPES = ["recipes", "summaries", "marks"] as const;

export type Shelf = Awaited<ReturnType<typeof openShelf>>;

/**
 * Everything on this device except bytes of pictures. A database, so that a batch of recipes with its search words is
 * one atomic write.
 * @param base path of this Tagine
 * @param lost called when the browser closes it, which it may at any time
 * @throws if the browser stores nothing, as in some private windows
 */
export async function openShelf(base: string, lost: () => void) {
  const opening = indexedDB.open(`tagine ${base}`, 1);
  opening.addEventListener("upgradeneeded", () => {
    for (const name of ALL) opening.result.createObjectStore(name, { keyPath: KEYS[name] });
  });
  const db = await waitForRequest(opening);
  db.addEventListener("close", lost);
  db.addEventListener("versionchange", () => {
    db.close();
    lost();
  });

  function get<Name extends StoreName>(name: Name, key: string): Promise<Stores[Name] | undefined> {
    return waitForRequest(db.transaction(name).objectStore(name).get(key));
  }

  function all<Name extends StoreName>(name: Name): Promise<Stores[Name][]> {
    return waitForRequest(db.transaction(name).objectStore(name).getAll());
  }

  /** @throws QuotaExceededError (a DOMException) */
  function write(
    names: readonly StoreName[],
    act: (store: (name: StoreName) => IDBObjectStore) => void,
  ): Promise<void> {
    const transaction = db.transaction(names, "readwrite");
    act((name) => transaction.objectStore(name));
    return waitForTransaction(transaction);
  }

  return {
    recipe: (slug: string) => get("recipes", slug),
    summaries: forAMoment(() => all("summaries")),
    marks: () => all("marks"),
    pictures: () => all("pictures"),
    answer: (path: string) => get("answers", path),
    answers: () => all("answers"),

    async fact<Name extends keyof Facts>(name: Name): Promise<Facts[Name] | undefined> {
      const row = await get("facts", name);
      return row?.value as Facts[Name] | undefined;
    },

    /** Null removes it. */
    setFact: <Name extends keyof Facts>(name: Name, value: Facts[Name] | null): Promise<void> =>
      write(["facts"], (store) => {
        if (value === null) store("facts").delete(name);
        else store("facts").put({ name, value });
      }),

    putRecipes: (rows: { recipe: StoredRecipe; summary: StoredSummary; mark: KeptMark }[]): Promise<void> =>
      write(OF_RECIPES, (store) => {
        for (const { recipe, summary, mark } of rows) {
          store("recipes").put(recipe);
          store("summaries").put(summary);
          store("marks").put(mark);
        }
      }),

    removeRecipes: (slugs: string[]): Promise<void> =>
      write(OF_RECIPES, (store) => {
        for (const name of OF_RECIPES) for (const slug of slugs) store(name).delete(slug);
      }),

    putPicture: (picture: KeptPicture): Promise<void> =>
      write(["pictures"], (store) => void store("pictures").put(picture)),

    removePictures: (labels: string[]): Promise<void> =>
      write(["pictures"], (store) => {
        for (const label of labels) store("pictures").delete(label);
      }),

    putAnswer: (answer: KeptAnswer): Promise<void> =>
      write(["answers"], (store) => void store("answers").put(answer)),

    removeAnswers: (paths: string[]): Promise<void> =>
      write(["answers"], (store) => {
        for (const path of paths) store("answers").delete(path);
      }),

    clear: (): Promise<void> =>
      write(ALL, (store) => {
        for (const name of ALL) store(name).clear();
      }),

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

function waitForRequest<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((got, failed) => {
    request.addEventListener("success", () => got(request.result));
    request.addEventListener("error", () => failed(request.error ?? new Error("The browser keeps nothing")));
  });
}

function waitForTransaction(transaction: IDBTransaction): Promise<void> {
  return new Promise((over, failed) => {
    transaction.addEventListener("complete", () => over());
    transaction.addEventListener("abort", () => failed(transaction.error ?? new Error("It was not kept")));
  });
}
