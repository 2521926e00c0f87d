import { Database } from "bun:sqlite";
import type { Kinds } from "../archiving/archive-kinds.ts";
import { ARCHIVE_LISTS } from "../imports/restores/archive-lists.ts";
import { removeRecipes } from "../recipes/archived-recipe-store.ts";

/** Never archived: secrets that would let people in, and what can be rebuilt. */
const LEFT_OUT_TABLES = [
  "session",
  "sign_up_link",
  "share_link",
  "shopping_link",
  "shopping_device",
  "shopping_change",
  "job",
  "job_item",
  "webhook_delivery",
  "backup_run",
  "recipe_word",
  "recipe_food",
  "recipe_foods",
];

/** Without recipes, only those categories are archived that something else names. */
const REMOVE_UNNAMED = `DELETE FROM organizer WHERE id NOT IN (
  SELECT organizer_id FROM site_category UNION SELECT organizer_id FROM custom_page_category
  UNION SELECT organizer_id FROM group_category)`;

export function takeSnapshot(database: string, path: string): void {
  const source = new Database(database, { readwrite: true });
  try {
    source.run("PRAGMA busy_timeout = 5000");
    source.run("VACUUM INTO ?", [path]);
  } finally {
    source.close();
  }
}

export function removeLeftOutKinds(path: string, kinds: Kinds): void {
  const db = new Database(path, { readwrite: true });
  try {
    db.run("PRAGMA synchronous = OFF");
    db.transaction(() => {
      for (const table of LEFT_OUT_TABLES) db.run(`DELETE FROM ${table}`);
      db.run("INSERT INTO recipe_words (recipe_words) VALUES ('delete-all')");
      for (const { kind, removeFromCopy } of ARCHIVE_LISTS) if (!kinds[kind]) removeFromCopy(db);
      if (kinds.recipes) return;
      removeRecipes(db);
      db.run(REMOVE_UNNAMED);
    })();
    // Deleted rows stay readable in the file until it is rewritten.
    db.run("VACUUM");
  } finally {
    db.close();
  }
}
