-- Lists that several devices change at once. docs/sync.md explains versions, epochs, and numbers.
CREATE TABLE shopping_list (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  group_id INTEGER NOT NULL REFERENCES user_group (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  is_default INTEGER NOT NULL DEFAULT 0,
  sends_webhooks INTEGER NOT NULL DEFAULT 0,
  epoch TEXT NOT NULL, -- a new one tells devices that the list was restored
  version INTEGER NOT NULL DEFAULT 0, -- increases with every change
  forgotten INTEGER NOT NULL DEFAULT 0, -- devices with an older version get everything
  aisles TEXT NOT NULL DEFAULT '[]', -- JSON: the shop's order; empty for the usual one
  places TEXT NOT NULL DEFAULT '{}' -- JSON: aisles of foods that someone moved
) STRICT;
CREATE INDEX shopping_list_group ON shopping_list (group_id);

CREATE TABLE shopping_entry (
  list_id INTEGER NOT NULL REFERENCES shopping_list (id) ON DELETE CASCADE,
  id TEXT NOT NULL, -- made by a device
  version INTEGER NOT NULL, -- of the list, after the entry's last change
  gone TEXT, -- 'deleted', or the trip it was bought on
  changed_at TEXT NOT NULL, -- ISO 8601, UTC
  entry TEXT NOT NULL, -- JSON
  PRIMARY KEY (list_id, id)
) STRICT;
CREATE INDEX shopping_entry_version ON shopping_entry (list_id, version);
CREATE INDEX shopping_entry_deleted ON shopping_entry (changed_at) WHERE gone = 'deleted';
CREATE INDEX shopping_entry_gone ON shopping_entry (list_id, gone);

-- The last change that the server received from each device.
CREATE TABLE shopping_device (
  list_id INTEGER NOT NULL REFERENCES shopping_list (id) ON DELETE CASCADE,
  device TEXT NOT NULL,
  received INTEGER NOT NULL,
  received_at TEXT NOT NULL, -- ISO 8601, UTC
  problems TEXT NOT NULL, -- JSON: what the last changes didn't find, and what there was no room for
  PRIMARY KEY (list_id, device)
) STRICT;

CREATE TABLE shopping_change (
  list_id INTEGER NOT NULL REFERENCES shopping_list (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  device TEXT NOT NULL,
  number INTEGER, -- null for calls that change single items
  seen INTEGER NOT NULL, -- the version that the device showed
  changed_by TEXT NOT NULL, -- the person's name
  changed_at TEXT NOT NULL, -- ISO 8601, UTC
  change TEXT NOT NULL, -- JSON
  PRIMARY KEY (list_id, version)
) STRICT;
CREATE INDEX shopping_change_device ON shopping_change (list_id, device, number);
CREATE INDEX shopping_change_at ON shopping_change (changed_at);

CREATE TABLE shopping_trip (
  list_id INTEGER NOT NULL REFERENCES shopping_list (id) ON DELETE CASCADE,
  id TEXT NOT NULL, -- made by a device
  ended_at TEXT NOT NULL, -- ISO 8601, UTC
  ended_by TEXT NOT NULL,
  PRIMARY KEY (list_id, id)
) STRICT;

-- For people without an account. Not in backups.
CREATE TABLE shopping_link (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  list_id INTEGER NOT NULL REFERENCES shopping_list (id) ON DELETE CASCADE,
  created_by INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL, -- ISO 8601, UTC
  may_check INTEGER NOT NULL,
  last_day TEXT, -- YYYY-MM-DD in the server's time zone; null: until revoked
  token TEXT NOT NULL UNIQUE -- 32 hexadecimal digits
) STRICT;
CREATE INDEX shopping_link_by_list ON shopping_link (list_id);
CREATE INDEX shopping_link_by_creator ON shopping_link (created_by);

ALTER TABLE webhook_delivery ADD COLUMN event TEXT; -- null for dinners
