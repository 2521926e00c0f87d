import type { Change, Entry } from "../../contract/shopping-sync.ts";
import type { UnitSystem } from "../amounts/measures.ts";
import { findAdjustments, type WantedAmount } from "./adjust-amount.ts";
import type { SumEntry } from "./sum-totals.ts";

// What several entries have together, and how it changes: the first one keeps what's for all of them.

export function joinNotes(entries: readonly Pick<Entry, "note">[]): string {
  return [...new Set(entries.map(({ note }) => note).filter(Boolean))].join(", ");
}

export function findPicture(entries: readonly Pick<Entry, "picture">[]): string | null {
  return entries.find(({ picture }) => picture !== null)?.picture ?? null;
}

/** @param wanted empty for no amount */
export function changeAmount(
  entries: readonly SumEntry[],
  wanted: readonly WantedAmount[],
  system: UnitSystem,
): Change[] {
  const [first] = entries;
  if (!first) return [];
  const adjustments = findAdjustments(entries, wanted, system);
  const isSame = JSON.stringify(adjustments) === JSON.stringify(first.adjustments);
  return isSame ? [] : [{ type: "adjust", id: first.id, adjustments }];
}

export function changeNote(
  [first, ...others]: readonly Pick<Entry, "id" | "note">[],
  note: string,
): Change[] {
  const emptied = others
    .filter((entry) => entry.note)
    .map(({ id }): Change => ({ type: "edit-note", id, note: "" }));
  return first && first.note !== note ? [{ type: "edit-note", id: first.id, note }, ...emptied] : emptied;
}

export function changePicture(
  [first, ...others]: readonly Pick<Entry, "id" | "picture">[],
  picture: string | null,
): Change[] {
  const emptied = others
    .filter((entry) => entry.picture)
    .map(({ id }): Change => ({ type: "set-picture", id, picture: null }));
  return first ? [{ type: "set-picture", id: first.id, picture }, ...emptied] : emptied;
}
