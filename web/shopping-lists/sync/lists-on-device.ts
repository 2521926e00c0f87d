import type { CountedList, ListHabits } from "../../../src/contract/shopping-lists.ts";
import type { Change, ListUpdate } from "../../../src/contract/shopping-sync.ts";
import { callApi } from "../../api/call-api.ts";
import { fetchWithin } from "../../api/fetch-within.ts";
import { BASE } from "../../api/path.ts";
import { waitWithin } from "../../api/wait-within.ts";
import { token, user } from "../../state/session.ts";
import { addChanges, receiveUpdate, showRecord, type ListRecord } from "./list-record.ts";
import { getListChannelName, type ListStore } from "./list-store.ts";
import { deleteDevice, getPerson, openDevice, openLastDevice } from "./open-device.ts";
import type { ShownList } from "./replica.ts";
import { reportUnlessClosed } from "./report-unless-closed.ts";
import { requestBackgroundSync } from "./request-background-sync.ts";
import { runInTurn } from "../../api/run-in-turn.ts";
import { sendChanges, type Post, type Sent } from "./send-changes.ts";

// The lists of the person who is signed in, as this device has them. Whatever changes a list calls `changeList`.

const LONGEST_MS = 20_000;
const AGAIN_MS = { first: 2000, most: 30_000 };
/** On a slow network, the tab may be closed before the changes are sent. */
const SLOW_MS = 1500;
const LEAVE_MS = 300;

export interface Report extends Sent {
  /** Of the list, also if someone deleted it. Empty if this device never had it. */
  name: string;
}

type Watcher = (list: ShownList | null) => void;

const watchers = new Map<number, Set<Watcher>>();
const reporters = new Set<(list: number, sent: Report) => void>();
const turns = new Map<number, () => Promise<void>>();
const running = new Set<Promise<void>>();
const retries = new Map<number, { wait: number; timer: ReturnType<typeof setTimeout> }>();
/** Tells other tabs of this browser. */
const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel(getListChannelName(BASE)) : null;

tabs?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (typeof data === "number") showAgain(data).catch(reportUnlessClosed);
});
globalThis.document?.addEventListener("visibilitychange", () => {
  if (document.hidden && running.size > 0) leaveToWorker().catch(reportUnlessClosed);
});

/** Stores the changes before they're shown, and sends them as soon as possible. */
export async function changeList(list: number, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const store = await openDevice();
  const { record } = await store.update(list, (one) => ({ record: addChanges(one, changes) }));
  show(list, record);
  tellTabs(list);
  void syncList(list);
}

/** Calls `watcher` now and after each change. Returns a function that stops it. */
export function watchList(list: number, watcher: Watcher): () => void {
  const all = watchers.get(list) ?? new Set();
  watchers.set(list, all.add(watcher));
  showAgain(list).catch(reportUnlessClosed);
  return () => all.delete(watcher);
}

/** Tells what became of changes that met those of others. Returns a function that stops it. */
export function onSent(report: (list: number, sent: Report) => void): () => void {
  reporters.add(report);
  return () => reporters.delete(report);
}

/** Sends what waits and gets what others changed. Never throws. */
export function syncList(list: number): Promise<void> {
  const turn = turns.get(list) ?? runInTurn(() => syncOnce(list).catch(reportUnlessClosed));
  turns.set(list, turn);
  const sync = turn().finally(() => running.delete(sync));
  running.add(sync);
  return sync;
}

/** Sends what an earlier visit left, for example when the tab was closed without a connection. */
export async function sendWaiting(): Promise<void> {
  if (getPerson() === null) return;
  const store = await openDevice();
  await store.setFact("token", token.peek() ?? "");
  await Promise.all((await store.listWaiting()).map(({ list }) => syncList(list)));
}

/** Gets all lists, so that each of them can be opened offline. */
export async function syncAllLists(): Promise<void> {
  if (getPerson() === null) return;
  const answer = await callApi("GET shopping-lists", { quiet: true });
  if (!answer.ok || answer.isKept) return;
  await storeLists(answer.data);
  await Promise.all(answer.data.map(({ id }) => syncList(id)));
}

/** @returns false if updates in between are missing */
export async function adoptListUpdate(list: number, update: ListUpdate): Promise<boolean> {
  const store = await openDevice();
  const { isMissing } = await store.update(list, (record) => {
    const next = receiveUpdate(record, update);
    return { record: next ?? record, isMissing: next === null };
  });
  if (!isMissing) await showAgain(list);
  return !isMissing;
}

export async function loadStoredLists(): Promise<CountedList[] | undefined> {
  const store = await openDevice();
  return store.getFact("lists");
}

export async function storeLists(lists: CountedList[]): Promise<void> {
  const store = await openDevice();
  await store.setFact("lists", lists);
}

export async function loadStoredHabits(list: number): Promise<ListHabits | undefined> {
  const store = await openDevice();
  return (await store.getFact("habits"))?.[list];
}

export async function storeHabits(list: number, habits: ListHabits): Promise<void> {
  const store = await openDevice();
  await store.setFact("habits", { ...(await store.getFact("habits")), [list]: habits });
}

export async function forgetList(list: number): Promise<void> {
  const store = await openDevice();
  await store.remove(list);
  const stored = await store.getFact("lists");
  if (stored)
    await store.setFact(
      "lists",
      stored.filter(({ id }) => id !== list),
    );
}

/** Deletes the lists of this person from this device, also changes that weren't sent. */
export async function forgetLists(): Promise<void> {
  for (const { timer } of retries.values()) clearTimeout(timer);
  retries.clear();
  // A request on a dead network takes long to fail.
  await waitWithin(LEAVE_MS, Promise.all(running));
  await deleteDevice();
}

async function syncOnce(list: number): Promise<void> {
  // Changes wait until the same person signs in again.
  if (getPerson() === null) return;
  const store = await openDevice();
  const slow = setTimeout(() => leaveToWorker().catch(reportUnlessClosed), SLOW_MS);
  const sent = await sendChanges(store, list, post).finally(() => clearTimeout(slow));
  const name = await findName(store, list);
  if (sent.state === "gone") await store.remove(list);
  await showAgain(list);
  tellTabs(list);
  for (const report of reporters) report(list, { ...sent, name });
  clearTimeout(retries.get(list)?.timer);
  if (sent.state !== "later") return void retries.delete(list);
  await leaveToWorker();
  const wait = Math.min((retries.get(list)?.wait ?? AGAIN_MS.first / 2) * 2, AGAIN_MS.most);
  retries.set(list, { wait, timer: setTimeout(() => void syncList(list), wait) });
}

async function findName(store: ListStore, list: number): Promise<string> {
  const { replica } = await store.get(list);
  if (replica) return replica.list.name;
  const lists = await store.getFact("lists");
  return lists?.find(({ id }) => id === list)?.name ?? "";
}

const post: Post = async (id, body) => {
  const answer = await callApi("POST shopping-lists/{id}/changes", {
    params: { id },
    body,
    quiet: true,
    changesNothingElse: true,
    send: fetchWithin(LONGEST_MS),
  });
  return answer.ok
    ? { ok: true, data: answer.data }
    : { ok: false, status: answer.status, code: answer.code };
};

/** The service worker sends what still waits, even if the tab is closed. */
async function leaveToWorker(): Promise<void> {
  const store = await openDevice();
  if ((await store.listWaiting()).length > 0) await requestBackgroundSync(store, token.peek());
}

function tellTabs(list: number): void {
  // A channel only reaches pages of the same origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  tabs?.postMessage(list);
}

async function showAgain(list: number): Promise<void> {
  const all = watchers.get(list);
  if (!all || all.size === 0) return;
  const store = await openDevice();
  show(list, await store.get(list));
}

function show(list: number, record: ListRecord): void {
  const shown = showRecord(record, user.peek()?.fullName ?? "");
  for (const watcher of watchers.get(list) ?? []) watcher(shown);
}

/** Number of changes that the server hasn't confirmed. */
export async function countWaiting(): Promise<number> {
  return getPerson() === null ? 0 : countIn(await openDevice());
}

/** The same for a person whose session has ended. */
export async function countWaitingOfLast(): Promise<number> {
  const store = await openLastDevice();
  return store ? countIn(store) : 0;
}

async function countIn(store: ListStore): Promise<number> {
  return (await store.listWaiting()).reduce((sum, { count }) => sum + count, 0);
}
