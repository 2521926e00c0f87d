// Guards against huge and hostile input. Real pages and texts with recipes stay far below all of these.

// Fetching a page
/** Unpacked. */
export const MAX_PAGE_BYTES = 20_000_000;
export const MAX_ERROR_PAGE_BYTES = 1_000_000;

// The worker
/** A normal page takes about 10 ms. */
export const MAX_READ_MS = 5000;
/** A normal page takes 100 MB. */
export const MAX_MEMORY_GROWTH_BYTES = 150_000_000;
/** Memory is watched from this length on. */
export const WATCHED_CHARACTERS = 300_000;
export const MAX_CHARACTERS = 4_000_000;
export const MAX_TAGS = 100_000;

// Parsing
/** For sources that aren't read by the worker. */
export const MAX_SOURCE_TAGS = 300_000;
/** Parsers handle fewer tags quickly, whatever they are. */
export const HARMLESS_TAGS = 8000;
export const MAX_TAG_NAME_LENGTH = 31;
export const MAX_OPEN_ELEMENTS = 3000;
/** For each closing tag without an opening one, a parser searches all open elements. */
export const MAX_STRAY_TAGS = 2000;
export const MAX_ELEMENTS = 100_000;
/** Deeper elements are kept as siblings, so that recursion is safe. Browsers stop at 512. */
export const MAX_ELEMENT_DEPTH = 200;
/** Without JSON-LD. */
export const MAX_HEAD_CHARACTERS = 500_000;
/** In which the page names its own address. */
export const MAX_ADDRESS_CHARACTERS = 200_000;
/** Longer sources aren't compared with their structured data. */
export const MAX_COMPARED_CHARACTERS = 1_000_000;
/** In which a page declares its encoding. */
export const MAX_CHARSET_BYTES = 4096;
/** Comments and other recipes follow below. */
export const MAX_CHARACTERS_AFTER_RECIPE = 25_000;
export const MAX_BYLINE_CHARACTERS = 2000;
export const MAX_LIST_DEPTH = 8;
/** From a heading, or for a list without one. */
export const MAX_LIST_LINES = 150;
export const MAX_PAGE_LINES = 8000;
export const MAX_TEXT_LINES = 3000;
/** Of a paragraph that may be a step. */
export const MAX_PARAGRAPH_CHARACTERS = 5000;
export const MAX_INLINE_LIST_CHARACTERS = 3000;

// Structured data
export const MAX_SCHEMA_DEPTH = 30;
export const MAX_SCHEMA_NODES = 20_000;
/** References can repeat objects. */
export const MAX_REFERENCED_CHARACTERS = 1_000_000;
/** Repairing broken JSON is slow. */
export const MAX_REPAIRED_CHARACTERS = 500_000;
export const MAX_MICRODATA_DEPTH = 12;
export const MAX_MICRODATA_CHARACTERS = 2_000_000;
/** Some apps include their whole catalogue. */
export const MAX_APP_STATE_CHARACTERS = 3_000_000;
export const MAX_APP_STATE_DEPTH = 3;
/** Normal pages nest sections and steps at most twice. */
export const MAX_STEP_DEPTH = 6;
export const MAX_STEPS = 2000;
export const MAX_RECIPES = 50;
