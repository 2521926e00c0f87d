import type { ShareLink } from "../../src/contract/share-links.ts";
import { withServings } from "../text/with-servings.ts";

/** @param servings null for the recipe's own */
export function linkAddress({ url }: Pick<ShareLink, "url">, servings: number | null): string {
  return withServings(new URL(url, location.origin).href, servings);
}
