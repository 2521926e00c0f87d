import type { Fields } from "../archiving/lenient-values.ts";
import { toText } from "../archiving/lenient-values.ts";
import { getValue, toRows } from "../archiving/row-values.ts";
import type { OrganizerStore } from "./organizer-store.ts";

/** Creates missing ones in the caller's transaction. */
export function ensureCategories(row: Fields, categories: OrganizerStore): string[] {
  return toRows(getValue(row, "categories")).flatMap((category) => {
    const slug = toText(category["slug"]);
    const name = toText(category["name"]).trim();
    if (slug && categories.get(slug)) return slug;
    return name ? categories.findOrMake(name).slug : [];
  });
}
