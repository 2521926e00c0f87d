export const SERVINGS = "servings";

/** The same address, for the servings that someone chose. */
export function withServings(address: string, servings: number | null | undefined): string {
  return servings ? `${address}?${SERVINGS}=${servings}` : address;
}
