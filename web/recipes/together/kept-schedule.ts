import { signal } from "@preact/signals-core";
import { isRecord, loadJson, onStorageChange, saveText } from "../../state/storage.ts";
import type { Schedule } from "./schedule.ts";

const SCHEDULE = "together";
/** In minutes after dinner. */
const FORGOTTEN_AFTER = 6 * 60;

/** Of this device. Null until someone follows one. */
export const keptSchedule = signal<Schedule | null>(load());

onStorageChange(SCHEDULE, () => (keptSchedule.value = load()));

export function keepSchedule(next: Schedule | null): void {
  saveText(SCHEDULE, next && JSON.stringify(next));
  keptSchedule.value = next;
}

function load(): Schedule | null {
  const schedule = loadJson(SCHEDULE, isSchedule);
  return schedule && schedule.ready > Date.now() / 60_000 - FORGOTTEN_AFTER ? schedule : null;
}

function isSchedule(value: unknown): value is Schedule {
  if (!isRecord(value)) return false;
  const { wanted, ready, starts, moved, reminds, basis } = value;
  return (
    [wanted, ready].every(Number.isInteger) &&
    isRecord(starts) &&
    Object.values(starts).every(Number.isInteger) &&
    Array.isArray(moved) &&
    moved.every((key) => typeof key === "string") &&
    typeof reminds === "boolean" &&
    typeof basis === "string"
  );
}
