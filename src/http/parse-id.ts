export function parseId(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
