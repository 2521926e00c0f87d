import type { KnownVersion, ListUpdate } from "../contract/shopping-sync.ts";
import { encodeEvent, eventStreams, type EventStream } from "../http/event-stream.ts";
import type { Clock } from "../platform/clock.ts";
import { toGuestUpdate } from "./guest-view.ts";
import type { ShoppingEntryStore } from "./shopping-entry-store.ts";
import type { ShoppingListStore, StoredList } from "./shopping-list-store.ts";

/** Of one list. Anyone with a link may listen. Further devices poll. */
const MOST_LISTENERS = 500;

interface Known {
  version: number;
  epoch: string;
}

/** For devices that were away. They ask for more, so that slow ones don't fill the memory. */
const MOST_FIRST_BYTES = 100_000;

export function toKnown({ since = 0, epoch = "" }: typeof KnownVersion.static): Known {
  return { version: since, epoch };
}

interface Listener {
  list: StoredList;
  /** Without `since`, only later changes are sent. */
  query: typeof KnownVersion.static;
  isGuest: boolean;
  /** Asked again before each event. */
  mayListen(): boolean;
}

interface Listening extends Omit<Listener, "list" | "query"> {
  stream: EventStream;
}

interface Topic {
  listening: Set<Listening>;
  /** What was announced last. */
  known: Known;
}

interface Parts {
  lists: Pick<ShoppingListStore, "find">;
  entries: Pick<ShoppingEntryStore, "readUpdate">;
  clock: Clock;
}

export type ListEvents = ReturnType<typeof openListEvents>;

/** Tells listening devices what changed in a list. */
export function openListEvents({ lists, entries, clock }: Parts) {
  const topics = new Map<number, Topic>();
  const streams = eventStreams(clock, recheck);

  function recheck(): void {
    for (const id of topics.keys()) refresh(id);
  }

  function publish({ listening }: Topic, update: ListUpdate): void {
    const encode = encodeOnce(update);
    for (const { stream, isGuest, mayListen } of listening) {
      if (mayListen()) stream.send(encode(isGuest));
      else stream.end();
    }
  }

  function end(id: number): void {
    for (const { stream } of topics.get(id)?.listening ?? []) stream.end();
  }

  /** Also finds what happened without a call: a restored backup, a deleted group, a revoked link. */
  function refresh(id: number): void {
    const topic = topics.get(id);
    if (!topic) return;
    const list = lists.find(id);
    if (!list || list.epoch !== topic.known.epoch) return end(id);
    if (list.version > topic.known.version) return announce(list, topic.known.version);
    for (const { stream, mayListen } of topic.listening) if (!mayListen()) stream.end();
  }

  function announce(list: StoredList, from: number): void {
    const topic = topics.get(list.id);
    if (!topic) return;
    const { epoch, version } = list;
    const announced = topic.known.version;
    topic.known = { epoch, version };
    publish(topic, entries.readUpdate(list, { version: Math.min(from, announced), epoch }));
  }

  function join({ id, epoch, version }: StoredList, listening: Listening): void {
    const topic = topics.get(id) ?? { listening: new Set(), known: { epoch, version } };
    topics.set(id, topic);
    topic.listening.add(listening);
    if (topic.listening.size > MOST_LISTENERS) listening.stream.end();
  }

  function leave(id: number, listening: Listening): void {
    const topic = topics.get(id);
    topic?.listening.delete(listening);
    if (topic?.listening.size === 0) topics.delete(id);
  }

  return {
    listen({ list, query, isGuest, mayListen }: Listener): Response {
      const stream = streams.open(() => leave(list.id, listening));
      const listening: Listening = { stream, isGuest, mayListen };
      join(list, listening);
      if (query.since === undefined) return stream.response;
      const missed = entries.readUpdate(list, toKnown(query));
      if (!missed.isComplete && missed.version === missed.from) return stream.response;
      const event = encodeOnce(missed)(isGuest);
      stream.send(event.length <= MOST_FIRST_BYTES ? event : encodeOnce(askForMore(missed))(isGuest));
      return stream.response;
    },

    /** @param from the list's version before the change */
    announce,

    /** Ends the streams of deleted lists, and of those who may not listen anymore. */
    recheck,

    /** Runs every 20 seconds. */
    beat: streams.beat,

    /** Streams would keep the server from stopping. */
    close: streams.close,
  };
}

/** A gap, after which devices ask for all changes. */
function askForMore(update: ListUpdate): ListUpdate {
  return { ...update, from: update.version, isComplete: false, entries: [] };
}

function encodeOnce(update: ListUpdate): (isGuest: boolean) => Uint8Array {
  let forMembers: Uint8Array | undefined;
  let forGuests: Uint8Array | undefined;
  return (isGuest) =>
    isGuest ? (forGuests ??= encodeEvent(toGuestUpdate(update))) : (forMembers ??= encodeEvent(update));
}
