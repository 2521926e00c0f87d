/** The id that a part of a path is; null for what can be none. */
export function parseId(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
