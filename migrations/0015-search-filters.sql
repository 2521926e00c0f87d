-- So that filters and sorting don't read whole recipes.
CREATE INDEX recipe_by_total_time ON recipe (total_time);
CREATE INDEX recipe_by_rating ON recipe (rating);
