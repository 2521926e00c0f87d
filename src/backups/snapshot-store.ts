import { Database } from "bun:sqlite";
import { ARCHIVE_LISTS } from "../imports/restores/archive-lists.ts";
import { removeRecipes } from "../recipes/archived-recipe-store.ts";
import type { Kinds } from "../archiving/archive-kinds.ts";

/** What no archive holds: it is made again, or would let in people who have no account or whose access has ended. */
const NEVER = ["session", "sign_up_link", "job", "job_item", "webhook_delivery", "backup_run", "recipe_word"];

/** Without recipes, only those categories count that something else names. */
const REMOVE_UNNAMED = `DELETE FROM organizer WHERE id NOT IN (
  SELECT organizer_id FROM site_category UNION SELECT organizer_id FROM custom_page_category
  UNION SELECT organizer_id FROM group_category)`;

/** Copies a database that may be in use, as it is at one moment, into a file that is not there yet. */
export function takeSnapshot(database: string, path: string): void {
  const source = new Database(database, { readwrite: true });
  try {
    source.run("PRAGMA busy_timeout = 5000");
    source.run("VACUUM INTO ?", [path]);
  } finally {
    source.close();
  }
}

/** Takes out of a snapshot what an archive of some kinds must not hold. */
export function reduceSnapshot(path: string, kinds: Kinds): void {
  const db = new Database(path, { readwrite: true });
  try {
    db.run("PRAGMA synchronous = OFF");
    db.transaction(() => {
      for (const table of NEVER) db.run(`DELETE FROM ${table}`);
      db.run("INSERT INTO recipe_words (recipe_words) VALUES ('delete-all')");
      for (const { kind, removeFromCopy } of ARCHIVE_LISTS) if (!kinds[kind]) removeFromCopy(db);
      if (kinds.recipes) return;
      removeRecipes(db);
      db.run(REMOVE_UNNAMED);
    })();
    // What was deleted is still in the file until it is written anew.
    db.run("VACUUM");
  } finally {
    db.close();
  }
}
