import type { ShareLink } from "../../src/contract/share-links.ts";
import { addServings } from "../text/add-servings.ts";

/** @param servings null means the recipe's own */
export function linkAddress({ url }: Pick<ShareLink, "url">, servings: number | null): string {
  return addServings(new URL(url, location.origin).href, servings);
}
