/** Other programs may share the host. */
export const PREFIX = "tagine.";

/** Null in a private window that stores nothing. */
export function loadText(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function saveText(name: string, value: string | null): void {
  try {
    // Writing a value from another tab again could overwrite a newer one.
    if (value === localStorage.getItem(PREFIX + name)) return;
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // The value then lasts as long as the page.
  }
}

/** @param isRight checks the shape: an older version may have stored another one */
export function loadJson<Value>(name: string, isRight: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(loadText(name) ?? "null");
    return isRight(value) ? value : null;
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

export function onStorageChange(name: string, changed: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    // Without a key, everything was cleared.
    if (key === PREFIX + name || key === null) changed();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
