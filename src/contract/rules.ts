/**
 * Numbers and patterns of the product that the server and the browser share. Imports nothing, so that
 * the web app may use these values too.
 */

/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 3000;

/** How long an offer to undo stays, in milliseconds. */
export const UNDO_MS = 10_000;

/** Cards in one section of home. */
export const CARDS_PER_SECTION = { least: 3, default: 9, most: 30 };

/** Characters of a description on a card: the full card and the compact one. */
export const CARD_DESCRIPTION = { full: 300, compact: 115 };

/** Category and tag chips on a card; the rest are counted. */
export const CARD_CHIPS = 2;

export const RATING_MOST = 5;

/** What one recipe may be sent with: lines of a list, categories or tags, keys of its own, characters of a text. */
export const RECIPE_MOST = { lines: 5000, organizers: 200, keys: 200, characters: 100_000 };

/** Characters of a password, at least. */
export const PASSWORD_LEAST = 8;

/** Characters of a password, at most: more than anybody types. */
export const PASSWORD_MOST = 1000;

/** Characters of an e-mail address, at most. Source: RFC 5321, 4.5.3.1 */
export const EMAIL_MOST = 254;

/** Characters of the name of a person, a group, a sign-up link or an API token, at most. */
export const NAME_MOST = 200;

/** When webhooks go out, where nobody says. */
export const WEBHOOK_TIME = "00:00";

/** What one call about custom pages may hold: pages, categories of a page, the number of a place. */
export const CUSTOM_PAGE_MOST = { pages: 1000, categories: 1000, position: 1_000_000 };

/** What one meal plan may hold: days, meals, characters of a meal's text or note. */
export const MEAL_PLAN_MOST = { days: 366, meals: 2000, characters: 1000 };

/** The slug by which clients name a meal for which nothing is chosen. */
export const EMPTY_MEAL = "empty";

/** Lines of a shopping list that are so many letters apart, or less, stand together. */
export const SAME_LINE_DISTANCE = 5;

/** Whom the account is made for that every Tagine begins with, until they say who they are. */
export const FIRST_PERSON = { fullName: "Change Me", email: "changeme@email.com" };

/** Its id. It stays: other programs rely on it. */
export const FIRST_USER_ID = 1;

/** How one signs in to a demo: no secret, its sign-in page says it. */
export const DEMO_SIGN_IN = { email: "demo@example.com", password: "tagine-demo" };

/** Screens narrower than this, in CSS pixels, show compact cards. */
export const COMPACT_BELOW_PX = 640;

/** The name of the theme that every Tagine starts with. */
export const DEFAULT_THEME = "default";

/** What the default theme is stored with. */
export const DEFAULT_LIGHT_COLORS = {
  primary: "#E58325",
  accent: "#00457A",
  secondary: "#973542",
  success: "#43A047",
  info: "#FFFD99",
  warning: "#FF4081",
  error: "#EF5350",
};

/** What the default theme shows in dark mode for as long as nobody has edited it. */
export const DEFAULT_DARK_COLORS = {
  primary: "#4527A0",
  accent: "#FF4081",
  secondary: "#26C6DA",
  success: "#43A047",
  info: "#2196F3",
  warning: "#FB8C00",
  error: "#FF5252",
};

/** Characters of a recipe that is pasted as text. */
export const PASTED_TEXT_MOST = 100_000;

/** Links of one import of many. */
export const IMPORT_LINKS_MOST = 5000;

/** Recipes that one call changes, deletes or takes back. */
export const MANY_RECIPES_MOST = 10_000;

/** Whole recipes that one call gives to those who keep all of them. */
export const LIBRARY_BATCH_MOST = 200;

/** A deleted recipe can be taken back for so many days. */
export const BIN_DAYS = 30;

/** Of a picture that is sent, or fetched. */
export const PICTURE_MOST_BYTES = 25_000_000;
/** Of an archive that is sent. */
export const ARCHIVE_MOST_BYTES = 4_000_000_000;
/** Of a picture when it is unpacked. */
export const PICTURE_MOST_PIXELS = 100_000_000;

/** The last change of a recipe's picture can be taken back for so many hours. */
export const FORMER_PICTURE_HOURS = 24;

/** Recipes that one search finds, when nobody says how many and at most; and conditions of one kind that it takes. */
export const SEARCH_RESULTS = { default: 21, most: 300, conditions: 50 };

/** Lists of recipes hold so many, when nobody says how many. */
export const LISTED_RECIPES = 9999;

/** The search of the top bar shows so many at once, on a phone and elsewhere. */
export const QUICK_RESULTS = { compact: 7, full: 15 };

/** What is wrong with the name of a person, a group, a sign-up link or an API token; null when nothing is. */
export function nameProblem(name: string): "missing" | "too-long" | null {
  if (!isVisible(name)) return "missing";
  return name.trim().normalize("NFC").length > NAME_MOST ? "too-long" : null;
}

/** What is wrong with the name of a theme, which clients put into addresses as it is; null when nothing is. */
export function themeNameProblem(name: string): ReturnType<typeof nameProblem> | "characters" {
  return nameProblem(name) ?? (/[/?#]/.test(name) ? "characters" : null);
}

/** What is wrong with a new password; null when nothing is. */
export function passwordProblem(password: string): "too-short" | "too-long" | null {
  if (password.length < PASSWORD_LEAST) return "too-short";
  return password.length > PASSWORD_MOST ? "too-long" : null;
}

/** Something, an @, and a host with a dot; nothing that cannot be seen. */
const EMAIL = /^[^\s\p{C}@]+@[^\s\p{C}@]+\.[^\s\p{C}@.]+$/u;

/** Whether a text is an e-mail address, with white space around it or not. */
export function isEmail(text: string): boolean {
  const address = text.trim().normalize("NFC");
  return address.length <= EMAIL_MOST && EMAIL.test(address);
}

/** Whether a text is a time of the day as `HH:MM`. */
export function isTimeOfDay(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** White space, and what takes no room: joiners, marks of direction, fillers. U+2800 is a cell of braille without dots. */
const UNSEEN = /[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether there is anything to see of a text. */
export function isVisible(text: string): boolean {
  return text.replace(UNSEEN, "") !== "";
}

/** What is wrong with the key of a new extra; null when nothing is. */
export function extraKeyProblem(key: string): "missing" | "white-space" | null {
  if (!isVisible(key)) return "missing";
  return /\s/u.test(key) ? "white-space" : null;
}
