-- The trash has the same name in the schema as in the code.
ALTER TABLE recipe_bin RENAME TO deleted_recipe;
DROP INDEX recipe_bin_by_day;
CREATE INDEX deleted_recipe_by_day ON deleted_recipe (deleted_at);
