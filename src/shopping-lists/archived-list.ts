import type { LeftOut } from "../archiving/archive-list.ts";
import { nullableText, toFields, toList, toText, type Fields } from "../archiving/lenient-values.ts";
import { getId, getValue, isTrue, toRows } from "../archiving/row-values.ts";
import type { Entry } from "../contract/shopping-sync.ts";
import { NAME_MOST } from "../contract/rules.ts";
import { SHOPPING_ID, SHOPPING_MOST } from "../contract/shopping-rules.ts";
import { readEntry, toEntryRow } from "./archived-entry.ts";
import { checkListName } from "./shopping-list.ts";

export interface ArchivedTrip {
  id: string;
  /** ISO 8601, UTC. */
  endedAt: string;
  endedBy: string;
}

/** Without what only devices of the old list know: its epoch, their edits, and deleted entries. */
export interface ArchivedList {
  /** Null if the archive has no valid id. */
  id: number | null;
  name: string;
  isDefault: boolean;
  sendsWebhooks: boolean;
  version: number;
  aisles: string[];
  places: Record<string, string>;
  /** In the order in which they were added. */
  entries: Entry[];
  trips: ArchivedTrip[];
}

export function toListRow({ isDefault, sendsWebhooks, entries, trips, ...list }: ArchivedList): object {
  const compact = compactVersions(entries);
  return {
    ...list,
    version: compact.version,
    is_default: isDefault,
    sends_webhooks: sendsWebhooks,
    entries: compact.entries.map(toEntryRow),
    trips: trips.map(({ id, endedAt, endedBy }) => ({ id, ended_at: endedAt, ended_by: endedBy })),
  };
}

/** @throws Invalid if it has no valid name */
export function readListRow(row: Fields): { list: ArchivedList; leftOut: LeftOut[] } {
  const trips = toRows(row["trips"]).map(readTrip);
  const validTrips = trips.filter((trip) => trip !== null);
  const { entries, leftOut } = readEntries(row, new Set(validTrips.map(({ id }) => id)));
  const list = {
    id: getId(row, "id"),
    name: checkListName(toText(row["name"])),
    isDefault: isTrue(row, "isDefault"),
    sendsWebhooks: isTrue(row, "sendsWebhooks"),
    aisles: toList(row["aisles"]).map(toText).filter(isAisle).slice(0, SHOPPING_MOST.aisles),
    places: readPlaces(row),
    trips: validTrips,
    ...compactVersions(entries),
  };
  return { list, leftOut };
}

/** Keeps the order of changes. */
function compactVersions(entries: Entry[]): { version: number; entries: Entry[] } {
  const versions = entries.flatMap(({ version, checked }) =>
    checked ? [version, checked.version] : [version],
  );
  const ranks = new Map(
    [...new Set(versions)].toSorted((one, other) => one - other).map((version, at) => [version, at + 1]),
  );
  const rank = (version: number) => ranks.get(version) ?? 0;
  return {
    version: ranks.size,
    entries: entries.map((entry) => ({
      ...entry,
      version: rank(entry.version),
      checked: entry.checked && { ...entry.checked, version: rank(entry.checked.version) },
      edits: {},
    })),
  };
}

function readEntries(row: Fields, trips: ReadonlySet<string>): { entries: Entry[]; leftOut: LeftOut[] } {
  const entries = new Map<string, Entry>();
  const leftOut: LeftOut[] = [];
  for (const entryRow of toRows(row["entries"])) {
    const read = readEntry(entryRow);
    const isKnownTrip = !read?.entry.gone || trips.has(read.entry.gone);
    if (!read || !isKnownTrip || entries.has(read.entry.id))
      leftOut.push({ value: toText(entryRow["text"]) });
    else {
      entries.set(read.entry.id, read.entry);
      leftOut.push(...read.leftOut.map((value) => ({ value })));
    }
  }
  return { entries: [...entries.values()], leftOut };
}

const TRIP_ID = new RegExp(SHOPPING_ID);

function readTrip(row: Fields): ArchivedTrip | null {
  const id = toText(row["id"]);
  const endedAt = new Date(toText(getValue(row, "endedAt")));
  if (!TRIP_ID.test(id) || Number.isNaN(endedAt.getTime())) return null;
  const endedBy = nullableText(getValue(row, "endedBy")) ?? "";
  return { id, endedAt: endedAt.toISOString(), endedBy: endedBy.slice(0, NAME_MOST) };
}

function readPlaces(row: Fields): Record<string, string> {
  const places = Object.entries(toFields(row["places"]) ?? {})
    .map(([food, aisle]) => [food, toText(aisle)] as const)
    .filter(([food, aisle]) => food !== "" && food.length <= SHOPPING_MOST.food && isAisle(aisle));
  return Object.fromEntries(places.slice(-SHOPPING_MOST.places));
}

function isAisle(text: string): boolean {
  return text !== "" && text.length <= SHOPPING_MOST.characters;
}
