import type { Group } from "../../src/contract/groups.ts";

export interface WebhookDraft {
  enable: boolean;
  time: string;
  rows: AddressRow[];
}

export interface AddressRow {
  key: number;
  url: string;
}

export function toWebhookDraft({ webhookEnable, webhookTime, webhookUrls }: Group): WebhookDraft {
  return {
    enable: webhookEnable,
    time: webhookTime,
    rows: webhookUrls.map((url, key) => ({ key, url })),
  };
}

export function withRow(draft: WebhookDraft): WebhookDraft {
  const key = Math.max(-1, ...draft.rows.map((row) => row.key)) + 1;
  return { ...draft, rows: [...draft.rows, { key, url: "" }] };
}

export function withoutSpareRows(draft: WebhookDraft): WebhookDraft {
  const urls = draft.rows.map(({ url }) => url.trim());
  return { ...draft, rows: draft.rows.filter((_, at) => urls[at] && urls.indexOf(urls[at]) === at) };
}

export function toSettings(draft: WebhookDraft) {
  const { enable, time, rows } = withoutSpareRows(draft);
  return { webhookEnable: enable, webhookTime: time, webhookUrls: rows.map(({ url }) => url.trim()) };
}

export function isChanged(draft: WebhookDraft, group: Group): boolean {
  return JSON.stringify(toSettings(draft)) !== JSON.stringify(toSettings(toWebhookDraft(group)));
}
