import { PREFIX } from "./storage.ts";

/** Kept across reloads until the tab is closed. @param isRight checks the shape, as `loadJson` does */
export function loadTabJson<Value>(name: string, isRight: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "null");
    return isRight(value) ? value : null;
  } catch {
    return null;
  }
}

export function saveTabJson(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // The value then lasts as long as the page.
  }
}
