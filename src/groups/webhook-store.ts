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
}

interface Row {
  id: number;
  group_name: string;
  url: string;
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
  const unwanted = `next_at IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM user_group, json_each(webhook_urls) AS wanted
    WHERE user_group.id = group_id AND webhook_enable = 1 AND wanted.value = url)`;
  const giveUp = db.query<null, []>(
    `UPDATE webhook_delivery SET next_at = NULL, body = NULL WHERE tries > 0 AND ${unwanted}`,
  );
  const forgetUnsent = db.query<null, []>(`DELETE FROM webhook_delivery WHERE tries = 0 AND ${unwanted}`);
  const due = db.query<DueWebhook, [string]>(
    "SELECT id, url, body, tries FROM webhook_delivery WHERE next_at <= ? ORDER BY id",
  );
  const settle = db.query<null, Record<string, string | number | null>>(
    `UPDATE webhook_delivery SET tries = tries + 1, status = $status, problem = $problem, next_at = $nextAt,
       body = CASE WHEN $nextAt IS NULL THEN NULL ELSE body END WHERE id = $id`,
  );
  const newest = db.query<Row, []>(
    `SELECT webhook_delivery.id, user_group.name AS group_name, url, recipe, created_at, tries, next_at, status, problem
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

  return {
    /** @param now ISO 8601, UTC; the same moment as `local` */
    begin: (local: LocalTime, now: string, dinnerOf: (group: number) => Dinner | null): void =>
      begin.immediate(local, now, dinnerOf),

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
    recipe: row.recipe,
    createdAt: row.created_at,
    tries: row.tries,
    nextAt: row.next_at,
    ok: row.next_at === null ? !problem : null,
    status: row.status,
    problem: problem || null,
  };
}
