/** Imports nothing, so the web may use it. Whatever home doesn't need is in `rules.ts`, outside of the first load. */

export const TOAST_MS = 3000;

export const CARDS_PER_SECTION = { least: 3, default: 9, most: 30 };

export const RATING_MOST = 5;

/** Not secret: the sign-in page shows it. */
export const DEMO_SIGN_IN = { email: "demo@example.com", password: "tagine-demo" };

export const COMPACT_BELOW_PX = 640;

export const LISTED_RECIPES = 9999;
