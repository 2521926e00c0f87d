/** Imports nothing, so the web may use it. Home's rules are in `home-rules.ts`. */

export const UNDO_MS = 10_000;

export const CARD_DESCRIPTION = { full: 300, compact: 115 };

/** Per recipe, besides its own. */
export const FURTHER_PICTURES_MOST = 50;

export const RECIPE_MOST = { lines: 5000, organizers: 200, keys: 200, characters: 100_000 };

/** Fields of a recipe that answers have and nobody edits. */
export const NOT_EDITABLE = [
  "id",
  "slug",
  "image",
  "imageHash",
  "categories",
  "organizers",
  "url",
  "doubts",
] as const;

export const PASSWORD_LEAST = 8;

export const PASSWORD_MOST = 1000;

/** Source: RFC 5321, 4.5.3.1 */
export const EMAIL_MOST = 254;

export const NAME_MOST = 200;

export const WEBHOOK_TIME = "00:00";

export const CUSTOM_PAGE_MOST = { pages: 1000, categories: 1000, position: 1_000_000 };

export const MEAL_PLAN_MOST = { days: 366, meals: 2000, characters: 1000 };

export const SERVINGS_RANGE = { least: 0.01, most: 9999 };

export const UNIT_SYSTEMS = ["written", "metric", "us"] as const;

/** In characters. */
export const COOKED_NOTE_MOST = 1000;

/** Clients use this slug for a meal without a recipe. */
export const EMPTY_MEAL = "empty";

/** In letters. */
export const SAME_LINE_DISTANCE = 5;

export const FIRST_PERSON = { fullName: "Change Me", email: "changeme@email.com" };

/** Other programs rely on it. */
export const FIRST_USER_ID = 1;

export const DEFAULT_THEME = "default";

export const DEFAULT_LIGHT_COLORS = {
  primary: "#E58325",
  accent: "#00457A",
  secondary: "#973542",
  success: "#43A047",
  info: "#FFFD99",
  warning: "#FF4081",
  error: "#EF5350",
};

/** Used in dark mode until the theme is edited. */
export const DEFAULT_DARK_COLORS = {
  primary: "#F08F35",
  accent: "#6DB1E8",
  secondary: "#E58A95",
  success: "#43A047",
  info: "#2196F3",
  warning: "#FB8C00",
  error: "#FF5252",
};

export const PASTED_TEXT_MOST = 100_000;

export const IMPORT_LINKS_MOST = 5000;

export const MANY_RECIPES_MOST = 10_000;

export const LIBRARY_BATCH_MOST = 200;

export const TRASH_DAYS = 30;

export const PICTURE_MOST_BYTES = 25_000_000;
export const ARCHIVE_MOST_BYTES = 4_000_000_000;
/** Small files that are uploaded with one request. */
export const WHOLE_FILES_MOST = { files: 500, bytes: 8_000_000 };
/** Decoded. */
export const PICTURE_MOST_PIXELS = 100_000_000;

export const FORMER_PICTURE_HOURS = 24;

/** `conditions` limits each kind of condition. */
export const SEARCH_RESULTS = { default: 21, most: 300, conditions: 50 };

/** The first one is the default; without a text, it's the same as the second. */
export const SEARCH_ORDERS = ["relevance", "newest", "name", "rating", "time", "cooked"] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

export const QUICK_RESULTS = { compact: 7, full: 15 };

export function nameProblem(name: string): "missing" | "too-long" | null {
  if (!isVisible(name)) return "missing";
  return name.trim().normalize("NFC").length > NAME_MOST ? "too-long" : null;
}

/** Clients put theme names into URLs. */
export function themeNameProblem(name: string): ReturnType<typeof nameProblem> | "characters" {
  return nameProblem(name) ?? (/[/?#]/.test(name) ? "characters" : null);
}

export function passwordProblem(password: string): "too-short" | "too-long" | null {
  if (password.length < PASSWORD_LEAST) return "too-short";
  return password.length > PASSWORD_MOST ? "too-long" : null;
}

const EMAIL = /^[^\s\p{C}@]+@[^\s\p{C}@]+\.[^\s\p{C}@.]+$/u;

export function isEmail(text: string): boolean {
  const address = text.trim().normalize("NFC");
  return address.length <= EMAIL_MOST && EMAIL.test(address);
}

export function isTimeOfDay(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** White space, joiners, direction marks and fillers; U+2800 is an empty braille cell. */
const UNSEEN = /[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

export function isVisible(text: string): boolean {
  return text.replace(UNSEEN, "") !== "";
}

export function extraKeyProblem(key: string): "missing" | "white-space" | null {
  if (!isVisible(key)) return "missing";
  return /\s/u.test(key) ? "white-space" : null;
}
