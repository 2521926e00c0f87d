import type { Database } from "bun:sqlite";
import type { Stamp } from "../contract/shopping-changes.ts";
import { SHOPPING_MOST } from "../contract/shopping-rules.ts";
import type { Change, SentChanges } from "../contract/shopping-sync.ts";

interface LoggedChange extends Stamp {
  /** Null for calls that change single items. */
  number: number | null;
  /** ISO 8601, UTC. */
  at: string;
  change: Change;
}

/** Why a change had no effect on some entries. A device must learn it, even if an answer didn't arrive. */
interface Problem {
  number: number;
  /** IDs of edited entries that don't exist. */
  missing: string[];
  /** IDs of entries for which there was no room. */
  refused: string[];
}

interface Received {
  /** The number of the device's last change. */
  received: number;
  problems: Problem[];
}

/** Remembers what devices sent, so that each change is applied once. Call it inside transactions. */
export function shoppingLogStore(db: Database) {
  const addChange = db.query<null, Record<string, string | number | null>>(
    `INSERT INTO shopping_change (list_id, version, device, number, seen, changed_by, changed_at, change)
     VALUES ($list, $version, $device, $number, $seen, $by, $at, $change)`,
  );
  const between = db.query<{ number: number; change: string }, [number, string, number, number]>(
    "SELECT number, change FROM shopping_change WHERE list_id = ? AND device = ? AND number BETWEEN ? AND ?",
  );
  const one = db.query<{ received: number; problems: string }, [number, string]>(
    "SELECT received, problems FROM shopping_device WHERE list_id = ? AND device = ?",
  );
  const put = db.query<null, Record<string, string | number>>(
    `INSERT OR REPLACE INTO shopping_device (list_id, device, received, received_at, problems)
     VALUES ($list, $device, $received, $at, $problems)`,
  );
  const forgetChanges = db.query<null, [string]>("DELETE FROM shopping_change WHERE changed_at < ?");
  const forgetDevices = db.query<null, [string]>("DELETE FROM shopping_device WHERE received_at < ?");

  return {
    add: (list: number, { change, ...logged }: LoggedChange): void =>
      void addChange.run({ ...logged, list, change: JSON.stringify(change) }),

    readReceived(list: number, device: string): Received {
      const row = one.get(list, device);
      return row
        ? { received: row.received, problems: JSON.parse(row.problems) }
        : { received: 0, problems: [] };
    },

    setReceived(list: number, device: string, { received, problems, at }: Received & { at: string }): void {
      const newest = JSON.stringify(problems.slice(-SHOPPING_MOST.changes));
      put.run({ list, device, received, at, problems: newest });
    },

    /** After a browser was copied, two devices use the same numbers for different changes. */
    isAnotherDevice(list: number, { device, changes }: SentChanges, received: number): boolean {
      const logged = between.all(list, device, changes[0]?.number ?? 0, received);
      const known = new Map(logged.map(({ number, change }) => [number, change]));
      return changes.some(({ number, change }) => {
        const text = known.get(number);
        return text !== undefined && !Bun.deepEquals(JSON.parse(text), change);
      });
    },

    /** @param before ISO 8601, UTC */
    forgetChanges: (before: string): void => void forgetChanges.run(before),
    forgetDevices: (before: string): void => void forgetDevices.run(before),
  };
}
