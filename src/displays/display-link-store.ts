import type { Database } from "bun:sqlite";
import type { Clock } from "../platform/clock.ts";

interface NewLink {
  userId: number;
  name: string;
  codeHash: string;
  expiresAt: Date;
}

export type DisplayLinkStore = ReturnType<typeof displayLinkStore>;

export function displayLinkStore(db: Database, clock: Clock) {
  const put = db.query<null, [number, string, string, string]>(
    "INSERT OR REPLACE INTO display_link (user_id, name, code_hash, expires_at) VALUES (?, ?, ?, ?)",
  );
  const take = db.query<{ user_id: number; name: string }, [string, string]>(
    "DELETE FROM display_link WHERE code_hash = ? AND expires_at > ? RETURNING user_id, name",
  );
  const forgetExpired = db.query<null, [string]>("DELETE FROM display_link WHERE expires_at <= ?");
  const now = () => clock().toISOString();

  return {
    /** Replaces the person's unused link. */
    put({ userId, name, codeHash, expiresAt }: NewLink): void {
      put.run(userId, name, codeHash, expiresAt.toISOString());
    },

    /** Works once. Null for an unknown or expired code. */
    take(codeHash: string): { userId: number; name: string } | null {
      const row = take.get(codeHash, now());
      return row && { userId: row.user_id, name: row.name };
    },

    forgetExpired(): void {
      forgetExpired.run(now());
    },
  };
}
