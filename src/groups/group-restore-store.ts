import type { Database } from "bun:sqlite";
import { WEBHOOK_TIME } from "../contract/rules.ts";
import { GroupExists, type ChosenGroupSettings, type StoredGroup } from "./group.ts";
import type { LocalTime } from "./webhook.ts";

export interface ArchivedGroup extends ChosenGroupSettings {
  /** Null if the archive has no valid id. */
  id: number | null;
  calendarToken: string | null;
  webhooksDoneOn: string | null;
}

interface RestoreOptions {
  force: boolean;
  now: LocalTime;
}

interface Parts {
  findId(name: string): number | null;
  get(id: number): StoredGroup | null;
  change(id: number, to: ChosenGroupSettings, now: LocalTime): void;
  webhooksDoneOn(id: number): string | null;
  withCalendar(token: string): object | null;
}

export function groupRestoreStore(
  db: Database,
  { findId: idOf, get, change, webhooksDoneOn, withCalendar }: Parts,
) {
  const insert = db.query<{ id: number }, [number | null, string]>(
    "INSERT INTO user_group (id, name) VALUES (?, ?) RETURNING id",
  );
  const setDoneOn = db.query<null, [string, number]>(
    "UPDATE user_group SET webhooks_done_on = ? WHERE id = ?",
  );
  const setCalendar = db.query<null, [string, number]>(
    "UPDATE user_group SET calendar_token = ? WHERE id = ?",
  );
  const removeUnused = db.query<null, []>(
    "DELETE FROM user_group WHERE id NOT IN (SELECT group_id FROM user)",
  );
  const removeCategories = db.query<null, []>("DELETE FROM group_category");
  const reset = db.query<null, [string]>(
    `UPDATE user_group SET webhook_enable = 0, webhook_time = ?, webhook_urls = '[]', webhooks_done_on = NULL,
       calendar_token = NULL`,
  );

  function givesWay(id: number, to: ChosenGroupSettings): boolean {
    const isUntouched = (
      group: Pick<ChosenGroupSettings, "webhookEnable" | "webhookUrls"> & { categories: unknown[] },
    ) => !group.webhookEnable && group.webhookUrls.length + group.categories.length === 0;
    const existing = get(id);
    return existing !== null && isUntouched(existing) && !isUntouched(to);
  }

  function addNew({ id, name }: ArchivedGroup): number {
    const row = insert.get(id === null || get(id) ? null : id, name);
    if (!row) throw new Error(`The group “${name}” was not stored`);
    return row.id;
  }

  const restore = db.transaction((group: ArchivedGroup, { force, now }: RestoreOptions): void => {
    const existing = idOf(group.name);
    if (existing !== null && !force && !givesWay(existing, group)) throw new GroupExists(group.name);
    const id = existing ?? addNew(group);
    change(id, group, now);
    const { calendarToken, webhooksDoneOn: doneOn } = group;
    // By this server's clock, what's in the past must not be sent again.
    if (doneOn !== null && doneOn > (webhooksDoneOn(id) ?? "")) setDoneOn.run(doneOn, id);
    // A token opens one calendar only.
    if (calendarToken !== null && !withCalendar(calendarToken)) setCalendar.run(calendarToken, id);
  });

  return {
    /** @throws GroupExists unless the group is untouched or `force` */
    restore: (group: ArchivedGroup, options: RestoreOptions): void => restore.immediate(group, options),

    /** Resets groups with members, removes the others. Call it inside the transaction that clears the data. */
    removeAll(): void {
      removeCategories.run();
      removeUnused.run();
      reset.run(WEBHOOK_TIME);
    },
  };
}
