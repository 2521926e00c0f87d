-- Long work of many items. Times are ISO 8601, UTC.
CREATE TABLE job (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  -- A user's id, but no key: who goes takes their jobs along by a call, which also tells the work that is under way.
  owner INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'stopped', 'done')),
  -- Goes up with every item that begins: of the jobs of one kind, the one with the lowest is next.
  turn INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  finished_at TEXT,
  CHECK ((state = 'done') = (finished_at IS NOT NULL))
) STRICT;
CREATE INDEX job_by_turn ON job (kind, turn) WHERE state = 'running';
CREATE INDEX job_by_owner ON job (owner, id);
CREATE INDEX job_by_end ON job (finished_at) WHERE state = 'done';

CREATE TABLE job_item (
  job_id INTEGER NOT NULL REFERENCES job (id) ON DELETE CASCADE,
  position INTEGER NOT NULL, -- from 0
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  lane TEXT, -- items of one lane go one after the other; null without lanes
  run TEXT, -- names this one try while it runs: a try that was given up can no longer settle
  started_at TEXT,
  finished_at TEXT,
  input TEXT NOT NULL CHECK (json_valid(input)),
  outcome TEXT CHECK (json_valid(outcome)), -- what the worker gave, or {"code", "params"?} of a failure
  PRIMARY KEY (job_id, position),
  CHECK ((state = 'waiting') = (started_at IS NULL)),
  CHECK ((state = 'running') = (run IS NOT NULL)),
  CHECK ((state IN ('done', 'failed')) = (finished_at IS NOT NULL)),
  CHECK ((state IN ('done', 'failed')) = (outcome IS NOT NULL))
) STRICT;
-- Counts progress and finds the next item without reading a row: lane is in it to be passed over.
CREATE INDEX job_item_by_state ON job_item (job_id, state, position, lane);
