/** What a browser keeps of this Tagine. A prefix, since other programs may live on the same host. */
const PREFIX = "tagine.";

/** A kept value; null when there is none, or when the browser keeps nothing (a private window may refuse). */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps a value, or forgets it when it is null. Without storage the page goes on without. */
export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Storage is full or forbidden: what should have been kept lasts as long as the page.
  }
}

/** A kept value that was written as JSON; null when there is none or it cannot be read. */
export function keptJson<Value>(name: string): Value | null {
  try {
    return JSON.parse(kept(name) ?? "null") as Value | null;
  } catch {
    return null;
  }
}
