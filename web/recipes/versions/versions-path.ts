/** In the address, the state that a recipe has now, as one of its versions and as what others are compared with. */
export const PRESENT = "present";

/** The address of a recipe's versions, of an open one, and of that one beside what it is compared with. */
export function versionsPath(slug: string, ...open: (string | number)[]): string {
  return `/recipe/${[slug, "versions", ...open].map(encodeURIComponent).join("/")}`;
}
