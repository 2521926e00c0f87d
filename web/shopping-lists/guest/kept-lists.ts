import type { SharedList } from "../../../src/contract/shopping-links.ts";
import { isRecord, loadJson, saveText } from "../../state/storage.ts";
import { today } from "../../text/day.ts";
import { showWanted, type GuestList, type StoredChecks } from "./guest-list.ts";

// What a guest's browser keeps: shared lists for times without a connection, and checks that wait for one.

type KeptLists = Record<string, SharedList>;

const LISTS = "shared-lists";
/** A browser gives everything of a site about 5 MB, and checks need some of it. */
const MOST = { lists: 3, characters: 500_000 };

export function loadKeptList(token: string): SharedList | null {
  return loadKeptLists()[token] ?? null;
}

/** The newest ones, without those whose link has expired. */
export function keepList(token: string, guest: Pick<GuestList, "list" | "wanted">): void {
  const list = showWanted(guest);
  const isLarge = JSON.stringify(list).length > MOST.characters;
  const { [token]: _, ...others } = loadKeptLists();
  const newest = Object.entries(others).slice(1 - MOST.lists);
  storeLists(Object.fromEntries([...newest, [token, isLarge ? withoutPictures(list) : list]]));
}

/** Of a link that no longer works. */
export function forgetList(token: string): void {
  const { [token]: _, ...others } = loadKeptLists();
  storeLists(others);
  saveText(nameChecks(token), null);
}

export function loadChecks(token: string): StoredChecks | null {
  return loadJson(nameChecks(token), areStoredChecks);
}

/** Checks survive a closed tab. */
export function storeChecks(token: string, { device, received, waiting }: StoredChecks): void {
  saveText(nameChecks(token), waiting.length > 0 ? JSON.stringify({ device, received, waiting }) : null);
}

function loadKeptLists(): KeptLists {
  const all = Object.entries(loadJson(LISTS, isRecord) ?? {});
  const lists = all.flatMap(([token, list]) => (isSharedList(list) ? [[token, list] as const] : []));
  const expired = lists.filter(([, list]) => isExpired(list));
  const kept = Object.fromEntries(lists.filter(([, list]) => !isExpired(list)));
  if (expired.length === 0) return kept;
  storeLists(kept);
  for (const [token] of expired) saveText(nameChecks(token), null);
  return kept;
}

function storeLists(lists: KeptLists): void {
  saveText(LISTS, Object.keys(lists).length > 0 ? JSON.stringify(lists) : null);
}

function nameChecks(token: string): string {
  return `shared-list.${token}`;
}

function isExpired({ expires }: SharedList): boolean {
  return expires !== null && expires < today();
}

function areStoredChecks(value: unknown): value is StoredChecks {
  return isRecord(value) && typeof value["device"] === "string" && Array.isArray(value["waiting"]);
}

function isSharedList(value: unknown): value is SharedList {
  if (!isRecord(value) || !isRecord(value["update"])) return false;
  return Array.isArray(value["items"]) && Array.isArray(value["update"]["entries"]);
}

function withoutPictures({ items, update, ...list }: SharedList): SharedList {
  return {
    ...list,
    items: items.map((item) => ({ ...item, picture: null })),
    update: { ...update, entries: update.entries.map((entry) => ({ ...entry, picture: null })) },
  };
}
