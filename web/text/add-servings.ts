export const SERVINGS = "servings";

export function addServings(address: string, servings: number | null | undefined): string {
  return servings ? `${address}?${SERVINGS}=${servings}` : address;
}
