import type { SharedList } from "../../../src/contract/shopping-links.ts";
import { callApi } from "../../api/call-api.ts";
import type { Answer } from "../../api/call.ts";
import { fetchWithin } from "../../api/fetch-within.ts";
import { apiPath } from "../../api/path.ts";
import { token as session } from "../../state/session.ts";
import type { ShownItem } from "../shown-item.ts";
import { listen } from "../../api/listen.ts";
import { runInTurn } from "../../api/run-in-turn.ts";
import {
  adoptList,
  checkShown,
  dropWaiting,
  openGuestList,
  planRequest,
  receiveResult,
  settle,
  type GuestList,
} from "./guest-list.ts";
import { forgetList, keepList, loadChecks, storeChecks } from "./kept-lists.ts";
import { isLinkGone, loadSharedList } from "./load-guest-list.ts";

const LONGEST_MS = 20_000;
const AGAIN_MS = 3000;
const FORBIDDEN = 403;
const INVALID = 422;
const TOO_LARGE = 413;

export type GuestFollower = ReturnType<typeof createGuestFollower>;

export interface GuestState {
  guest: GuestList;
  isGone: boolean;
  /** Whether checks wait for a connection. */
  isWaiting: boolean;
  /** Whether the list may be outdated, since the server is unreachable. */
  isAway: boolean;
}

/** @param isAway whether the list was kept on this device */
export function startGuestState(token: string, first: SharedList, isAway: boolean): GuestState {
  const guest = openGuestList(first, loadChecks(token));
  return { guest, isGone: false, isWaiting: guest.waiting.length > 0, isAway };
}

/** Keeps what a guest checks until the server has it. */
export function createGuestFollower(token: string, start: GuestState, show: (state: GuestState) => void) {
  let state = start;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let reloading: ReturnType<typeof setTimeout> | undefined;
  let isFollowing = false;
  const send = runInTurn(sendAll);
  const reload = runInTurn(loadAgain);

  function update(change: Partial<GuestState>): void {
    const before = state.guest;
    state = { ...state, ...change };
    if (change.guest && !state.isGone) store(before, change.guest);
    show(state);
  }

  /** What waits is stored with each check, the whole list only after the server answered. */
  function store(before: GuestList, guest: GuestList): void {
    storeChecks(token, guest);
    if (guest.list !== before.list || guest.received !== before.received) keepList(token, guest);
  }

  async function sendAll(): Promise<void> {
    clearTimeout(retrying);
    const isDone = await sendChecks(token, {
      get: () => state.guest,
      set: (guest) => update({ guest }),
    });
    update({ isWaiting: !isDone });
    if (isDone) void reload();
    else retrying = setTimeout(() => void send(), AGAIN_MS);
  }

  async function loadAgain(): Promise<void> {
    const isHeld = () => state.guest.held.size > 0;
    // Rows stay where they are; settling loads again.
    if (isHeld()) return;
    clearTimeout(reloading);
    const answer = await loadSharedList(token);
    const isGone = isLinkGone(answer) || (state.isGone && !answer.ok);
    if (isGone) forgetList(token);
    const isAway = !answer.ok && !isGone;
    update({ isGone, isAway });
    if (isAway && isFollowing) reloading = setTimeout(() => void reload(), AGAIN_MS);
    if (!answer.ok || isHeld()) return;
    const guest = adoptList(state.guest, answer.data);
    if (guest) update({ guest });
    else void reload();
  }

  return {
    check(item: ShownItem): void {
      update({ guest: checkShown(state.guest, item) });
      void send();
    },

    /** Rows move to where they belong. */
    release(): void {
      update({ guest: settle(state.guest) });
      void reload();
    },

    /** Returns a function that stops it. */
    follow(): () => void {
      isFollowing = true;
      const stop = listenToChanges(token, {
        onOpen: () => void (send(), reload()),
        onChange: () => void reload(),
      });
      return () => {
        isFollowing = false;
        stop();
        clearTimeout(retrying);
        clearTimeout(reloading);
      };
    },
  };
}

interface GuestHolder {
  get(): GuestList;
  set(guest: GuestList): void;
}

/** @returns false if something still waits */
async function sendChecks(token: string, holder: GuestHolder): Promise<boolean> {
  let most: number | undefined;
  for (;;) {
    const body = planRequest(holder.get(), most);
    if (!body) return true;
    const answer = await callApi("POST shared-lists/{token}/changes", {
      params: { token },
      body,
      quiet: true,
      changesNothingElse: true,
      send: fetchWithin(LONGEST_MS),
    });
    if (answer.ok) holder.set(receiveResult(holder.get(), body, answer.data));
    else if (answer.status === TOO_LARGE && body.changes.length > 1)
      most = Math.ceil(body.changes.length / 2);
    else if (isFinal(answer)) holder.set(dropWaiting(holder.get()));
    else return false;
  }
}

/** Whether the server understood the changes and will never accept them. */
function isFinal(answer: Extract<Answer<unknown>, { ok: false }>): boolean {
  const { status, code } = answer;
  const isRefused = status === FORBIDDEN || status === INVALID || status === TOO_LARGE;
  return isLinkGone(answer) || (isRefused && code !== null);
}

function listenToChanges(
  token: string,
  { onOpen, onChange }: { onOpen: () => void; onChange: () => void },
): () => void {
  const refresh = () => {
    if (!document.hidden) onOpen();
  };
  addEventListener("online", refresh);
  document.addEventListener("visibilitychange", refresh);
  const stop = listen({
    address: apiPath(`shared-lists/${encodeURIComponent(token)}/events`),
    getToken: () => session.peek(),
    onOpen: refresh,
    onUpdate: onChange,
    onSilence: onChange,
  });
  return () => {
    stop();
    removeEventListener("online", refresh);
    document.removeEventListener("visibilitychange", refresh);
  };
}
