/**
 * Numbers and patterns of the product that the server and the browser share. Imports nothing, so that
 * the web app may use these values too.
 */

/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 3000;

/** Cards in one section of home. */
export const CARDS_PER_SECTION = { default: 9, least: 3, most: 30 };

/** Recipes in a list when nobody asks for fewer. */
export const LIST_LIMIT = 9999;

/** Characters of a description on a card: the full card and the compact one. */
export const CARD_DESCRIPTION = { full: 300, compact: 115 };

/** Category and tag chips on a card; the rest are counted. */
export const CARD_CHIPS = 2;

export const RATING_MOST = 5;

/** Characters of a password, at least. */
export const PASSWORD_LEAST = 8;

/** Width of the narrow side of what a phone in portrait shows; below it cards are compact. */
export const COMPACT_BELOW_PX = 640;

/** Contract 1: how one signs in to a demo. */
export const DEMO_SIGN_IN = { email: "demo@example.com", password: "tagine-demo" };

/** http or https, then a host with a dot and something after it; no user name, no white space. */
const RECIPE_URL = /^https?:\/\/[^\s/?#@\\]+\.[^\s/?#@\\.]+\.?(?:[/?#]\S*)?$/i;

/** Whether a text is an address that recipes may be fetched from. White space around it does not count. */
export function isRecipeUrl(text: string): boolean {
  return RECIPE_URL.test(text.trim()) && URL.canParse(text.trim());
}
