/** What a browser keeps of this Tagine. A prefix, since other programs may live on the same host. */
const PREFIX = "tagine.";

/** A kept value; null when there is none, or when the browser keeps nothing (a private window may refuse). */
export function loadText(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps a value, or forgets it when it is null. Without storage the page goes on without. */
export function saveText(name: string, value: string | null): void {
  try {
    // What is kept already came from another tab, and is not written over what that one may write next.
    if (value === localStorage.getItem(PREFIX + name)) return;
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Storage is full or forbidden: what should have been kept lasts as long as the page.
  }
}

/**
 * A kept value that was written as JSON; null when there is none or it cannot be read.
 * @param isRight whether it has the shape that it should: an older Tagine, or a person, may have written another
 */
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

/** Calls whenever another tab has changed a kept value; returns what ends that. */
export function onKeptElsewhere(name: string, changed: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    // Without a key, all was cleared.
    if (key === PREFIX + name || key === null) changed();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
