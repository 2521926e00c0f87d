-- Displays have a name, too, so the kind of a session gets a column of its own. Sessions aren't in backups.
ALTER TABLE session ADD COLUMN kind TEXT NOT NULL DEFAULT 'person'
  CHECK (kind IN ('person', 'api-token', 'display'));
UPDATE session SET kind = 'api-token' WHERE name IS NOT NULL;

-- Turns one device into a display. Not in backups.
CREATE TABLE display_link (
  user_id INTEGER PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE, -- a new link replaces the one before
  name TEXT NOT NULL, -- of the display
  code_hash TEXT NOT NULL UNIQUE, -- SHA-256, hexadecimal
  expires_at TEXT NOT NULL -- ISO 8601, UTC
) STRICT;
