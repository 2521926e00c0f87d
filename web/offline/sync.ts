import { signal } from "@preact/signals-core";
import { BASE } from "../api/path.ts";
import { token } from "../state/session.ts";
import { site } from "../state/site.ts";
import { getPerson } from "./offline-answers.ts";
import { syncLibrary, type Progress } from "./sync-library.ts";
import { decideWhatRemains, type StoredFor } from "./stored-for.ts";
import { removePictures } from "./offline-pictures.ts";
import { openOfflineStore, type OfflineStore } from "./offline-store.ts";
import { BYTES_PER_MEGABYTE, isKeeping, pictureBudgetMb } from "./offline-settings.ts";

export const progress = signal<Progress | "begun" | null>(null);

export const problem = signal<"unanswered" | "no-room" | null>(null);

export const changes = signal(0);

/** One tab syncs for all. */
const LOCK = `tagine ${BASE} keeping`;
const REST_MOST_MS = 200;
const TELL_EVERY_MS = 150;

let shelf: Promise<OfflineStore> | null = null;
let attempt = 0;
let underWay: Promise<void> | null = null;
let isAskedAgain = false;

/** @throws if the browser stores nothing */
export function openStoreOnce(): Promise<OfflineStore> {
  const forgetStore = () => void (shelf = null);
  shelf ??= openOfflineStore(BASE, forgetStore).catch((refusal: unknown) => {
    forgetStore();
    throw refusal;
  });
  return shelf;
}

/** @param waits for another tab that is syncing */
export function syncNow({ waits }: { waits: boolean }): Promise<void> {
  if (!isKeeping.peek()) return Promise.resolve();
  // A running sync may have missed the latest change.
  isAskedAgain = underWay !== null;
  underWay ??= keepInTurn(waits).finally(() => (underWay = null));
  return underWay;
}

async function keepInTurn(waits: boolean): Promise<void> {
  if (waits) progress.value = "begun";
  try {
    do {
      isAskedAgain = false;
      await navigator.locks.request(LOCK, { ifAvailable: !waits }, (lock) => (lock ? keepOnce() : undefined));
    } while (isAskedAgain);
  } finally {
    progress.value = null;
  }
}

async function keepOnce(): Promise<void> {
  const mine = ++attempt;
  const keptFor = getAudience();
  const isStill = () =>
    mine === attempt &&
    isKeeping.peek() &&
    getPerson(token.peek()) === keptFor.person &&
    !refusesVisitor(keptFor);
  if (!isStill()) return;
  progress.value = "begun";
  try {
    const isWhole = await syncLibrary({
      shelf: await openStoreOnce(),
      keptFor,
      budget: pictureBudgetMb.peek() * BYTES_PER_MEGABYTE,
      isStill,
      rest,
      tell: nowAndThen((now) => void (progress.value = now)),
    });
    problem.value = isWhole || !isStill() ? null : "unanswered";
  } catch (refusal) {
    if (!(refusal instanceof DOMException) || refusal.name !== "QuotaExceededError") throw refusal;
    problem.value = "no-room";
  } finally {
    changes.value++;
  }
}

export function stopSync(): void {
  attempt++;
}

export async function removeForeignData(): Promise<void> {
  await twice(async (kept) => {
    const now = getAudience();
    const before = await kept.fact("keptFor");
    const staying = decideWhatRemains(before, now);
    if (staying === "nothing") return forgetAll(kept);
    const foreign = (await kept.answers()).filter(({ person }) => person !== null && person !== now.person);
    await kept.removeAnswers(foreign.map(({ path }) => path));
    // A site that has just been closed must not show visitors anything, even before the next sync.
    if (before) await kept.setFact("keptFor", now);
  });
}

/** Also turns syncing off. */
export async function removeAll(): Promise<void> {
  isKeeping.value = false;
  await twice(async (kept) => {
    // Syncing may be on again by the second time.
    if (!isKeeping.peek()) await forgetAll(kept);
  });
}

/** Again after a tab that is syncing has noticed. */
async function twice(remove: (kept: OfflineStore) => Promise<void>): Promise<void> {
  stopSync();
  const opened = await openStoreOnce();
  await remove(opened);
  changes.value++;
  void navigator.locks.request(LOCK, () => remove(opened));
}

async function forgetAll(kept: OfflineStore): Promise<void> {
  await removePictures();
  await kept.clear();
}

function getAudience(): StoredFor {
  return { person: getPerson(token.peek()), isClosed: site.peek().visitorsMustSignIn };
}

function refusesVisitor({ person, isClosed }: StoredFor): boolean {
  return isClosed && person === null;
}

/** Thousands of updates would flicker. */
function nowAndThen(tell: (now: Progress) => void): (now: Progress) => void {
  let toldAt = 0;
  return (now) => {
    if (Date.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = Date.now();
    tell(now);
  };
}

/** Hidden pages need no pauses. */
async function rest(): Promise<void> {
  if (document.hidden) return;
  await new Promise((over) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(over, { timeout: REST_MOST_MS });
    else setTimeout(over, 20);
  });
}
