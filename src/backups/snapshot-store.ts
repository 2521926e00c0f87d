import { Database } from "bun:sqlite";
import type { Kinds } from "../imports/archives/archive-kinds.ts";

/** What no archive holds: it is made again, or would let in people who have no account or whose access has ended. */
const NEVER = ["session", "sign_up_link", "job", "job_item", "webhook_delivery", "backup_run", "recipe_word"];

/** What is left out with a kind. Groups keep their names, by which accounts know theirs. */
const WITHOUT: Record<keyof Kinds, string[]> = {
  recipes: [
    "DELETE FROM recipe",
    "DELETE FROM recipe_organizer",
    "DELETE FROM recipe_version",
    "DELETE FROM recipe_old_slug",
    "DELETE FROM recipe_bin",
    "DELETE FROM former_picture",
    "DELETE FROM picture_label",
  ],
  settings: [
    "DELETE FROM site_category",
    `UPDATE site_settings SET language = 'en', show_recent = 1, cards_per_section = 9, visitors_must_sign_in = 0`,
  ],
  pages: ["DELETE FROM custom_page_category", "DELETE FROM custom_page"],
  themes: ["DELETE FROM theme"],
  groups: [
    "DELETE FROM meal",
    "DELETE FROM meal_plan",
    "DELETE FROM group_category",
    `UPDATE user_group SET webhook_enable = 0, webhook_urls = '[]', calendar_token = NULL, webhooks_done_on = NULL`,
  ],
  users: ["DELETE FROM user"],
};

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
      for (const [kind, statements] of Object.entries(WITHOUT))
        if (!kinds[kind as keyof Kinds]) for (const statement of statements) db.run(statement);
      if (!kinds.recipes) db.run(REMOVE_UNNAMED);
    })();
    // What was deleted is still in the file until it is written anew.
    db.run("VACUUM");
  } finally {
    db.close();
  }
}
