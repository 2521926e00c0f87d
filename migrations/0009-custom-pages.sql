-- Pages that administrators put together of categories.
CREATE TABLE custom_page (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  slug TEXT NOT NULL UNIQUE,
  position INTEGER NOT NULL -- among the pages; of two at the same one, the older comes first
) STRICT;

CREATE TABLE custom_page_category (
  page_id INTEGER NOT NULL REFERENCES custom_page (id) ON DELETE CASCADE,
  organizer_id INTEGER NOT NULL REFERENCES organizer (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  PRIMARY KEY (page_id, organizer_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX custom_page_category_by_organizer ON custom_page_category (organizer_id);
