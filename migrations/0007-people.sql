-- Whether the password was made by somebody else, who may still know it.
ALTER TABLE user ADD COLUMN password_given INTEGER NOT NULL DEFAULT 0 CHECK (password_given IN (0, 1));
ALTER TABLE user ADD COLUMN picture_key TEXT; -- folder below images/; null without a picture
ALTER TABLE user ADD COLUMN picture_ext TEXT; -- of the original
CREATE UNIQUE INDEX user_by_picture ON user (picture_key);
-- Sessions have rows of their own from here on: whoever is signed in signs in once more.
ALTER TABLE user DROP COLUMN session_number;

-- What tokens stand for: somebody at a device, or a script. A token ends with its row. Times are ISO 8601, UTC.
CREATE TABLE session (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE, -- what a token names it by, random
  user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  name TEXT, -- of an API token; null for a person
  device TEXT NOT NULL, -- what the browser calls itself
  hours REAL NOT NULL, -- that a token lasts
  created_at TEXT NOT NULL,
  used_at TEXT NOT NULL -- within an hour
) STRICT;
CREATE INDEX session_by_user ON session (user_id, id);

-- Invitations; a link that was used is gone.
CREATE TABLE sign_up_link (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE, -- 32 hexadecimal digits
  admin INTEGER NOT NULL CHECK (admin IN (0, 1)) -- of the account that is made through it
) STRICT;

ALTER TABLE user_group ADD COLUMN webhook_enable INTEGER NOT NULL DEFAULT 0 CHECK (webhook_enable IN (0, 1));
ALTER TABLE user_group ADD COLUMN webhook_time TEXT NOT NULL DEFAULT '00:00'; -- HH:MM, in the server's time zone
ALTER TABLE user_group ADD COLUMN webhook_urls TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(webhook_urls));

-- The categories that a group plans from.
CREATE TABLE group_category (
  group_id INTEGER NOT NULL REFERENCES user_group (id) ON DELETE CASCADE,
  organizer_id INTEGER NOT NULL REFERENCES organizer (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  PRIMARY KEY (group_id, organizer_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX group_category_by_organizer ON group_category (organizer_id);

ALTER TABLE site_settings ADD COLUMN visitors_must_sign_in INTEGER NOT NULL DEFAULT 0
  CHECK (visitors_must_sign_in IN (0, 1));
