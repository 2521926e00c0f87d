import { loadText, saveText } from "../state/storage.ts";

const NAME = "display";

/** Null if this device was never a display. It stays after a display was revoked. */
export const loadDisplayName = () => loadText(NAME);

export function saveDisplayName(name: string | null): void {
  saveText(NAME, name);
}
