-- A removed picture can be restored for a day.
ALTER TABLE further_picture ADD COLUMN removed_at TEXT; -- ISO 8601, UTC
