import { decodeHTML } from "entities";

/** Some sites encode twice and thrice; nobody encodes more often. */
const MOST_ENCODINGS = 4;

const BREAKING_TAG =
  /<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|td|th|table|section|article|header|footer|blockquote|dd|dt|dl|figure|hr)\b[^<>]*>/gi;
const OTHER_TAG = /<\/?[a-z][^<>]*>/gi;
const COMMENT = /<!--[\s\S]*?-->/g;
/** What stands in tags whose content nobody is meant to read. */
const UNSEEN = /<(script|style|noscript|template)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi;
/** Soft hyphens, zero-width characters, marks of direction, variation selectors of text, byte order marks. */
const INVISIBLE = /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|\ufe0e/g;
/** What is left of a sign like ½ that was encoded as UTF-8 and read as Latin-1. */
const DOUBLE_ENCODED = /Â(?=[\u00a0-\u00bf])/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text without entities and markup, on one line. */
export function plainLine(value: string): string {
  return plainLines(value).join(" ");
}

/** Text without entities and markup, divided where the page breaks lines; no line is empty. */
export function plainLines(value: string): string[] {
  return withoutTags(decoded(value))
    .replace(INVISIBLE, "")
    .replace(LONE_SURROGATE, "")
    .replace(DOUBLE_ENCODED, "")
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

function decoded(text: string): string {
  let now = text;
  for (let round = 0; round < MOST_ENCODINGS && now.includes("&"); round++) {
    const next = decodeHTML(now);
    if (next === now) break;
    now = next;
  }
  return now;
}

function withoutTags(text: string): string {
  if (!text.includes("<")) return text;
  return text.replace(COMMENT, "").replace(UNSEEN, "").replace(BREAKING_TAG, "\n").replace(OTHER_TAG, "");
}
