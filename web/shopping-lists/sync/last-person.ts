import { loadText, saveText } from "../../state/storage.ts";

const LAST_PERSON = "list-person";

/** Whose lists this device has, also once the session has ended. Null after signing out. */
export function loadLastPerson(): string | null {
  return loadText(LAST_PERSON);
}

export function saveLastPerson(person: string | null): void {
  saveText(LAST_PERSON, person);
}
