import { BASE } from "../../api/path.ts";
import { token } from "../../state/session.ts";
import { readClaims } from "../../state/token-claims.ts";
import { loadLastPerson, saveLastPerson } from "./last-person.ts";
import { getListStoreName, openListStore, type ListStore } from "./list-store.ts";
import { createMemoryStore } from "./memory-list-store.ts";

let opened: { person: string; store: Promise<ListStore> } | null = null;

/** Null for a visitor, who has no lists. */
export function getPerson(): string | null {
  const { sub } = readClaims(token.peek());
  return sub === undefined ? null : String(sub);
}

/** The lists of the person who is signed in. */
export async function openDevice(): Promise<ListStore> {
  const person = getPerson();
  if (person === null) return createMemoryStore();
  saveLastPerson(person);
  return openFor(person);
}

/** The lists of the person who was signed in last. Null if that person signed out. */
export async function openLastDevice(): Promise<ListStore | null> {
  const person = loadLastPerson();
  return person === null ? null : openFor(person);
}

function openFor(person: string): Promise<ListStore> {
  if (opened?.person === person) return opened.store;
  void opened?.store.then((store) => store.close());
  const forget = () => {
    opened = null;
  };
  const store = openListStore(getListStoreName(BASE, person), forget).catch(createMemoryStore);
  opened = { person, store };
  return store;
}

/** Deletes this person's lists from this device. */
export async function deleteDevice(): Promise<void> {
  const person = getPerson() ?? opened?.person;
  const store = await opened?.store;
  store?.close();
  opened = null;
  saveLastPerson(null);
  if (person === undefined || !("indexedDB" in globalThis)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const deleting = indexedDB.deleteDatabase(getListStoreName(BASE, person));
  // Another tab may hold it open for a moment; then it's deleted later.
  for (const event of ["success", "error", "blocked"]) deleting.addEventListener(event, () => resolve());
  await promise;
}
