import type { OpenSession } from "../http/caller.ts";
import type { Database } from "bun:sqlite";
import { randomBytes } from "node:crypto";
import type { Display } from "../contract/displays.ts";
import type { ApiToken, Session } from "../contract/sessions.ts";
import type { Clock } from "../platform/clock.ts";

const NOTE_INTERVAL_MS = 3_600_000;

interface NewSession {
  userId: number;
  kind: OpenSession["kind"];
  name: string | null;
  device: string;
  hours: number;
}

interface Row {
  id: number;
  key: string;
  user_id: number;
  kind: OpenSession["kind"];
  name: string | null;
  device: string;
  hours: number;
  created_at: string;
  used_at: string;
}

export type SessionStore = ReturnType<typeof sessionStore>;

export function sessionStore(db: Database, clock: Clock) {
  const byKey = db.query<Row, [string]>("SELECT * FROM session WHERE key = ?");
  const people = db.query<Row, [number]>(
    "SELECT * FROM session WHERE user_id = ? AND kind = 'person' ORDER BY used_at DESC, id DESC",
  );
  const named = db.query<Row, [number, OpenSession["kind"]]>(
    "SELECT * FROM session WHERE user_id = ? AND kind = ? ORDER BY id DESC",
  );
  const insert = db.query<
    Row,
    [string, number, OpenSession["kind"], string | null, string, number, string, string]
  >(
    `INSERT INTO session (key, user_id, kind, name, device, hours, created_at, used_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     RETURNING *`,
  );
  const note = db.query<null, [string, number]>("UPDATE session SET used_at = ? WHERE id = ?");
  const endOne = db.query<{ id: number }, [number]>("DELETE FROM session WHERE id = ? RETURNING id");
  const endOfKind = db.query<{ id: number }, [number, number, OpenSession["kind"]]>(
    "DELETE FROM session WHERE id = ? AND user_id = ? AND kind = ? RETURNING id",
  );
  const endPeople = db.query<null, [number]>("DELETE FROM session WHERE user_id = ? AND kind = 'person'");
  const endAll = db.query<null, [number]>("DELETE FROM session WHERE user_id = ?");
  const endOthers = db.query<null, [number, number]>("DELETE FROM session WHERE user_id = ? AND id != ?");
  const forgetOver = db.query<null, { now: string; slack: number }>(
    "DELETE FROM session WHERE julianday($now) > julianday(used_at) + (hours + $slack) / 24",
  );

  return {
    get(key: string): OpenSession | null {
      const row = byKey.get(key);
      return row && fromRow(row);
    },

    open({ userId, kind, name, device, hours }: NewSession): OpenSession {
      const now = clock().toISOString();
      const row = insert.get(randomBytes(16).toString("hex"), userId, kind, name, device, hours, now, now);
      if (!row) throw new Error("The session was not stored");
      return fromRow(row);
    },

    /** The first use of an API token is always stored. */
    noteUse({ id, kind, createdAt, usedAt }: OpenSession): void {
      const now = clock();
      const isFirst = kind === "api-token" && usedAt === createdAt;
      if (!isFirst && now.getTime() - Date.parse(usedAt) < NOTE_INTERVAL_MS) return;
      note.run(now.toISOString(), id);
    },

    list: (userId: number): Omit<Session, "current">[] =>
      people.all(userId).map(({ id, device, created_at, used_at }) => ({
        id,
        device,
        createdAt: created_at,
        usedAt: used_at,
      })),

    apiTokens: (userId: number): ApiToken[] =>
      named.all(userId, "api-token").map(({ id, name, created_at, used_at }) => ({
        id,
        name: name ?? "",
        createdAt: created_at,
        usedAt: used_at,
      })),

    displays: (userId: number): Display[] =>
      named.all(userId, "display").map(({ id, name, device, created_at, used_at }) => ({
        id,
        name: name ?? "",
        device,
        createdAt: created_at,
        usedAt: used_at,
      })),

    endSession: (id: number): boolean => endOne.get(id) !== null,

    endDevice: (id: number, userId: number): boolean => endOfKind.get(id, userId, "person") !== null,

    revoke: (id: number, userId: number): boolean => endOfKind.get(id, userId, "api-token") !== null,

    revokeDisplay: (id: number, userId: number): boolean => endOfKind.get(id, userId, "display") !== null,

    endDevices(userId: number): void {
      endPeople.run(userId);
    },

    endAll(userId: number): void {
      endAll.run(userId);
    },

    endOthers({ id, userId }: OpenSession): void {
      endOthers.run(userId, id);
    },

    forgetOver(): void {
      forgetOver.run({ now: clock().toISOString(), slack: (2 * NOTE_INTERVAL_MS) / 3_600_000 });
    },
  };
}

function fromRow(row: Row): OpenSession {
  return {
    id: row.id,
    key: row.key,
    userId: row.user_id,
    kind: row.kind,
    name: row.name,
    createdAt: row.created_at,
    hours: row.hours,
    usedAt: row.used_at,
  };
}
