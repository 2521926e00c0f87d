import type { Entry } from "../../src/contract/shopping-sync.ts";
import type { ShownList } from "./sync/replica.ts";
import { keepEntries } from "./keep-items.ts";

type Check = Entry["checked"];

/** What was just checked stays where it is, so that the next tap hits what the finger aims at. */
export interface HeldList {
  shown: ShownList | null;
  /** The state in which each of these entries is still shown, by id. */
  held: ReadonlyMap<string, Check>;
}

export const NOTHING_SHOWN: HeldList = { shown: null, held: new Map() };

export function showNext({ shown, held }: HeldList, next: ShownList | null): HeldList {
  if (!next) return { shown: null, held: new Map() };
  if (!shown) return { shown: next, held };
  const entries = keepEntries(shown.entries, next.entries);
  return { shown: { ...next, entries }, held: holdChecks({ shown, held }, entries) };
}

export function releaseAll({ shown }: HeldList): HeldList {
  return { shown, held: new Map() };
}

/** Lists all entries, those held as they were before. */
export function listAsHeld({ shown, held }: HeldList): Entry[] {
  if (!shown) return [];
  return [...shown.entries.values()].map((entry) => {
    const before = held.get(entry.id);
    return before === undefined || isSameCheck(before, entry.checked) ? entry : { ...entry, checked: before };
  });
}

function holdChecks({ shown, held }: HeldList, next: ReadonlyMap<string, Entry>): HeldList["held"] {
  // A new entry may belong to a checked item, and would be added to it.
  if ([...next.keys()].some((id) => !shown?.entries.has(id))) return new Map();
  const after = new Map(held);
  for (const [id, entry] of next) {
    const before = shown?.entries.get(id);
    if (!before || entry.gone !== null) after.delete(id);
    else if (!isSameCheck(before.checked, entry.checked) && !after.has(id) && before.gone === null)
      after.set(id, before.checked);
  }
  return after;
}

function isSameCheck(one: Check, other: Check): boolean {
  return (one === null) === (other === null);
}
