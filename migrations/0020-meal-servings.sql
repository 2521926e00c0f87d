-- What a meal is cooked for, as in ?servings= of a recipe's page; null is the recipe's own number.
ALTER TABLE meal ADD COLUMN servings REAL;
