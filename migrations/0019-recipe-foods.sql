-- The foods that a recipe's lines name, as the program reads them. Rows of earlier versions are read again after its start.
CREATE TABLE recipe_food (
  food TEXT NOT NULL, -- an id of the program's table of foods, without its parents; `?` and its words if it isn't there
  recipe_id INTEGER NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
  PRIMARY KEY (food, recipe_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX recipe_food_of_recipe ON recipe_food (recipe_id);

CREATE TABLE recipe_foods (
  recipe_id INTEGER PRIMARY KEY REFERENCES recipe (id) ON DELETE CASCADE,
  version INTEGER NOT NULL, -- of the reader and its foods
  needed INTEGER NOT NULL, -- how many different foods
  lines TEXT NOT NULL -- JSON: [position, its foods], or [position, the text of an unknown food]
) STRICT;
CREATE INDEX recipe_foods_needed ON recipe_foods (needed);
