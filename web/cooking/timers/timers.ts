import { signal } from "@preact/signals-core";
import { isRecord, loadJson, loadText, onStorageChange, saveText } from "../../state/storage.ts";
import { hasTimers, TIMERS } from "./has-timers.ts";
import { stopRinging } from "./ring.ts";
import { isOver, startTimer, type NewTimer, type Timer } from "./timer.ts";

/** Of this device. Other tabs have the same. */
export const timers = signal<readonly Timer[]>(load());

/** Enough for a feast. */
export const TIMERS_MOST = 30;

onStorageChange(TIMERS, () => show(load()));

/** Shows what other tabs did just now. A private window stores nothing. */
export function refreshTimers(): void {
  const stored = loadText(TIMERS);
  if (stored !== null && stored !== toText(timers.peek())) show(load());
}

/** When someone signs out. */
export function removeTimers(): void {
  save([]);
}

/** @returns null if there are too many */
export function addTimer(timer: NewTimer): Timer | null {
  if (timers.peek().length >= TIMERS_MOST) return null;
  const added = startTimer(timer, crypto.getRandomValues(new Uint32Array(2)).join("-"), Date.now());
  save([...timers.peek(), added]);
  return added;
}

export function changeTimer(id: string, change: (timer: Timer, now: number) => Timer): void {
  save(timers.peek().map((timer) => (timer.id === id ? change(timer, Date.now()) : timer)));
}

export function stopTimer(id: string): void {
  save(timers.peek().filter((timer) => timer.id !== id));
}

function save(next: readonly Timer[]): void {
  saveText(TIMERS, toText(next));
  show(next);
}

const toText = (all: readonly Timer[]) => (all.length > 0 ? JSON.stringify(all) : null);

function show(next: readonly Timer[]): void {
  timers.value = next;
  hasTimers.value = next.length > 0;
  if (!next.some(isOver)) stopRinging();
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
    (value["endsAt"] === null || isTime(value["endsAt"]))
  );
}

function isTime(value: unknown): boolean {
  return typeof value === "number" && Math.abs(value) < Number.MAX_SAFE_INTEGER;
}
