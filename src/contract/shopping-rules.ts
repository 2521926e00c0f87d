/** Imports nothing, so the web may use it. */

export const SHOPPING_MOST = {
  lists: 50,
  /** Of one list, without those bought or deleted. */
  entries: 2000,
  /** In one request. */
  changes: 500,
  /** Entries that one request may change; the device sends the rest again. */
  idsAtOnce: 20_000,
  aisles: 60,
  /** Foods in an aisle that someone chose. The oldest choices are dropped. */
  places: 2000,
  /** Of one entry. */
  adjustments: 20,
  /** Characters of a line, a name, or a note. */
  characters: 300,
  /** Characters of a food's key: its ID, or `?` and a name. */
  food: 900,
  /** Characters of the unit of a count. */
  kind: 100,
  /** Characters of a recipe's servings. */
  servings: 100,
  /** Characters of a language tag. */
  language: 35,
  /** Characters of a region's code. */
  region: 5,
  /** Of a pasted list. */
  typedCharacters: 20_000,
  amount: 1_000_000,
  /** Of a picture as a data URL; about 60 kB. */
  pictureCharacters: 80_000,
};

/** Of entries, trips, and devices. */
export const SHOPPING_ID = "^[A-Za-z0-9_-]{8,40}$";

/** Of a line. Blank ones are refused. */
export const SHOPPING_TEXT = "\\S";

/** Of a data URL. */
export const SHOPPING_PICTURE = "^data:image/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+=*$";

/** Changes and deleted entries are kept this long, for devices that were offline. */
export const CHANGES_KEPT_DAYS = 60;

/** Without what a device sent last, a repeated request would be applied twice. */
export const DEVICES_KEPT_DAYS = 400;

/** A link that lets people check items always expires. */
export const CHECKING_LINK_DAYS = { default: 7, most: 30 };
export const READING_LINK_DAYS = { default: 30 };
