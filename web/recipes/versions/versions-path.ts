export const PRESENT = "present";

export function versionsPath(slug: string, ...open: (string | number)[]): string {
  return `/recipe/${[slug, "versions", ...open].map(encodeURIComponent).join("/")}`;
}
