-- By what a recipe is known again when it is brought in once more. Worked out by the program, which can tell what of an
-- address or a line counts; null until it has been, empty when there is nothing to know it by.
ALTER TABLE recipe ADD COLUMN source_address TEXT; -- org_url without what does not matter in it
ALTER TABLE recipe ADD COLUMN ingredients_key TEXT; -- hash of the words of all ingredients, without amounts
ALTER TABLE recipe ADD COLUMN source_text TEXT; -- the pasted text that it was read from
CREATE INDEX recipe_by_source ON recipe (source_address);
CREATE INDEX recipe_by_ingredients ON recipe (ingredients_key);
