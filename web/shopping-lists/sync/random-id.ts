const BYTES = 12;

/** Works without HTTPS, unlike `crypto.randomUUID`. */
export function makeRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
