-- Pictures of a recipe besides its own. Without a reference to the recipe, so that they stay while it's in the trash.
CREATE TABLE further_picture (
  key TEXT PRIMARY KEY, -- folder below images/; browsers cache pictures by it
  recipe_id INTEGER NOT NULL,
  position INTEGER NOT NULL, -- may have gaps
  ext TEXT NOT NULL, -- of the original
  hash TEXT NOT NULL, -- thumbhash, base64
  step INTEGER, -- position of its step when it was chosen
  step_text TEXT -- finds the step again when others were added, removed, or moved
) STRICT;
CREATE INDEX further_picture_by_recipe ON further_picture (recipe_id, position);
