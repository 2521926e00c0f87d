import { isRecipeUrl } from "../contract/links.ts";
import { sentence } from "../contract/sentences.ts";
import { Invalid } from "../platform/errors.ts";

/**
 * The address that somebody wants to have fetched, as it stands in the field `url`, without white space around it.
 * @throws Invalid when there is nothing to be fetched from it
 */
export function checkAddress(address: string): string {
  const url = address.trim();
  if (isRecipeUrl(url)) return url;
  throw new Invalid([{ field: "url", problem: sentence("url-not-valid"), kind: "url" }], "url-not-valid");
}
