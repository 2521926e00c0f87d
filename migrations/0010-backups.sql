-- What all items of a job are about: an archive, and how it is brought in.
ALTER TABLE job ADD COLUMN about TEXT CHECK (json_valid(about));

-- What became of backups; the archives themselves are files. Times are ISO 8601, UTC.
CREATE TABLE backup_run (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  begun_at TEXT NOT NULL,
  automatic INTEGER NOT NULL CHECK (automatic IN (0, 1)), -- whether it was one by the clock
  name TEXT, -- of the archive; null until it is proved
  bytes INTEGER, -- of it: a file of this name and another size is another one
  whole INTEGER CHECK (whole IN (0, 1)), -- whether all kinds are in it
  counts TEXT CHECK (json_valid(counts)), -- {"recipes": 60, …}
  proved_at TEXT,
  problem TEXT CHECK (json_valid(problem)), -- {"code", "params"?}: why it came to nothing
  CHECK ((name IS NULL) = (proved_at IS NULL)),
  CHECK ((name IS NULL) = (counts IS NULL))
) STRICT;
CREATE INDEX backup_run_by_name ON backup_run (name);
