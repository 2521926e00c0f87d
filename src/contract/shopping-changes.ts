import { SHOPPING_MOST } from "./shopping-rules.ts";
import type { Change, Entry, ListState, NewEntry } from "./shopping-sync.ts";

// Server and devices apply changes with the same rules. Imports no schemas, so the web may use it.

/** `docs/sync.md` explains the rules. */
export interface Stamp {
  device: string;
  /** The list's version that the device showed when it made the change. */
  seen: number;
  /** The list's version after the change. */
  version: number;
  /** The person's name. */
  by: string;
}

export interface ChangeResult {
  entries: Entry[];
  list: ListState | null;
  /** These were deleted, until an edit brought them back. */
  restored: string[];
  /** These weren't deleted, because of an edit that the device hadn't seen. */
  kept: string[];
}

type EntryChange = Exclude<Change, { type: "add" | "arrange-aisles" | "place-food" }>;

export const DELETED = "deleted";

/**
 * Applies a change without modifying anything. Entries that don't exist are skipped.
 * @param find also finds entries that are gone
 */
export function applyChange(
  change: Change,
  stamp: Stamp,
  { list, find }: { list: ListState; find: (id: string) => Entry | undefined },
): ChangeResult {
  const unchanged: ChangeResult = { entries: [], list: null, restored: [], kept: [] };
  switch (change.type) {
    case "add":
      return find(change.entry.id)
        ? unchanged
        : { ...unchanged, entries: [createEntry(change.entry, stamp)] };
    case "arrange-aisles":
      return { ...unchanged, list: { ...list, aisles: change.aisles } };
    case "place-food":
      return { ...unchanged, list: { ...list, places: placeFood(list.places, change) } };
    default:
      return changeEntries(change, stamp, find);
  }
}

/** Lists the entries that a change needs. */
export function listChangedIds(change: Change): string[] {
  if (change.type === "add") return [change.entry.id];
  if (change.type === "arrange-aisles" || change.type === "place-food") return [];
  return "ids" in change ? change.ids : [change.id];
}

/** Lists the entries that a change brings back if someone deleted them. */
export function listEditedIds(change: Change): string[] {
  const isEdit = !["add", "check", "remove", "clear"].includes(change.type);
  return isEdit ? listChangedIds(change) : [];
}

function createEntry(entry: NewEntry, { version, by }: Stamp): Entry {
  return {
    ...entry,
    addedBy: by,
    checked: null,
    picture: null,
    adjustments: [],
    gone: null,
    version,
    edits: {},
  };
}

function changeEntries(
  change: EntryChange,
  stamp: Stamp,
  find: (id: string) => Entry | undefined,
): ChangeResult {
  const result: ChangeResult = { entries: [], list: null, restored: [], kept: [] };
  for (const id of new Set(listChangedIds(change))) {
    const entry = find(id);
    if (!entry) continue;
    const changed = changeEntry(entry, change, stamp);
    if (changed === "kept") result.kept.push(id);
    else if (changed !== null) {
      if (entry.gone !== null && changed.gone === null && change.type !== "restore") result.restored.push(id);
      result.entries.push({ ...changed, version: stamp.version });
    }
  }
  return result;
}

/** @returns null if nothing changes */
function changeEntry(entry: Entry, change: EntryChange, stamp: Stamp): Entry | "kept" | null {
  switch (change.type) {
    case "check":
      return entry.gone === null ? { ...entry, checked: { by: stamp.by, version: stamp.version } } : null;
    case "remove":
      if (entry.gone === DELETED) return null;
      return hasUnseenEdit(entry, stamp) ? "kept" : { ...entry, gone: DELETED };
    case "clear":
      if (entry.gone !== null) return null;
      return !entry.checked || hasUnseenEdit(entry, stamp) ? "kept" : { ...entry, gone: change.trip };
    default: {
      const edits = keepNewest({ ...entry.edits, [stamp.device]: stamp.version });
      return { ...entry, ...editFields(change), gone: null, edits };
    }
  }
}

function editFields(change: Exclude<EntryChange, { type: "check" | "remove" | "clear" }>): Partial<Entry> {
  switch (change.type) {
    case "uncheck":
      return { checked: null };
    case "edit-text":
      return { text: change.text, language: change.language, adjustments: [] };
    case "edit-note":
      return { note: change.note };
    case "set-picture":
      return { picture: change.picture };
    case "adjust":
      return { adjustments: change.adjustments };
    case "set-at-home":
      return { atHome: change.atHome };
    case "restore":
      return {};
  }
}

/** The last choice is at the end. */
function placeFood(
  places: ListState["places"],
  { food, aisle }: { food: string; aisle: string },
): ListState["places"] {
  const others = Object.entries(places).filter(([other]) => other !== food);
  return Object.fromEntries([...others.slice(1 - SHOPPING_MOST.places), [food, aisle]]);
}

/** The last edit of another device is among the last two. */
function keepNewest(edits: Entry["edits"]): Entry["edits"] {
  const newest = Object.entries(edits).toSorted(([, one], [, other]) => other - one);
  return Object.fromEntries(newest.slice(0, 2));
}

function hasUnseenEdit({ edits }: Entry, { device, seen }: Stamp): boolean {
  return Object.entries(edits).some(([editor, version]) => editor !== device && version > seen);
}
