export const SERVINGS = "servings";

/** Adds the chosen servings to an address. */
export function withServings(address: string, servings: number | null | undefined): string {
  return servings ? `${address}?${SERVINGS}=${servings}` : address;
}
