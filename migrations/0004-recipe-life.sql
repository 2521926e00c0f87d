-- Who made the present state of a recipe, by the name they had then; null for what nobody did by hand.
ALTER TABLE recipe ADD COLUMN changed_by TEXT;

-- States that recipes had before. No key to the recipe: they stay while it lies in the bin.
CREATE TABLE recipe_version (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  recipe_id INTEGER NOT NULL,
  saved_at TEXT NOT NULL, -- when this state was made; ISO 8601, UTC
  saved_by TEXT,
  content TEXT NOT NULL CHECK (json_valid(content)) -- all that a person can write, categories and tags by name
) STRICT;
CREATE INDEX recipe_version_by_recipe ON recipe_version (recipe_id, id);

-- Slugs that recipes had before they were renamed: old addresses lead to the new ones until another recipe takes them.
CREATE TABLE recipe_old_slug (
  slug TEXT PRIMARY KEY,
  recipe_id INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX recipe_old_slug_by_recipe ON recipe_old_slug (recipe_id);

-- Recipes that were deleted, for as long as they can be taken back.
CREATE TABLE recipe_bin (
  id INTEGER PRIMARY KEY, -- the recipe's own, which it gets back
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  content TEXT NOT NULL CHECK (json_valid(content)),
  picture_key TEXT UNIQUE,
  picture_ext TEXT,
  picture_number INTEGER NOT NULL,
  picture_hash TEXT,
  changed_at TEXT NOT NULL,
  changed_by TEXT,
  deleted_at TEXT NOT NULL, -- ISO 8601, UTC
  deleted_by TEXT
) STRICT;
CREATE INDEX recipe_bin_by_day ON recipe_bin (deleted_at);
