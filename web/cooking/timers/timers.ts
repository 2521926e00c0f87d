import { signal } from "@preact/signals-core";
import { isRecord, loadJson, onStorageChange, saveText } from "../../state/storage.ts";
import { hasTimers, TIMERS } from "./has-timers.ts";
import { startTimer, type NewTimer, type Timer } from "./timer.ts";

/** Of this device. Other tabs have the same. */
export const timers = signal<readonly Timer[]>(load());

/** Enough for a feast. */
export const TIMERS_MOST = 30;

onStorageChange(TIMERS, () => show(load()));

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
  saveText(TIMERS, next.length > 0 ? JSON.stringify(next) : null);
  show(next);
}

function show(next: readonly Timer[]): void {
  timers.value = next;
  hasTimers.value = next.length > 0;
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
    ["step", "length", "extra", "pausedAt", "announced"].every((name) => Number.isFinite(value[name])) &&
    (value["endsAt"] === null || Number.isFinite(value["endsAt"]))
  );
}
