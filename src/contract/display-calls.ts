import type { AllCalls } from "./calls/all-calls.ts";

const NAMES = [
  "DELETE auth/sessions/current",
  "DELETE timers/{id}",
  "GET auth/picture-pass",
  "GET categories",
  "GET categories/{slug}",
  "GET foods",
  "GET ingredient-corrections",
  "GET meal-plans/all",
  "GET meal-plans/this-week",
  "GET meal-plans/today",
  "GET meal-plans/today/image",
  "GET recipe-library",
  "GET recipes",
  "GET recipes/search",
  "GET recipes/summary",
  "GET recipes/{slug}",
  "GET recipes/{slug}/image",
  "GET recipes/{slug}/ingredients",
  "GET recipes/{slug}/pictures",
  "GET recipes/{slug}/pictures/{id}/{type}",
  "GET shopping-lists",
  "GET shopping-lists/{id}",
  "GET shopping-lists/{id}/changes",
  "GET shopping-lists/{id}/events",
  "GET site-settings",
  "GET site-settings/custom-pages",
  "GET tags",
  "GET tags/{slug}",
  "GET themes",
  "GET themes/{name}",
  "GET timers",
  "GET timers/events",
  // Reads the recipes that a device stores.
  "POST recipe-library",
  // Only checks and unchecks: `limitToChecks`.
  "POST shopping-lists/{id}/changes",
  "PUT timers/{id}",
] as const satisfies readonly (keyof AllCalls)[];

/** All that a kitchen display may call as someone who is signed in. Any other call refuses it, also a new one. */
export const DISPLAY_CALLS: ReadonlySet<string> = new Set(NAMES);
