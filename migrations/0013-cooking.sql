-- Recipes that a person marked. No key to the recipe: in the trash, it's still a favorite.
CREATE TABLE favorite (
  user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  recipe_id INTEGER NOT NULL,
  added_at TEXT NOT NULL, -- ISO 8601, UTC
  PRIMARY KEY (user_id, recipe_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX favorite_by_recipe ON favorite (recipe_id);

-- The days on which a group cooked a recipe.
CREATE TABLE cooked (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  group_id INTEGER NOT NULL REFERENCES user_group (id) ON DELETE CASCADE,
  recipe_id INTEGER NOT NULL, -- no key, as above
  day TEXT NOT NULL, -- YYYY-MM-DD
  note TEXT NOT NULL,
  cooked_by TEXT -- the name of the person who added it, at that time
) STRICT;
CREATE INDEX cooked_by_group ON cooked (group_id, recipe_id, day);
CREATE INDEX cooked_by_recipe ON cooked (recipe_id);

-- Both belong to a recipe for as long as it exists, be it in the trash: its id may be given again later.
CREATE TRIGGER recipe_forgets_cooking AFTER DELETE ON recipe
WHEN NOT EXISTS (SELECT 1 FROM deleted_recipe WHERE id = OLD.id)
BEGIN
  DELETE FROM favorite WHERE recipe_id = OLD.id;
  DELETE FROM cooked WHERE recipe_id = OLD.id;
END;
CREATE TRIGGER deleted_recipe_forgets_cooking AFTER DELETE ON deleted_recipe
WHEN NOT EXISTS (SELECT 1 FROM recipe WHERE id = OLD.id)
BEGIN
  DELETE FROM favorite WHERE recipe_id = OLD.id;
  DELETE FROM cooked WHERE recipe_id = OLD.id;
END;
