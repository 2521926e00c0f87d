-- The recipes with which someone looks around in a new installation, until they are removed together.
CREATE TABLE sample_recipe (
  recipe_id INTEGER PRIMARY KEY REFERENCES recipe (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  number INTEGER NOT NULL, -- 0 to 11
  changed_at TEXT NOT NULL, -- of the recipe when it was added, to notice a later change
  picture_key TEXT, -- likewise
  UNIQUE (language, number)
) STRICT;
