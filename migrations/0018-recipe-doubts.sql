-- What reading a page wasn't sure of, until someone has checked the recipe. Kept while it's in the trash.
CREATE TABLE recipe_doubt (
  recipe_id INTEGER PRIMARY KEY,
  doubts TEXT NOT NULL -- JSON, at least one
) STRICT;
