import type { Database } from "bun:sqlite";
import type { WebhookDelivery } from "../contract/webhooks.ts";
import { describeProblem, type Dinner, type LocalTime, type Outcome } from "./webhook.ts";

const LISTED = 200;

export type WebhookStore = ReturnType<typeof webhookStore>;

interface DueWebhook {
  id: number;
  url: string;
  body: string;
  tries: number;
  /** Null for dinners. */
  event: string | null;
}

interface ListChange {
  list: number;
  event: string;
  /** JSON with `list.id`. */
  body: string;
}

interface Row {
  id: number;
  group_name: string;
  url: string;
  event: string | null;
  recipe: string;
  created_at: string;
  tries: number;
  next_at: string | null;
  status: number | null;
  problem: string | null;
}

export function webhookStore(db: Database) {
  const dueGroups = db.query<{ id: number; webhook_urls: string }, { day: string; time: string }>(
    `SELECT id, webhook_urls FROM user_group
     WHERE webhook_enable = 1 AND webhook_time <= $time AND (webhooks_done_on IS NULL OR webhooks_done_on < $day)`,
  );
  const done = db.query<null, [string, number]>("UPDATE user_group SET webhooks_done_on = ? WHERE id = ?");
  const insert = db.query<null, Record<string, string | number>>(
    `INSERT INTO webhook_delivery (group_id, url, recipe, body, created_at, next_at)
     VALUES ($group, $url, $recipe, $body, $now, $now)`,
  );
  const insertListChange = db.query<null, Record<string, string | number>>(
    `INSERT INTO webhook_delivery (group_id, url, recipe, event, body, created_at, next_at)
     SELECT DISTINCT group_id, wanted.value, shopping_list.name, $event, $body, $now, $now
     FROM shopping_list JOIN user_group ON user_group.id = group_id, json_each(webhook_urls) AS wanted
     WHERE shopping_list.id = $list`,
  );
  const outdated = `next_at IS NOT NULL AND event = $event AND body ->> '$.list.id' = $list`;
  const giveUpOutdated = db.query<null, { event: string; list: number }>(
    `UPDATE webhook_delivery SET next_at = NULL, body = NULL WHERE tries > 0 AND ${outdated}`,
  );
  const forgetOutdated = db.query<null, { event: string; list: number }>(
    `DELETE FROM webhook_delivery WHERE tries = 0 AND ${outdated}`,
  );
  const unwanted = `next_at IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM user_group, json_each(webhook_urls) AS wanted
    WHERE user_group.id = group_id AND (webhook_enable = 1 OR event IS NOT NULL) AND wanted.value = url)`;
  const giveUp = db.query<null, []>(
    `UPDATE webhook_delivery SET next_at = NULL, body = NULL WHERE tries > 0 AND ${unwanted}`,
  );
  const forgetUnsent = db.query<null, []>(`DELETE FROM webhook_delivery WHERE tries = 0 AND ${unwanted}`);
  const due = db.query<DueWebhook, [string]>(
    "SELECT id, url, body, tries, event FROM webhook_delivery WHERE next_at <= ? ORDER BY id",
  );
  const settle = db.query<null, Record<string, string | number | null>>(
    // Without a body, it was replaced while it was sent.
    `UPDATE webhook_delivery SET tries = tries + 1, status = $status, problem = $problem,
       next_at = CASE WHEN body IS NULL THEN NULL ELSE $nextAt END,
       body = CASE WHEN $nextAt IS NULL THEN NULL ELSE body END WHERE id = $id`,
  );
  const newest = db.query<Row, []>(
    `SELECT webhook_delivery.id, user_group.name AS group_name, url, event, recipe, created_at, tries, next_at, status, problem
     FROM webhook_delivery JOIN user_group ON user_group.id = group_id
     ORDER BY webhook_delivery.id DESC LIMIT ${LISTED}`,
  );
  const forget = db.query<null, [string]>(
    "DELETE FROM webhook_delivery WHERE created_at < ? AND next_at IS NULL",
  );

  /** One transaction, so that a killed process still sends them. */
  const begin = db.transaction(
    ({ day, time }: LocalTime, now: string, dinnerOf: (group: number) => Dinner | null): void => {
      giveUp.run();
      forgetUnsent.run();
      for (const { id: group, webhook_urls } of dueGroups.all({ day, time })) {
        done.run(day, group);
        const urls: string[] = JSON.parse(webhook_urls);
        const dinner = urls.length > 0 ? dinnerOf(group) : null;
        if (!dinner) continue;
        for (const url of new Set(urls))
          insert.run({ group, url, recipe: dinner.name, body: dinner.body, now });
      }
    },
  );

  const addListChange = db.transaction(({ list, event, body }: ListChange, now: string): void => {
    giveUpOutdated.run({ event, list });
    forgetOutdated.run({ event, list });
    insertListChange.run({ list, event, body, now });
  });

  return {
    /** @param now ISO 8601, UTC; the same moment as `local` */
    begin: (local: LocalTime, now: string, dinnerOf: (group: number) => Dinner | null): void =>
      begin.immediate(local, now, dinnerOf),

    /** For every address of the list's group. Replaces what the list hasn't sent yet. */
    addListChange: (change: ListChange, now: string): void => addListChange.immediate(change, now),

    due: (now: string): DueWebhook[] => due.all(now),

    settle(id: number, { status, problem }: Outcome, nextAt: string | null): void {
      settle.run({ id, status, problem: problem && JSON.stringify(problem), nextAt });
    },

    list: (): WebhookDelivery[] => newest.all().map(toDelivery),

    forgetOld: (before: string): void => void forget.run(before),
  };
}

function toDelivery(row: Row): WebhookDelivery {
  const problem = row.problem && describeProblem(JSON.parse(row.problem));
  return {
    id: row.id,
    group: row.group_name,
    url: row.url,
    event: row.event,
    recipe: row.recipe,
    createdAt: row.created_at,
    tries: row.tries,
    nextAt: row.next_at,
    ok: row.next_at === null ? !problem : null,
    status: row.status,
    problem: problem || null,
  };
}
