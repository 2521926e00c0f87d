import { isRecipeUrl } from "../contract/links.ts";
import { sentence } from "../contract/sentences.ts";
import { Invalid } from "../platform/errors.ts";

/** @throws Invalid */
export function checkAddress(address: string): string {
  const url = address.trim();
  if (isRecipeUrl(url)) return url;
  throw new Invalid([{ field: "url", problem: sentence("url-not-valid"), kind: "url" }], "url-not-valid");
}
