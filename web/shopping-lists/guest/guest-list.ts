import type { ShoppingItem } from "../../../src/contract/shopping-lists.ts";
import type {
  Change,
  Entry,
  NumberedChange,
  SentChanges,
  SentChangesResult,
} from "../../../src/contract/shopping-sync.ts";
import type { SharedList } from "../../../src/contract/shopping-links.ts";
import { SHOPPING_MOST } from "../../../src/contract/shopping-rules.ts";
import { keepEntries } from "../keep-items.ts";
import type { ShownItem, ShownSections } from "../shown-item.ts";
import { makeRandomId } from "../sync/random-id.ts";

/** What someone without an account sees. All pure. */
export interface GuestList {
  /** As the server added it up. */
  list: SharedList;
  device: string;
  /** The number of the last change that the server has. */
  received: number;
  /** In order, the first one follows `received`. */
  waiting: readonly NumberedChange[];
  /** Whether entries are checked, by id, until the server's items show it. */
  wanted: ReadonlyMap<string, boolean>;
  /** Entries that were just checked: their rows stay where they are. */
  held: ReadonlyMap<string, boolean>;
  /** Older lists lack what this guest checked. */
  leastVersion: number;
}

/** What a browser keeps until the server has it. */
export type StoredChecks = Pick<GuestList, "device" | "received" | "waiting">;

/** @param stored of an earlier visit */
export function openGuestList(list: SharedList, stored: StoredChecks | null = null): GuestList {
  const { device, received, waiting } = stored ?? { device: makeRandomId(), received: 0, waiting: [] };
  return {
    list,
    device,
    received,
    waiting,
    wanted: new Map(waiting.flatMap(({ change }) => listWanted(change))),
    held: new Map(),
    leastVersion: 0,
  };
}

function listWanted(change: Change): [id: string, isChecked: boolean][] {
  if (change.type !== "check" && change.type !== "uncheck") return [];
  return change.ids.map((id) => [id, change.type === "check"]);
}

export function checkShown(guest: GuestList, { entries, isChecked }: ShownItem): GuestList {
  const ids = entries.filter(({ checked }) => (checked !== null) === isChecked).map(({ id }) => id);
  const change: Change = { type: isChecked ? "uncheck" : "check", ids };
  const states = ids.map((id) => [id, !isChecked] as const);
  return {
    ...guest,
    waiting: numberChanges([...guest.waiting.map((one) => one.change), change], guest),
    wanted: new Map([...guest.wanted, ...states]),
    held: new Map([...guest.held, ...states]),
  };
}

/** @returns null if everything was sent */
export function planRequest(
  { list, device, waiting }: GuestList,
  most: number = SHOPPING_MOST.changes,
): SentChanges | null {
  if (waiting.length === 0) return null;
  const { epoch, version: since } = list.update;
  return { device, epoch, since, changes: waiting.slice(0, most) };
}

export function receiveResult(
  guest: GuestList,
  sent: SentChanges,
  { received, update }: SentChangesResult,
): GuestList {
  // A backup of the server was restored: a new device's numbers start again.
  if (received < (sent.changes[0]?.number ?? 1) - 1) return startAgain(guest);
  return {
    ...guest,
    received: Math.max(guest.received, received),
    waiting: guest.waiting.filter(({ number }) => number > received),
    leastVersion: update.version,
  };
}

/** The server refuses all of them, for example because the link only lets people read. */
export function dropWaiting(guest: GuestList): GuestList {
  return { ...startAgain(guest), waiting: [], wanted: new Map(), held: new Map() };
}

/** @returns null if the list is too old to show what was checked */
export function adoptList(guest: GuestList, list: SharedList): GuestList | null {
  const isRestored = list.update.epoch !== guest.list.update.epoch;
  if (list.update.version < guest.leastVersion && !isRestored) return null;
  const waiting = new Set(guest.waiting.flatMap(({ change }) => ("ids" in change ? change.ids : [])));
  const wanted = new Map([...guest.wanted].filter(([id]) => waiting.has(id)));
  const entries = [...keepEntries(indexEntries(guest.list), indexEntries(list)).values()];
  const kept = { ...list, update: { ...list.update, entries } };
  return { ...guest, list: kept, wanted, leastVersion: list.update.version };
}

export function settle(guest: GuestList): GuestList {
  return { ...guest, held: new Map() };
}

/** The list with what this guest checked, since the server may have it already. */
export function showWanted({ list, wanted }: Pick<GuestList, "list" | "wanted">): SharedList {
  const entries = list.update.entries.map((entry) => checkEntry(entry, wanted.get(entry.id)));
  return { ...list, update: { ...list.update, entries } };
}

export function showGuestList({ list, wanted, held }: GuestList): ShownSections {
  const known = indexEntries(list);
  const rows = list.items.map((item) => {
    const shown = showItem(item, known, wanted);
    // The server doesn't say where an item goes that this guest has just unchecked.
    const isAtHome = item.isChecked ? shown.entries.every(({ atHome }) => atHome) : item.isAtHome;
    return { aisle: item.aisle, isAtHome, shown };
  });
  const isPlacedBelow = ({ isChecked, entries }: ShownItem) =>
    entries.some(({ id }) => held.has(id)) ? entries.every(({ id }) => known.get(id)?.checked) : isChecked;
  const open = rows.filter(({ shown }) => !isPlacedBelow(shown));
  const toBuy = Map.groupBy(
    open.filter(({ isAtHome }) => !isAtHome),
    ({ aisle }) => aisle,
  );
  return {
    toBuy: [...toBuy].map(([aisle, inAisle]) => ({ aisle, items: inAisle.map(({ shown }) => shown) })),
    atHome: open.filter(({ isAtHome }) => isAtHome).map(({ shown }) => shown),
    checked: rows.map(({ shown }) => shown).filter(isPlacedBelow),
  };
}

function showItem(
  { id, food, foodId, amount, isOpen, remark, note, picture, sources }: ShoppingItem,
  known: ReadonlyMap<string, Entry>,
  wanted: GuestList["wanted"],
): ShownItem {
  const entries = sources
    .flatMap((source) => known.get(source.id) ?? [])
    .map((entry) => checkEntry(entry, wanted.get(entry.id)));
  return {
    key: id,
    family: id,
    food,
    foodId,
    amountText: amount,
    amounts: [],
    aisle: "other",
    isOpen,
    remark,
    isMixed: false,
    entryIds: entries.map((entry) => entry.id),
    entries,
    isChecked: entries.every(({ checked }) => checked !== null),
    checkedBy: [],
    note,
    picture,
    recipes: [...new Set(sources.flatMap(({ recipe }) => recipe?.name ?? []))],
  };
}

function indexEntries({ update }: SharedList): Map<string, Entry> {
  return new Map(update.entries.map((entry) => [entry.id, entry]));
}

function checkEntry(entry: Entry, isWanted: boolean | undefined): Entry {
  if (isWanted === undefined || isWanted === (entry.checked !== null)) return entry;
  return { ...entry, checked: isWanted ? { by: "", version: entry.version } : null };
}

function startAgain(guest: GuestList): GuestList {
  const fresh = { ...guest, device: makeRandomId(), received: 0 };
  const changes = guest.waiting.map(({ change }) => change);
  return { ...fresh, waiting: numberChanges(changes, fresh) };
}

function numberChanges(
  changes: readonly Change[],
  { received, list }: Pick<GuestList, "received" | "list">,
): NumberedChange[] {
  const seen = list.update.version;
  return changes.map((change, position) => ({ number: received + position + 1, seen, change }));
}
