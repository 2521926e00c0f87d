// Guards against huge and hostile input. Real pages and texts with recipes stay far below all of these.

// Fetching a page
export const MAX_UNPACKED_PAGE_BYTES = 20_000_000;
export const MAX_ERROR_PAGE_BYTES = 1_000_000;

// The worker
/** A normal page takes about 10 ms. */
export const MAX_READ_MS = 5000;
/** A normal page takes 100 MB. */
export const MAX_MEMORY_GROWTH_BYTES = 150_000_000;
export const WATCHED_CHARACTERS = 300_000;
export const MAX_CHARACTERS = 4_000_000;
export const MAX_TAGS = 100_000;

// Parsing
/** For sources that aren't read by the worker. */
export const MAX_SOURCE_TAGS = 300_000;
export const MAX_OPEN_ELEMENTS = 3000;
/** For each closing tag without an opening one, a parser searches all open elements. */
export const MAX_STRAY_TAGS = 2000;
export const MAX_ELEMENTS = 100_000;
/** Deeper elements are kept as siblings, so that recursion is safe. Browsers stop at 512. */
export const MAX_ELEMENT_DEPTH = 200;
/** Without JSON-LD. */
export const MAX_HEAD_CHARACTERS = 500_000;
export const MAX_ADDRESS_CHARACTERS = 200_000;
export const MAX_COMPARED_CHARACTERS = 1_000_000;
export const MAX_PAGE_LINES = 8000;
/** With fewer tags, open elements and stray tags aren't counted. */
export const UNCHECKED_TAGS = 8000;
export const MAX_TAG_NAME_CHARACTERS = 31;
/** `class`, `id` and `itemprop` together. */
export const MAX_ELEMENT_NAMES_CHARACTERS = 300;
export const MAX_CHARSET_DECLARATION_BYTES = 4096;
export const MAX_BYLINE_CHARACTERS = 2000;
export const MAX_LIST_SEARCH_DEPTH = 8;
export const MAX_LIST_LINES = 150;

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
/** Script state also has comments and other videos. */
export const MAX_DESCRIPTIONS = 500;
/** Video sites allow 5,000 or fewer, networks up to 63,000. */
export const MAX_DESCRIPTION_CHARACTERS = 64_000;
export const MAX_STEP_DEPTH = 6;
export const MAX_STEPS = 2000;
export const MAX_RECIPES = 50;

// Plain text
export const MAX_TEXT_LINES = 3000;
/** In front of one line: `- [ ] **1.** …`. */
export const MAX_LINE_MARKS = 4;
/** Searching longer lines for closing marks takes too long. */
export const MAX_MARKED_HEADING_CHARACTERS = 120;
export const MAX_INLINE_LIST_CHARACTERS = 3000;
/** All divisions of a line at its labels are tried. */
export const MAX_ROW_LABELS = 16;
export const MAX_BLOCK_LINES = 40;
/** First characters of a line that are searched for cooking words. */
export const MAX_EVIDENCE_CHARACTERS = 5000;
export const MAX_SENTENCE_CHARACTERS = 500;
export const MAX_COMMAND_CHARACTERS = 200;

// PDFs
/** With the start of the worker. A normal file takes 100 ms, and ten times as long on a small computer. */
export const MAX_PDF_READ_MS = 3000;
export const MAX_PDF_PAGES = 60;
/** Positioned pieces of text. */
export const MAX_PDF_PIECES = 10_000;
