import { useState } from "react";
import { isRecord, saveText, loadJson } from "../../state/storage.ts";

const FORGOTTEN_AFTER_MS = 24 * 3_600_000;

interface KeptTicks {
  /** Milliseconds since 1970. */
  at: number;
  ticked: number[];
}

export type Ticks = [ticked: ReadonlySet<number>, toggle: (position: number) => void];

/** @param list `ingredients banana-bread` */
export function useTicks(list: string): Ticks {
  const [ticked, setTicked] = useState(() => read(list));

  function toggle(position: number): void {
    const next = new Set(ticked);
    if (!next.delete(position)) next.add(position);
    setTicked(next);
    const ticks: KeptTicks = { at: Date.now(), ticked: [...next] };
    saveText(`ticks.${list}`, next.size > 0 ? JSON.stringify(ticks) : null);
  }

  return [ticked, toggle];
}

function read(list: string): ReadonlySet<number> {
  const ticks = loadJson(`ticks.${list}`, areTicks);
  return new Set(ticks && Date.now() - ticks.at < FORGOTTEN_AFTER_MS ? ticks.ticked : []);
}

function areTicks(value: unknown): value is KeptTicks {
  return isRecord(value) && typeof value["at"] === "number" && Array.isArray(value["ticked"]);
}
