import { computed, signal } from "@preact/signals-core";
import { token } from "../../state/session.ts";
import { isRecord, loadJson, loadText, onStorageChange, saveText } from "../../state/storage.ts";
import { readClaims } from "../../state/token-claims.ts";
import { hasOthers, hasTimers, TIMERS } from "./has-timers.ts";
import { withdrawNotification } from "./notify.ts";
import { openRecipes } from "./open-recipes.ts";
import { stopRinging } from "./ring.ts";
import { saveStops, stops } from "./stops.ts";
import { getRecipeSlug, isOver, startTimer, type NewTimer, type Timer } from "./timer.ts";

/** Started on this device. Other tabs have the same. */
export const ownTimers = signal<readonly Timer[]>(load());

/** Started on other devices of the household. Their own devices store them. */
export const otherTimers = signal<readonly Timer[]>([]);

/** What this page shows: its own, and others of open recipes. */
export const timers = computed<readonly Timer[]>(() => [
  ...ownTimers.value,
  ...otherTimers.value.filter(isOpenHere),
]);

/** Started in this tab. */
export const lastStarted = signal<Timer | null>(null);

/** Enough for a feast. */
export const TIMERS_MOST = 30;

onStorageChange(TIMERS, () => (ownTimers.value = load()));
ownTimers.subscribe((own) => (hasTimers.value = own.length > 0));
let before: readonly Timer[] = [];
timers.subscribe((shown) => {
  hasOthers.value = shown.length > ownTimers.peek().length;
  if (!shown.some(isOver)) stopRinging();
  const gone = before.filter(({ id }) => !shown.some((timer) => timer.id === id));
  before = shown;
  for (const { id } of gone) void withdrawNotification(id).catch(() => undefined);
});

/** Shows what other tabs did just now. A private window stores nothing. */
export function refreshTimers(): void {
  const stored = loadText(TIMERS);
  if (stored !== null && stored !== toText(ownTimers.peek())) ownTimers.value = load();
}

/** When someone signs out. They go on for the rest of the household. */
export function removeTimers(): void {
  saveOwn([]);
  otherTimers.value = [];
  saveStops([]);
}

/** Null for a visitor. */
function getPerson(): string | null {
  const { sub } = readClaims(token.peek());
  return sub === undefined ? null : String(sub);
}

/** @returns null if there are too many */
export function addTimer(timer: NewTimer): Timer | null {
  if (ownTimers.peek().length >= TIMERS_MOST) return null;
  const started = startTimer(timer, crypto.getRandomValues(new Uint32Array(2)).join("-"), Date.now());
  const person = getPerson();
  // A schedule is for whoever follows it on this device.
  const isShared = !timer.starts && getRecipeSlug(timer.path) !== undefined;
  const added =
    person !== null && isShared ? { ...started, household: { person, version: 1, isSent: false } } : started;
  lastStarted.value = added;
  saveOwn([...ownTimers.peek(), added]);
  return added;
}

export function changeTimer(id: string, change: (timer: Timer, now: number) => Timer): void {
  replaceTimer(id, (timer) => {
    const changed = change(timer, Date.now());
    const { household } = timer;
    if (changed === timer || !household) return changed;
    return { ...changed, household: { ...household, version: household.version + 1, isSent: false } };
  });
}

/** Without telling other devices. */
export function replaceTimer(id: string, replace: (timer: Timer) => Timer): void {
  const map = (all: readonly Timer[]) => all.map((timer) => (timer.id === id ? replace(timer) : timer));
  if (isOther(id)) otherTimers.value = map(otherTimers.peek());
  else saveOwn(map(ownTimers.peek()));
}

/** Also on other devices. */
export function stopTimer(id: string): void {
  const household = timers.peek().find((timer) => timer.id === id)?.household;
  if (household)
    saveStops([...stops.peek(), { id, person: household.person, at: Date.now(), isSent: false }]);
  otherTimers.value = otherTimers.peek().filter((timer) => timer.id !== id);
  saveOwn(ownTimers.peek().filter((timer) => timer.id !== id));
}

/** Reminders of steps that nobody has to start anymore. @param isOutdated gets the number of a step, from 1 */
export function stopReminders(isOutdated: (slug: string, step: number) => boolean): void {
  for (const { id, path, step, starts } of ownTimers.peek())
    if (starts && isOutdated(getRecipeSlug(path) ?? "", step)) stopTimer(id);
}

export function isOther(id: string): boolean {
  return otherTimers.peek().some((timer) => timer.id === id);
}

export function saveOwn(next: readonly Timer[]): void {
  saveText(TIMERS, toText(next));
  ownTimers.value = next;
}

const toText = (all: readonly Timer[]) => (all.length > 0 ? JSON.stringify(all) : null);

function isOpenHere({ path }: Timer): boolean {
  const slug = getRecipeSlug(path);
  return openRecipes.value.some((open) => open === "all" || (slug !== undefined && open.includes(slug)));
}

function load(): readonly Timer[] {
  return loadJson(TIMERS, areTimers) ?? [];
}

function areTimers(value: unknown): value is Timer[] {
  return Array.isArray(value) && value.every(isTimer);
}

function isTimer(value: unknown): value is Timer {
  return (
    isRecord(value) &&
    ["id", "path", "dish"].every((name) => typeof value[name] === "string") &&
    /^\/(?!\/)/.test(String(value["path"])) &&
    ["step", "length", "extra", "pausedAt", "announced"].every((name) => isTime(value[name])) &&
    (value["endsAt"] === null || isTime(value["endsAt"])) &&
    (value["household"] === undefined || isMembership(value["household"])) &&
    [undefined, true].includes(value["starts"] as true | undefined)
  );
}

function isMembership(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value["person"] === "string" &&
    typeof value["isSent"] === "boolean" &&
    isTime(value["version"])
  );
}

function isTime(value: unknown): boolean {
  return typeof value === "number" && Math.abs(value) < Number.MAX_SAFE_INTEGER;
}
