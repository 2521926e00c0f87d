-- What all items of a job are about: an archive, and how it is brought in.
ALTER TABLE job ADD COLUMN about TEXT CHECK (json_valid(about));

-- What became of backups; the archives themselves are files. Times are ISO 8601, UTC.
CREATE TABLE backup_run (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  begun_at TEXT NOT NULL,
  automatic INTEGER NOT NULL CHECK (automatic IN (0, 1)), -- whether it was one by the clock
  name TEXT, -- of the archive; null when there is none, or not any more
  bytes INTEGER, -- of it: a file of this name and another size is another one
  whole INTEGER CHECK (whole IN (0, 1)), -- whether all kinds are in it
  counts TEXT CHECK (json_valid(counts)), -- {"recipes": 60, …}
  proved_at TEXT,
  copy TEXT, -- what its copy is called in the second folder
  problem TEXT CHECK (json_valid(problem)), -- {"code", "params"?}: why it came to nothing, or was not copied
  CHECK (name IS NOT NULL OR (bytes IS NULL AND counts IS NULL AND proved_at IS NULL AND copy IS NULL)),
  CHECK ((proved_at IS NULL) = (counts IS NULL))
) STRICT;
CREATE INDEX backup_run_by_name ON backup_run (name);
