import type { Database } from "bun:sqlite";

/** Source: https://www.sqlite.org/fts5.html#the_automerge_configuration_option */
const USUAL = 4;
const NEVER = 0;

/** Merging is left to later writes, since it would double the time. Call it inside a transaction. */
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
