import { SHOPPING_MOST } from "../../contract/shopping-rules.ts";

const HALF_PAIR = /[\uD800-\uDBFF]$/;

/** In one line, within the limit of a list. */
export function tidyEntryText(text: string, most = SHOPPING_MOST.characters): string {
  const line = text.replace(/\s+/g, " ").trim().slice(0, most);
  // Half of an emoji isn't text.
  return line.replace(HALF_PAIR, "").trimEnd();
}
