export const PRESENT = "present";

/** The path of all versions, of one, or of two compared. */
export function versionsPath(slug: string, ...open: (string | number)[]): string {
  return `/recipe/${[slug, "versions", ...open].map(encodeURIComponent).join("/")}`;
}
