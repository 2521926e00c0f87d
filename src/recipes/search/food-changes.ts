import type { Database } from "bun:sqlite";
import type { RecipeFoodStore } from "../foods/recipe-food-store.ts";
import { matchWordsInOrder } from "./search-expression.ts";
import type { SearchStore } from "./search-store.ts";
import { toIndexedWords } from "./search-words.ts";

/** Reading this many takes about 50 ms. */
const READ_AT_ONCE = 24;

interface Parts {
  search: SearchStore;
  recipeFoods: RecipeFoodStore;
}

export type FoodChanges = ReturnType<typeof foodChanges>;

/** Updates the index after a correction or a taught food. */
export function foodChanges(db: Database, { search, recipeFoods }: Parts) {
  let onExpired = (): void => {};

  const findWithLine = (line: string) => recipeFoods.listWithLine(findWithWords(line), line);

  function findWithWords(text: string): number[] {
    const words = toIndexedWords(text);
    return words ? [...search.withAny(matchWordsInOrder(words), [])] : [];
  }

  /** Recipes where the name is unknown change most, so they're first. */
  const findWithName = (name: string) => [
    ...new Set([
      ...recipeFoods.listWithUnknown(name),
      ...findWithWords(name).toSorted((one, other) => other - one),
    ]),
  ];

  /** After a crash in between, expired recipes are read at the next start. */
  function apply<Changed>(change: () => Changed, find: (changed: Changed) => number[]): Changed {
    const { changed, ids } = db
      .transaction(() => {
        const done = change();
        const found = find(done);
        recipeFoods.expire(found);
        return { changed: done, ids: found };
      })
      .immediate();
    readAgain.immediate(ids.slice(0, READ_AT_ONCE));
    if (ids.length > READ_AT_ONCE) onExpired();
    return changed;
  }

  const readAgain = db.transaction((ids: number[]): void => {
    ids.forEach((id) => recipeFoods.read(id));
    search.relabel(ids);
  });

  function expire(ids: number[]): void {
    if (ids.length === 0) return;
    recipeFoods.expire(ids);
    onExpired();
  }

  return {
    /** Registers a callback that reads expired recipes in the background. */
    whenExpired(complete: () => void): void {
      onExpired = complete;
    },

    /** Reads a few dozen recipes immediately, and the others in the background. */
    applyToLine: <Changed extends { line: string }>(change: () => Changed): Changed =>
      apply(change, ({ line }) => findWithLine(line)),

    applyToName: <Changed extends { name: string }>(change: () => Changed): Changed =>
      apply(change, ({ name }) => findWithName(name)),

    /** Call it inside the transaction that changes the correction. */
    expireLine: (line: string): void => expire(findWithLine(line)),

    expireName: (name: string): void => expire(findWithName(name)),
  };
}
