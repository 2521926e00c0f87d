-- What a group cooks from one day to another. Days are YYYY-MM-DD.
CREATE TABLE meal_plan (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  group_id INTEGER NOT NULL REFERENCES user_group (id) ON DELETE CASCADE,
  start_date TEXT NOT NULL,
  end_date TEXT NOT NULL, -- the last day
  version INTEGER NOT NULL DEFAULT 1, -- goes up with every change
  CHECK (start_date <= end_date)
) STRICT;
CREATE INDEX meal_plan_by_start ON meal_plan (group_id, start_date, id);

CREATE TABLE meal (
  plan_id INTEGER NOT NULL REFERENCES meal_plan (id) ON DELETE CASCADE,
  position INTEGER NOT NULL, -- in the order that somebody gave them
  date TEXT NOT NULL,
  recipe_id INTEGER, -- no key: a recipe that comes back from the bin is for dinner again
  name TEXT NOT NULL, -- the text of a meal without a recipe, or what the recipe was called
  note TEXT NOT NULL,
  PRIMARY KEY (plan_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX meal_by_recipe ON meal (recipe_id);

-- The meal is still called what it was, however often the recipe was renamed meanwhile.
CREATE TRIGGER meal_keeps_name BEFORE DELETE ON recipe
BEGIN
  UPDATE meal SET name = OLD.name WHERE recipe_id = OLD.id;
END;

-- The secret part of the address that calendars fetch the group's meals from; null while there is none.
ALTER TABLE user_group ADD COLUMN calendar_token TEXT;
CREATE UNIQUE INDEX user_group_by_calendar ON user_group (calendar_token);

-- The last day of which the group's webhooks went out, or need not any more; YYYY-MM-DD in the server's time zone.
ALTER TABLE user_group ADD COLUMN webhooks_done_on TEXT;

-- What became of webhooks, and those that are under way. Times are ISO 8601, UTC.
CREATE TABLE webhook_delivery (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  group_id INTEGER NOT NULL REFERENCES user_group (id) ON DELETE CASCADE,
  url TEXT NOT NULL,
  recipe TEXT NOT NULL, -- its name when it was sent
  body TEXT CHECK (json_valid(body)), -- what is sent; null once it is done
  created_at TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  next_at TEXT, -- when it is tried again; null once it is done
  status INTEGER, -- of the last answer; null when none came
  problem TEXT CHECK (json_valid(problem)), -- {"code", "params"?}: why it did not arrive
  CHECK ((body IS NULL) = (next_at IS NULL))
) STRICT;
CREATE INDEX webhook_delivery_by_next ON webhook_delivery (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX webhook_delivery_by_group ON webhook_delivery (group_id);
CREATE INDEX webhook_delivery_by_time ON webhook_delivery (created_at);
