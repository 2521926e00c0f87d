import type { ShoppingItem } from "../contract/shopping-lists.ts";
import type { Clock, Wait } from "../platform/clock.ts";
import type { Log } from "../platform/log.ts";
import type { ShoppingListStore, StoredList } from "../shopping-lists/shopping-list-store.ts";
import type { WebhookStore } from "./webhook-store.ts";

const LIST_CHANGED = "shopping-list-changed";

/** Sent after a pause without changes, or after several pauses with some. */
const PAUSE_MS = 3000;
const PAUSES_MOST = 5;

interface Parts {
  webhooks: Pick<WebhookStore, "addListChange">;
  lists: Pick<ShoppingListStore, "find">;
  listItems(list: StoredList): ShoppingItem[];
  clock: Clock;
  wait: Wait;
  log: Log;
}

/** Sends the changes of lists that want it. Several changes in a few seconds are one webhook. */
export function openListWebhooks({ webhooks, lists, listItems, clock, wait, log }: Parts) {
  /** Whether a list changed again in the current pause. */
  const changed = new Map<number, boolean>();
  const waiting = new Set<Promise<void>>();
  const stopping = new AbortController();
  let sendStored: (() => Promise<void>) | null = null;

  function store(id: number): void {
    const list = lists.find(id);
    if (!list?.sendsWebhooks) return;
    const { name, version } = list;
    const body = {
      event: LIST_CHANGED,
      list: { id, name, version },
      items: listItems(list).map(withoutPicture),
    };
    webhooks.addListChange(
      { list: id, event: LIST_CHANGED, body: JSON.stringify(body) },
      clock().toISOString(),
    );
  }

  async function waitAndSend(id: number): Promise<void> {
    for (let pause = 0; pause < PAUSES_MOST; pause++) {
      changed.set(id, false);
      await wait(PAUSE_MS, stopping.signal);
      if (!changed.get(id) || stopping.signal.aborted) break;
    }
    changed.delete(id);
    store(id);
    if (!stopping.signal.aborted) await sendStored?.();
  }

  return {
    /** Call it after each change. */
    note({ id, sendsWebhooks }: StoredList): void {
      if (!sendStored || !sendsWebhooks || stopping.signal.aborted) return;
      if (changed.has(id)) return void changed.set(id, true);
      const work = waitAndSend(id)
        .catch((problem: unknown) => log.error("Couldn't send webhooks", problem))
        .finally(() => waiting.delete(work));
      waiting.add(work);
    },

    /**
     * @param send what's stored
     * @returns stops it; changes not sent by then are sent after the next start
     */
    start(send: () => Promise<void>): () => Promise<void> {
      sendStored = send;
      return async () => {
        stopping.abort();
        await Promise.all(waiting);
      };
    },
  };
}

/** A list's pictures may have 80 kB each, and a webhook is stored for each address. */
function withoutPicture(item: ShoppingItem): Omit<ShoppingItem, "picture"> {
  const { picture: _, ...rest } = item;
  return rest;
}
