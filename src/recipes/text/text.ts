import { decodeHTML } from "entities";
import { Parser } from "htmlparser2";

/** Some sites encode up to three times. */
const MAX_ENCODINGS = 4;

const BLOCK_TAGS = new Set(
  "p br div li ul ol h1 h2 h3 h4 h5 h6 tr td th table section article header footer blockquote dd dt dl figure hr".split(
    " ",
  ),
);
const INVISIBLE_TAGS = new Set(["script", "style", "noscript", "template"]);
const INVISIBLE = /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|\ufe0e/g;
/** What is left of ½ after UTF-8 was read as Latin-1. */
const DOUBLE_ENCODED = /Â(?=[\u00a0-\u00bf])/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const PLAIN =
  /^[\t\n\r -%'-;=-~\u00a0-\u00ac\u00ae-\u00c1\u00c3-\u200a\u2010-\u2027\u202f-\u205f\u2070-\ud7ff]*$/;

const RAGGED = /[^\S ]| {2}/;

export function plainLine(value: string): string {
  const text = value.trim();
  if (PLAIN.test(text)) return RAGGED.test(text) ? text.replace(/\s+/g, " ") : text;
  return plainLines(value).join(" ");
}

export function plainLines(value: string): string[] {
  return withoutTags(decodeEntities(value))
    .replace(INVISIBLE, "")
    .replace(LONE_SURROGATE, "")
    .replace(DOUBLE_ENCODED, "")
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

function decodeEntities(text: string): string {
  let now = text;
  for (let round = 0; round < MAX_ENCODINGS && now.includes("&"); round++) {
    const next = decodeHTML(now);
    if (next === now) break;
    now = next;
  }
  return now;
}

/** Patterns take a second for a thousand unclosed comments. */
function withoutTags(text: string): string {
  if (!text.includes("<")) return text;
  let shown = "";
  let unseen = 0;
  const breakAt = (name: string): void => {
    if (BLOCK_TAGS.has(name)) shown += "\n";
  };
  const parser = new Parser(
    {
      onopentagname(name) {
        if (INVISIBLE_TAGS.has(name)) unseen++;
        breakAt(name);
      },
      onclosetag(name) {
        if (INVISIBLE_TAGS.has(name)) unseen--;
        breakAt(name);
      },
      ontext(part) {
        if (unseen === 0) shown += part;
      },
    },
    { decodeEntities: false },
  );
  parser.end(text);
  return shown;
}
