-- What someone remembers of a meal.
ALTER TABLE cooked ADD COLUMN servings REAL; -- null if nobody said
ALTER TABLE cooked ADD COLUMN stars INTEGER CHECK (stars BETWEEN 1 AND 5); -- null if nobody said
