-- Accounts that belong together. A user belongs to one.
CREATE TABLE user_group (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE user (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  full_name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE, -- trimmed, lower case
  password_hash TEXT NOT NULL,
  admin INTEGER NOT NULL DEFAULT 0 CHECK (admin IN (0, 1)),
  group_id INTEGER NOT NULL REFERENCES user_group (id),
  -- Goes up when older tokens must end; a token carries the number it was made under.
  session_number INTEGER NOT NULL DEFAULT 1
) STRICT;

-- Categories and tags.
CREATE TABLE organizer (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('category', 'tag')),
  name TEXT NOT NULL,
  slug TEXT NOT NULL,
  UNIQUE (kind, slug)
) STRICT;

-- What lists and pictures need comes first: SQLite reads a row from its start, and long texts lie on pages of their own.
CREATE TABLE recipe (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  date_added TEXT NOT NULL, -- YYYY-MM-DD
  rating REAL NOT NULL DEFAULT 0 CHECK (rating BETWEEN 0 AND 5), -- the household's own; 0 = not rated
  -- The picture that counts is the one named here: its files are written before, the old ones removed after.
  picture_key TEXT UNIQUE, -- folder below images/; null without a picture
  picture_ext TEXT, -- of the original: jpg, png, webp, gif, bmp, avif
  picture_number INTEGER NOT NULL DEFAULT 0, -- pictures it has had so far
  picture_hash TEXT, -- thumbhash, base64: the blur while a card's picture loads
  description TEXT NOT NULL,
  source_rating REAL, -- what the site gave, out of 5
  author TEXT NOT NULL,
  cuisines TEXT NOT NULL CHECK (json_valid(cuisines)), -- ["French", …]
  recipe_yield TEXT NOT NULL,
  prep_time TEXT, -- times are free text
  perform_time TEXT,
  total_time TEXT,
  org_url TEXT, -- where it was imported from
  changed_at TEXT NOT NULL, -- ISO 8601, UTC
  ingredients TEXT NOT NULL CHECK (json_valid(ingredients)), -- ["4 bananas", …], all lines in order
  ingredient_groups TEXT NOT NULL CHECK (json_valid(ingredient_groups)), -- [{"title", "items": […]}, …]
  instructions TEXT NOT NULL CHECK (json_valid(instructions)), -- [{"text", "title"?, "name"?}, …]
  notes TEXT NOT NULL CHECK (json_valid(notes)), -- [{"title", "text"}, …]
  tools TEXT NOT NULL CHECK (json_valid(tools)), -- ["pan", …]
  nutrition TEXT NOT NULL CHECK (json_valid(nutrition)), -- {"calories": "200", …}
  extras TEXT NOT NULL CHECK (json_valid(extras)) -- free keys and values
) STRICT;
CREATE INDEX recipe_by_date ON recipe (date_added, id);

CREATE TABLE recipe_organizer (
  recipe_id INTEGER NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
  organizer_id INTEGER NOT NULL REFERENCES organizer (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  PRIMARY KEY (recipe_id, organizer_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX recipe_organizer_by_organizer ON recipe_organizer (organizer_id, recipe_id);

-- One row.
CREATE TABLE site_settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  language TEXT NOT NULL DEFAULT 'en',
  show_recent INTEGER NOT NULL DEFAULT 1 CHECK (show_recent IN (0, 1)),
  cards_per_section INTEGER NOT NULL DEFAULT 9 CHECK (cards_per_section BETWEEN 3 AND 30)
) STRICT;

-- The categories that have a section on home.
CREATE TABLE site_category (
  organizer_id INTEGER PRIMARY KEY REFERENCES organizer (id) ON DELETE CASCADE,
  position INTEGER NOT NULL
) STRICT;

CREATE TABLE theme (
  name TEXT PRIMARY KEY,
  colors TEXT NOT NULL CHECK (json_valid(colors)) -- {"primary": "#RRGGBB", …}
) STRICT;
