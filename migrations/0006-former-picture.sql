-- What a recipe had for a picture before the last change of it, which can be taken back for a while. A null key: it had
-- none. No key to the recipe: it stays while that lies in the bin.
CREATE TABLE former_picture (
  recipe_id INTEGER PRIMARY KEY,
  key TEXT UNIQUE,
  ext TEXT,
  hash TEXT,
  replaced_at TEXT NOT NULL -- ISO 8601, UTC
) STRICT;
CREATE INDEX former_picture_by_time ON former_picture (replaced_at);

-- How many pictures there have been under a slug, whosever it was: browsers keep for ever what they got under a label,
-- so no label is given twice.
CREATE TABLE picture_label (
  slug TEXT PRIMARY KEY,
  number INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO picture_label (slug, number)
  SELECT slug, max(number) FROM (
    SELECT slug, picture_number AS number FROM recipe
    UNION ALL SELECT slug, picture_number FROM recipe_bin
    UNION ALL SELECT old.slug, picture_number FROM recipe_old_slug AS old JOIN recipe ON recipe.id = old.recipe_id
    UNION ALL SELECT old.slug, picture_number FROM recipe_old_slug AS old JOIN recipe_bin AS bin ON bin.id = old.recipe_id
  ) WHERE number > 0 GROUP BY slug;
