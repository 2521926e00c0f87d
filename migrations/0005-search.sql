-- What recipes are searched by: their words as the program splits and folds them, one space between, under the recipe's
-- id. The texts themselves stand in `recipe` alone. `labels` holds a word for each category and tag, made of its id, and
-- one that every recipe has. Rows of earlier versions get theirs from the program, after its start.
CREATE VIRTUAL TABLE recipe_words USING fts5 (
  name, description, ingredients, steps, notes, labels,
  content = '', contentless_delete = 1,
  prefix = '1 2 3',
  -- Whatever the program made a word of stays one.
  tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N* S* Co'"
);

-- Every word of letters that a recipe ever had, to find those that are nearly the one asked for.
CREATE TABLE recipe_word (
  word TEXT PRIMARY KEY,
  backwards TEXT NOT NULL -- letters in reverse: one typo leaves the beginning or the end of a word as it was
) STRICT, WITHOUT ROWID;
CREATE INDEX recipe_word_backwards ON recipe_word (backwards);

-- The address of a call now: a recipe of this slug could not be reached any more.
UPDATE recipe SET slug = 'search-' || id WHERE slug = 'search';
