import type { Database } from "bun:sqlite";
import { randomBytes } from "node:crypto";
import type { Organizer } from "../contract/organizers.ts";
import { tidyName } from "./check-name.ts";
import {
  DefaultGroup,
  GroupExists,
  GroupHasUsers,
  GroupNotFound,
  type ChosenGroupSettings,
  type StoredGroup,
} from "./group.ts";
import { groupRestoreStore } from "./group-restore-store.ts";
import { webhooksDoneOn, type LocalTime } from "./webhook.ts";

export type GroupStore = ReturnType<typeof groupStore>;

interface Row {
  id: number;
  name: string;
  webhook_enable: number;
  webhook_time: string;
  webhook_urls: string;
  webhooks_done_on: string | null;
}

const COLUMNS = "id, name, webhook_enable, webhook_time, webhook_urls, webhooks_done_on";

export function groupStore(db: Database) {
  const all = db.query<Row, []>(`SELECT ${COLUMNS} FROM user_group ORDER BY id`);
  const names = db.query<{ id: number; name: string }, []>("SELECT id, name FROM user_group ORDER BY id");
  const byId = db.query<Row, [number]>(`SELECT ${COLUMNS} FROM user_group WHERE id = ?`);
  const first = db.query<{ id: number }, []>("SELECT min(id) AS id FROM user_group");
  const insert = db.query<{ id: number }, [string]>("INSERT INTO user_group (name) VALUES (?) RETURNING id");
  const update = db.query<null, Record<string, string | number | boolean | null>>(
    `UPDATE user_group SET name = $name, webhook_enable = $enable, webhook_time = $time, webhook_urls = $urls,
       webhooks_done_on = $doneOn WHERE id = $id`,
  );
  const categories = db.query<Organizer, [number]>(
    "SELECT id, name, slug FROM group_category JOIN organizer ON id = organizer_id WHERE group_id = ? ORDER BY position, id",
  );
  const removeCategories = db.query<null, [number]>("DELETE FROM group_category WHERE group_id = ?");
  const addCategory = db.query<null, [number, number, string]>(
    `INSERT OR IGNORE INTO group_category (group_id, organizer_id, position)
     SELECT ?, id, ? FROM organizer WHERE kind = 'category' AND slug = ?`,
  );
  const moveCategory = db.query<null, { from: number; into: number }>(
    `INSERT INTO group_category (group_id, organizer_id, position)
     SELECT group_id, $into, position FROM group_category WHERE organizer_id = $from
     ON CONFLICT DO UPDATE SET position = min(position, excluded.position)`,
  );
  const anyUser = db.query<{ id: number }, [number]>("SELECT id FROM user WHERE group_id = ? LIMIT 1");
  const remove = db.query<null, [number]>("DELETE FROM user_group WHERE id = ?");
  const calendarOf = db.query<{ token: string | null }, [number]>(
    "SELECT calendar_token AS token FROM user_group WHERE id = ?",
  );
  const byCalendar = db.query<{ id: number; name: string }, [string]>(
    "SELECT id, name FROM user_group WHERE calendar_token = ?",
  );
  const setCalendar = db.query<null, [string | null, number]>(
    "UPDATE user_group SET calendar_token = ? WHERE id = ?",
  );

  function findId(name: string): number | null {
    const key = tidyName(name).toLowerCase();
    // SQLite folds the case of ASCII letters only.
    return names.all().find((row) => tidyName(row.name).toLowerCase() === key)?.id ?? null;
  }

  function defaultId(): number {
    const id = first.get()?.id;
    if (!id) throw new Error("There is no group");
    return id;
  }

  function add(name: string): number {
    const row = insert.get(name);
    if (!row) throw new Error(`The group “${name}” was not stored`);
    return row.id;
  }

  function fromRow(row: Row): StoredGroup {
    return {
      id: row.id,
      name: row.name,
      categories: categories.all(row.id),
      webhookUrls: JSON.parse(row.webhook_urls),
      webhookTime: row.webhook_time,
      webhookEnable: row.webhook_enable === 1,
    };
  }

  function get(id: number): StoredGroup | null {
    const row = byId.get(id);
    return row && fromRow(row);
  }

  function webhooksDone(id: number): string | null {
    return byId.get(id)?.webhooks_done_on ?? null;
  }

  function withCalendar(token: string): { id: number; name: string } | null {
    return byCalendar.get(token);
  }

  const create = db.transaction((name: string): void => {
    if (findId(name) !== null) throw new GroupExists(name);
    add(name);
  });

  const change = db.transaction((id: number, to: ChosenGroupSettings, now: LocalTime): void => {
    const row = byId.get(id);
    if (!row) throw new GroupNotFound();
    if ((findId(to.name) ?? id) !== id) throw new GroupExists(to.name);
    update.run({
      id,
      name: to.name,
      enable: to.webhookEnable,
      time: to.webhookTime,
      urls: JSON.stringify(to.webhookUrls),
      doneOn: webhooksDoneOn({ ...fromRow(row), doneOn: row.webhooks_done_on }, to, now),
    });
    removeCategories.run(id);
    to.categories.forEach((slug, position) => addCategory.run(id, position, slug));
  });

  const discard = db.transaction((id: number): void => {
    if (!byId.get(id)) throw new GroupNotFound();
    if (id === defaultId()) throw new DefaultGroup();
    if (anyUser.get(id)) throw new GroupHasUsers();
    remove.run(id);
  });

  return {
    list: (): StoredGroup[] => all.all().map(fromRow),

    get,

    findId: findId,

    defaultId,

    findOrMake: (name: string): number => findId(name) ?? add(name),

    /** @throws GroupExists */
    add: (name: string): void => create.immediate(name),

    /** @throws GroupNotFound, GroupExists */
    change: (id: number, to: ChosenGroupSettings, now: LocalTime): void => change.immediate(id, to, now),

    /** @throws GroupNotFound, DefaultGroup, GroupHasUsers */
    remove: (id: number): void => discard.immediate(id),

    calendarToken: (id: number): string | null => calendarOf.get(id)?.token ?? null,

    webhooksDoneOn: webhooksDone,

    makeCalendarToken(id: number): string {
      const token = randomBytes(16).toString("hex");
      setCalendar.run(token, id);
      return token;
    },

    removeCalendarToken: (id: number): void => void setCalendar.run(null, id),

    withCalendar,

    archived: groupRestoreStore(db, { findId, get, change, webhooksDoneOn: webhooksDone, withCalendar }),

    /** Call it inside the transaction that merges the categories. */
    mergeCategories(from: number, into: number): void {
      moveCategory.run({ from, into });
    },
  };
}

/** Groups keep their names, by which accounts know theirs. */
export function resetGroups(db: Database): void {
  db.run("DELETE FROM group_category");
  db.run(
    `UPDATE user_group SET webhook_enable = 0, webhook_urls = '[]', calendar_token = NULL, webhooks_done_on = NULL`,
  );
}
