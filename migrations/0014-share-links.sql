-- Read-only links to single recipes of a closed site.
CREATE TABLE share_link (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  recipe_id INTEGER NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
  created_by INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL, -- ISO 8601, UTC
  last_day TEXT, -- YYYY-MM-DD in the server's time zone; null: until revoked
  token TEXT NOT NULL UNIQUE -- 32 hexadecimal digits, readable so that people can copy a link again
) STRICT;
CREATE INDEX share_link_by_recipe ON share_link (recipe_id);
CREATE INDEX share_link_by_creator ON share_link (created_by);
