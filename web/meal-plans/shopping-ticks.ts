import { useEffect, useState } from "react";
import { isRecord, saveText, loadJson, onKeptElsewhere } from "../state/storage.ts";

/** What is ticked is forgotten when a plan's list was left alone for so long, in milliseconds. */
const FORGOTTEN_AFTER_MS = 60 * 24 * 3_600_000;
const NAME = "shopping";

/** By plan: when something was last ticked, in milliseconds since 1970, and the keys of what is. */
type KeptTicks = Record<string, { at: number; ticked: string[] }>;

/**
 * What of a plan's shopping list is ticked, by the key of its needs; kept on this device, since shops have no
 * reception. Another tab with the same list shows it, too.
 */
export function useShoppingTicks(
  plan: string,
): [ticked: ReadonlySet<string>, tick: (keys: string[], on: boolean) => void] {
  const [ticked, setTicked] = useState(() => getTicks(plan));
  useEffect(() => onKeptElsewhere(NAME, () => setTicked(getTicks(plan))), [plan]);

  function tick(keys: string[], on: boolean): void {
    const all = loadTicks();
    // What is kept, not what is shown: another tab may have ticked something a moment ago.
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

/** Those of plans that were not left alone for too long. */
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
