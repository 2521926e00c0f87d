import { computed, signal } from "@preact/signals-core";
import { isRecord, loadJson, onStorageChange, saveText } from "../../state/storage.ts";

/** Someone stopped a timer on this device. */
export interface Stop {
  /** Of the timer. */
  id: string;
  person: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Whether the server knows. */
  isSent: boolean;
}

const STOPS = "timer-stops";
const KEPT_MS = 24 * 3_600_000;
const STOPS_MOST = 50;

/** Kept for a day, since the server forgets its own when it restarts. */
export const stops = signal<readonly Stop[]>(load());

export const hasUnsentStops = computed(() => stops.value.some(({ isSent }) => !isSent));

onStorageChange(STOPS, () => (stops.value = load()));

export function saveStops(next: readonly Stop[]): void {
  const since = Date.now() - KEPT_MS;
  const kept = next.filter(({ at }) => at > since).slice(-STOPS_MOST);
  saveText(STOPS, kept.length > 0 ? JSON.stringify(kept) : null);
  stops.value = kept;
}

function load(): readonly Stop[] {
  return loadJson(STOPS, areStops) ?? [];
}

function areStops(value: unknown): value is Stop[] {
  return (
    Array.isArray(value) &&
    value.every(
      (stop) =>
        isRecord(stop) &&
        typeof stop["id"] === "string" &&
        typeof stop["person"] === "string" &&
        typeof stop["at"] === "number" &&
        typeof stop["isSent"] === "boolean",
    )
  );
}
