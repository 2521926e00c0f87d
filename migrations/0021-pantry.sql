-- What a group has at home, to find recipes for it.
CREATE TABLE group_pantry (
  group_id INTEGER PRIMARY KEY REFERENCES user_group (id) ON DELETE CASCADE,
  foods TEXT NOT NULL, -- JSON: names as a person typed or chose them
  staples TEXT -- the same for what is always there; null for the usual ones
) STRICT;
