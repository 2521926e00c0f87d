import type { Database } from "bun:sqlite";

/** From how many parts of its index on SQLite merges them. Source: https://www.sqlite.org/fts5.html#the_automerge_configuration_option */
const USUAL = 4;
const NEVER = 0;

/**
 * Does much with the index of words, and leaves its merging to the changes that come after, each of which does a little
 * of it: at once, it would take as long as all the rest. Call it inside of a transaction.
 */
export function indexMergingStore(db: Database): <Done>(work: () => Done) => Done {
  const automerge = db.query<null, [number]>(
    "INSERT INTO recipe_words (recipe_words, rank) VALUES ('automerge', ?)",
  );
  return (work) => {
    automerge.run(NEVER);
    const done = work();
    automerge.run(USUAL);
    return done;
  };
}
