import { applyChange, listEditedIds, type ChangeResult } from "../../../src/contract/shopping-changes.ts";
import type {
  Change,
  Entry,
  ListState,
  ListUpdate,
  NumberedChange,
} from "../../../src/contract/shopping-sync.ts";

/** A list as the server confirmed it. */
export interface Replica {
  epoch: string;
  version: number;
  list: ListState;
  /** Also those that are gone, as long as someone may undo it. */
  entries: ReadonlyMap<string, Entry>;
}

export interface ShownList extends Pick<Replica, "list" | "entries" | "version"> {
  /** Number of changes that the server hasn't confirmed. */
  waiting: number;
}

/** Later, an entry that's gone can only be restored from the history. */
const KEPT_VERSIONS = 300;

/** @returns null if updates between the two are missing */
export function adoptUpdate(replica: Replica | null, update: ListUpdate): Replica | null {
  const { epoch, version, list } = update;
  const entries = update.entries.map((entry) => [entry.id, entry] as const);
  if (update.isComplete) return { epoch, version, list, entries: new Map(entries) };
  if (!replica || replica.epoch !== epoch || update.from > replica.version) return null;
  if (version <= replica.version) return replica;
  const merged = new Map([...replica.entries, ...entries]);
  for (const [id, entry] of merged)
    if (entry.gone !== null && entry.version < version - KEPT_VERSIONS) merged.delete(id);
  return { epoch, version, list, entries: merged };
}

/** Applies the changes that the server hasn't confirmed, as the server will. */
export function showChanges(
  replica: Replica,
  changes: readonly NumberedChange[],
  author: { device: string; by: string },
): ShownList {
  const entries = new Map(replica.entries);
  let { list, version } = replica;
  for (const { change, seen } of changes) {
    version++;
    const result: ChangeResult = applyChange(
      change,
      { ...author, seen, version },
      { list, find: (id) => entries.get(id) },
    );
    list = result.list ?? list;
    for (const entry of result.entries) entries.set(entry.id, entry);
  }
  return { list, entries, version: replica.version, waiting: changes.length };
}

/**
 * After a long time offline, the server may have forgotten deleted entries that this device edited, so
 * that the edits found nothing. Adding the entries again restores them.
 * @param before the list as this device showed it
 * @param refused entries for which the list has no room
 */
export function rescueEntries(
  before: ShownList | null,
  changes: readonly NumberedChange[],
  isLost: (id: string, number: number) => boolean,
  refused: readonly string[],
): Change[] {
  const lost = changes.flatMap(({ change, number }) =>
    listEditedIds(change).filter((id) => isLost(id, number) && !refused.includes(id)),
  );
  return [...new Set(lost)].flatMap((id) => {
    const entry = before?.entries.get(id);
    return entry && entry.gone === null ? addAgain(entry) : [];
  });
}

function addAgain({ id, text, language, region, source, atHome, note, ...more }: Entry): Change[] {
  return [
    { type: "add", entry: { id, text, language, region, source, atHome, note } },
    ...(more.adjustments.length > 0 ? [{ type: "adjust" as const, id, adjustments: more.adjustments }] : []),
    ...(more.picture ? [{ type: "set-picture" as const, id, picture: more.picture }] : []),
    ...(more.checked ? [{ type: "check" as const, ids: [id] }] : []),
  ];
}
