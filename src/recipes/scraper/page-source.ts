import { MOST_TAGS } from "./within-reason.ts";

/** A page's source, apart from what no reader sees of it: comments, styles, drawings, scripts. */
export interface PageSource {
  /** Where the page says things of itself, and its JSON-LD wherever it stood. */
  head: string;
  /** What it shows: mostly less than half of the page. */
  body: string;
  /** What stood in its other scripts. */
  scripts: string[];
}

/** Elements of which no reader sees what is in them. */
const LEFT_OUT = /(script|style|svg|noscript)(?=[\s>])/iy;
const MARK = 0x21;
const SMALL_N = 0x6e;
const SMALL_S = 0x73;
const BODY = /<body[\s>]/i;
/** What a head's elements say of the page, in their first characters. */
const OF_HEAD: [string, RegExp][] = [
  ["<meta", /^[^>]*\s(?:property|name)=/i],
  ["<link", /^[^>]*canonical/i],
];
/** So much of a tag is looked at, in characters. */
const TAG_MOST = 200;

/** Divides a page's source. Takes the same time for each character. */
export function pageSource(html: string): PageSource {
  const scripts: string[] = [];
  const find = finderIn(html);
  let text = "";
  let data = "";
  let from = 0;
  let next = 0;
  let tags = 0;
  for (let index = html.indexOf("<"); index >= 0; index = html.indexOf("<", Math.max(next, index + 1))) {
    // No honest page has more; the rest is left to those who read what stays.
    if (++tags > MOST_TAGS) break;
    const name = leftOutAt(html, index + 1);
    if (name === null) continue;
    const inner = name ? find(">", index) : index + 2;
    if (inner < 0 || html[inner - 1] === "/") continue;
    const end = find(name ? `</${name}` : "-->", inner);
    const after = end < 0 ? -1 : find(">", end);
    if (after < 0) continue;
    next = after + 1;
    if (/^<script[^>]*ld\+json/i.test(html.slice(index, inner))) data += html.slice(index, next);
    else if (name.toLowerCase() === "script") scripts.push(html.slice(inner + 1, end));
    text += html.slice(from, index);
    from = next;
  }
  return { ...divided(text + html.slice(from), data), scripts };
}

/** Finds the first of a text at or after a place; -1 without one. Nothing is looked through twice for the same text. */
function finderIn(html: string): (text: string, from: number) => number {
  const found = new Map<string, number>();
  return (text, from) => {
    const known = found.get(text);
    if (known !== undefined && (known < 0 || known >= from)) return known;
    const at = html.indexOf(text, from);
    found.set(text, at);
    return at;
  };
}

/** Of what is left out the element's name, which is empty for comments; null for all else. */
function leftOutAt(html: string, at: number): string | null {
  const code = html.charCodeAt(at);
  if (code === MARK) return html.startsWith("!--", at) ? "" : null;
  const small = code | 0x20;
  if (small !== SMALL_S && small !== SMALL_N) return null;
  LEFT_OUT.lastIndex = at;
  return LEFT_OUT.exec(html)?.[1] ?? null;
}

/** At the body, unless the head shows things, or the body goes on with what belongs above it. */
function divided(text: string, data: string): Pick<PageSource, "head" | "body"> {
  const at = text.search(BODY);
  // Data first: what is beyond reason in a page ends it.
  if (at < 0) return { head: data + text, body: text };
  const head = text.slice(0, at);
  return {
    head: data + (goesOn(text, at) ? text : head),
    body: head.includes("itemprop") ? text : text.slice(at),
  };
}

function goesOn(text: string, body: number): boolean {
  if (text.includes("<title", body)) return true;
  for (const [tag, isOfHead] of OF_HEAD) {
    for (let at = text.indexOf(tag, body); at >= 0; at = text.indexOf(tag, at + 1)) {
      if (isOfHead.test(text.slice(at, at + TAG_MOST))) return true;
    }
  }
  return false;
}
