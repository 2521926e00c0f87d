import { BASE } from "../../api/path.ts";
import { token } from "../../state/session.ts";
import { readClaims } from "../../state/token-claims.ts";
import { getListStoreName, openListStore, type ListStore } from "./list-store.ts";
import { createMemoryStore } from "./memory-list-store.ts";

let opened: Promise<ListStore> | null = null;
let openedFor: string | null = null;

/** Null for a visitor, who has no lists. */
export function getPerson(): string | null {
  const { sub } = readClaims(token.peek());
  return sub === undefined ? null : String(sub);
}

/** The lists of the person who is signed in. */
export function openDevice(): Promise<ListStore> {
  const person = getPerson();
  if (opened && openedFor === person) return opened;
  void opened?.then((store) => store.close());
  openedFor = person;
  const open = (): Promise<ListStore> | ListStore =>
    person === null
      ? createMemoryStore()
      : openListStore(getListStoreName(BASE, person), () => (opened = null)).catch(createMemoryStore);
  opened = Promise.resolve(open());
  return opened;
}

/** Deletes this person's lists from this device. */
export async function deleteDevice(): Promise<void> {
  const person = getPerson() ?? openedFor;
  const store = await opened;
  store?.close();
  opened = null;
  if (person === null || !("indexedDB" in globalThis)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const deleting = indexedDB.deleteDatabase(getListStoreName(BASE, person));
  // Another tab may hold it open for a moment; then it's deleted later.
  for (const event of ["success", "error", "blocked"]) deleting.addEventListener(event, () => resolve());
  await promise;
}
