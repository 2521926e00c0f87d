import type { Database } from "bun:sqlite";

/** Source: https://www.sqlite.org/fts5.html#the_automerge_configuration_option */
const USUAL = 4;
const NEVER = 0;

/** Merging this many takes about 10 ms. */
const MERGED_PAGES = 100;
/** Source: https://www.sqlite.org/fts5.html#the_merge_command */
const LEAST_CHANGES = 2;

export function indexMergingStore(db: Database) {
  const automerge = db.query<null, [number]>(
    "INSERT INTO recipe_words (recipe_words, rank) VALUES ('automerge', ?)",
  );
  const merge = db.query<null, [number]>("INSERT INTO recipe_words (recipe_words, rank) VALUES ('merge', ?)");
  const countChanges = db.query<{ changes: number }, []>("SELECT total_changes() AS changes");

  return {
    /** Leaves merging to later writes, since it would double the time. Call it inside a transaction. */
    deferMerging<Done>(work: () => Done): Done {
      automerge.run(NEVER);
      const done = work();
      automerge.run(USUAL);
      return done;
    },

    /** After many changes, an unmerged index makes searches slow. Returns false when everything is merged. */
    mergePart(isFirst: boolean): boolean {
      const before = countChanges.get()?.changes ?? 0;
      // A negative number starts with the whole index.
      merge.run(isFirst ? -MERGED_PAGES : MERGED_PAGES);
      return (countChanges.get()?.changes ?? 0) - before >= LEAST_CHANGES;
    },
  };
}
