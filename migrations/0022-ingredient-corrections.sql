-- How a line of ingredients is understood, in every recipe that has it.
CREATE TABLE ingredient_correction (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  line TEXT NOT NULL UNIQUE, -- without case, accents, and extra spaces
  written TEXT NOT NULL, -- the line as it was when someone corrected it
  amount TEXT NOT NULL, -- parts of the line, empty for none
  unit TEXT NOT NULL,
  food TEXT NOT NULL,
  food_id TEXT, -- of the food table; null for what the food's words mean
  corrected_by TEXT,
  corrected_at TEXT NOT NULL -- ISO 8601, UTC
) STRICT;

-- Names that the food table doesn't have.
CREATE TABLE taught_food (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE, -- without case and accents
  written TEXT NOT NULL,
  food_id TEXT NOT NULL,
  taught_by TEXT,
  taught_at TEXT NOT NULL -- ISO 8601, UTC
) STRICT;
