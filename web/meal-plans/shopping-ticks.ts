import { useEffect, useState } from "react";
import { isRecord, saveText, loadJson, onStorageChange } from "../state/storage.ts";

const FORGOTTEN_AFTER_MS = 60 * 24 * 3_600_000;
const NAME = "shopping";

/** By plan; times are milliseconds since 1970. */
type KeptTicks = Record<string, { at: number; ticked: string[] }>;

export interface Ticking {
  ticked: ReadonlySet<string>;
  onTick: (keys: string[], on: boolean) => void;
}

/** Stored on this device, because shops have no reception, and shared between tabs. */
export function useShoppingTicks(
  plan: string,
): [ticked: ReadonlySet<string>, tick: (keys: string[], on: boolean) => void] {
  const [ticked, setTicked] = useState(() => getTicks(plan));
  useEffect(() => onStorageChange(NAME, () => setTicked(getTicks(plan))), [plan]);

  function tick(keys: string[], on: boolean): void {
    const all = loadTicks();
    // From storage, because another tab may have just changed it.
    const next = new Set(all[plan]?.ticked ?? ticked);
    for (const key of keys) {
      if (on) next.add(key);
      else next.delete(key);
    }
    setTicked(next);
    const { [plan]: _, ...others } = all;
    const ticks = next.size > 0 ? { ...others, [plan]: { at: Date.now(), ticked: [...next] } } : others;
    saveText(NAME, Object.keys(ticks).length > 0 ? JSON.stringify(ticks) : null);
  }

  return [ticked, tick];
}

function getTicks(plan: string): ReadonlySet<string> {
  return new Set(loadTicks()[plan]?.ticked);
}

function loadTicks(): KeptTicks {
  const all = loadJson(NAME, areTicks) ?? {};
  return Object.fromEntries(Object.entries(all).filter(([, { at }]) => Date.now() - at < FORGOTTEN_AFTER_MS));
}

function areTicks(value: unknown): value is KeptTicks {
  if (!isRecord(value)) return false;
  return Object.values(value).every(
    (ticks) => isRecord(ticks) && typeof ticks["at"] === "number" && Array.isArray(ticks["ticked"]),
  );
}
