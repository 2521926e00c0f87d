import { effect } from "@preact/signals-core";
import type { GroupTimers } from "../../../../src/contract/timers.ts";
import { callApi } from "../../../api/call-api.ts";
import { fetchWithin } from "../../../api/fetch-within.ts";
import { listen } from "../../../api/listen.ts";
import { apiPath, BASE } from "../../../api/path.ts";
import { runInTurn } from "../../../api/run-in-turn.ts";
import { token } from "../../../state/session.ts";
import { saveStops, stops } from "../stops.ts";
import type { Membership, Timer } from "../timer.ts";
import { otherTimers, ownTimers, refreshTimers, replaceTimer, saveOwn } from "../timers.ts";
import { isForgotten, receiveTimers, toInput } from "./receive-timers.ts";
import { runInOneTab } from "./run-in-one-tab.ts";

const LONGEST_MS = 10_000;
const AGAIN_MS = 5000;

/** Keeps timers the same on all devices of the household. Returns a function that stops it. */
export function syncTimers(person: string): () => void {
  const stop = runInOneTab<GroupTimers>({
    name: `tagine ${BASE} timers`,
    start: (tellTabs) => follow(person, tellTabs),
    onMessage: (update) => receive(update, person, false),
  });
  return () => {
    stop();
    otherTimers.value = [];
  };
}

function receive(update: GroupTimers, person: string, isFirst: boolean): void {
  refreshTimers();
  const held = { own: ownTimers.peek(), others: otherTimers.peek(), stops: stops.peek() };
  const next = receiveTimers(held, update, { person, now: Date.now(), isFirst });
  saveStops(next.stops);
  saveOwn(next.own);
  otherTimers.value = next.others;
}

function follow(person: string, tellTabs: (update: GroupTimers) => void): () => void {
  const stopping = new AbortController();
  let isFirst = true;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** Until the next connection. */
  const refused = new Set<string>();
  const send = runInTurn(sendAll);

  function adopt(update: GroupTimers): void {
    if (stopping.signal.aborted) return;
    receive(update, person, isFirst);
    isFirst = false;
    tellTabs(update);
    void send();
  }

  /** Once it's known what the server has. */
  async function sendAll(): Promise<void> {
    clearTimeout(retry);
    while (!isFirst && !stopping.signal.aborted) {
      const next = findUnsent(person, refused);
      if (!next) return;
      const answer = await next.send();
      if (answer.ok) {
        next.markSent();
        adopt(answer.data);
      } else if (answer.status >= 400 && answer.status < 500) refused.add(next.key);
      else return void (retry = setTimeout(() => void send(), AGAIN_MS));
    }
  }

  async function ask(): Promise<void> {
    const answer = await callApi("GET timers", { quiet: true, send: fetchWithin(LONGEST_MS) });
    if (!answer.ok) return;
    isFirst = true;
    adopt(answer.data);
  }

  const stopListening = listen<GroupTimers>({
    address: apiPath("timers/events"),
    getToken: () => token.peek(),
    onOpen() {
      isFirst = true;
      refused.clear();
    },
    onUpdate: adopt,
    onSilence: () => void ask(),
    askEveryMs: AGAIN_MS,
  });
  const stopWatching = effect(() => {
    if (findUnsent(person, refused)) void send();
  });
  return () => {
    stopping.abort();
    clearTimeout(retry);
    stopListening();
    stopWatching();
  };
}

/** A stop or a changed timer that the server doesn't have. */
function findUnsent(person: string, refused: ReadonlySet<string>) {
  const stop = stops.value.find((one) => !one.isSent && one.person === person && !refused.has(one.id));
  if (stop) return { key: stop.id, send: () => sendStop(stop.id), markSent: () => markStopSent(stop.id) };
  for (const timer of [...ownTimers.value, ...otherTimers.value]) {
    const { id, household } = timer;
    if (household?.person !== person || household.isSent || isForgotten(timer, Date.now())) continue;
    const key = `${id} ${household.version}`;
    if (refused.has(key)) continue;
    return { key, send: () => sendTimer(timer, household), markSent: () => markSent(id, household.version) };
  }
  return null;
}

const MORE = { quiet: true, changesNothingElse: true, send: fetchWithin(LONGEST_MS) };

function sendStop(id: string) {
  return callApi("DELETE timers/{id}", { params: { id }, ...MORE });
}

function sendTimer(timer: Timer, { version }: Membership) {
  const body = toInput(timer, version, Date.now());
  return callApi("PUT timers/{id}", { params: { id: timer.id }, body, ...MORE });
}

function markStopSent(id: string): void {
  saveStops(stops.peek().map((stop) => (stop.id === id ? { ...stop, isSent: true } : stop)));
}

/** Someone may have changed it again in between. */
function markSent(id: string, version: number): void {
  replaceTimer(id, (timer) => {
    const { household } = timer;
    return household?.version === version ? { ...timer, household: { ...household, isSent: true } } : timer;
  });
}
