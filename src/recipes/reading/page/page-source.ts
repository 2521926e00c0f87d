import { MOST_TAGS } from "./within-reason.ts";

/** A page's source, apart from what is not read of it: comments, styles, drawings, scripts, menus. */
export interface PageSource {
  /** Where the page says things of itself, and its JSON-LD wherever it stood. */
  head: string;
  /** What it shows: mostly less than half of the page. */
  body: string;
  /** What stood in its other scripts. */
  scripts: string[];
}

/** Elements of which nothing is read that is in them. */
const LEFT_OUT = /(script|style|svg|noscript|nav)(?=[\s>])/iy;
/** What makes a menu more than that: another in it, or structured data. */
const TELLING = /<nav[\s>]|ld\+json|itemprop/i;
const BODY = /body[\s>]/iy;
/** What a head says of the page; some pages say it in the body. */
const OF_HEAD = /title[\s>]|meta[^>]{0,200}\s(?:property|name)=|link[^>]{0,200}canonical/iy;

/** A head without its data is no longer, in characters. */
const HEAD_MOST = 500_000;

/** The second characters of tags that count here. */
const MARK = 0x21;
const SMALL = { b: 0x62, l: 0x6c, m: 0x6d, n: 0x6e, s: 0x73, t: 0x74 };

/** Divides a page's source. Takes the same time for each character. */
export function pageSource(html: string): PageSource {
  const scripts: string[] = [];
  const find = createFinder(html);
  const cut: Cut = { text: "", data: "", body: -1, goesOn: false };
  let from = 0;
  let next = 0;
  let tags = 0;
  for (let index = html.indexOf("<"); index >= 0; index = html.indexOf("<", Math.max(next, index + 1))) {
    // No honest page has more; the rest is left to those who read what stays.
    if (++tags > MOST_TAGS) break;
    const name = findOmittedElement(html, index + 1);
    if (name === null) {
      if (cut.body < 0 && isBody(html, index + 1)) cut.body = cut.text.length + index - from;
      else if (cut.body >= 0) cut.goesOn ||= isOfHead(html, index + 1);
      continue;
    }
    const inner = name ? find(">", index) : index + 2;
    if (inner < 0 || html[inner - 1] === "/") continue;
    const end = find(name ? `</${name}` : "-->", inner);
    const after = end < 0 ? -1 : find(">", end);
    if (after < 0 || (name.toLowerCase() === "nav" && TELLING.test(html.slice(inner, end)))) continue;
    next = after + 1;
    if (/^<script[^>]*ld\+json/i.test(html.slice(index, inner))) cut.data += html.slice(index, next);
    else if (name.toLowerCase() === "script") scripts.push(html.slice(inner + 1, end));
    cut.text += html.slice(from, index);
    from = next;
  }
  cut.text += html.slice(from);
  return { ...splitHeadAndBody(cut), scripts };
}

/** A page without what is left out, its JSON-LD apart. */
interface Cut {
  text: string;
  data: string;
  /** Where in the text the body begins; below 0 without one. */
  body: number;
  /** Whether the body goes on with what belongs above it. */
  goesOn: boolean;
}

/** Finds the first of a text at or after a place; -1 without one. Nothing is looked through twice for the same text. */
function createFinder(html: string): (text: string, from: number) => number {
  const found = new Map<string, { from: number; at: number }>();
  return (text, from) => {
    const known = found.get(text);
    if (known && known.from <= from && (known.at < 0 || known.at >= from)) return known.at;
    const at = html.indexOf(text, from);
    found.set(text, { from, at });
    return at;
  };
}

/** Of what is left out the element's name, which is empty for comments; null for all else. */
function findOmittedElement(html: string, at: number): string | null {
  const code = html.charCodeAt(at);
  if (code === MARK) return html.startsWith("!--", at) ? "" : null;
  const small = code | 0x20;
  if (small !== SMALL.s && small !== SMALL.n) return null;
  LEFT_OUT.lastIndex = at;
  return LEFT_OUT.exec(html)?.[1] ?? null;
}

function isBody(html: string, at: number): boolean {
  if ((html.charCodeAt(at) | 0x20) !== SMALL.b) return false;
  BODY.lastIndex = at;
  return BODY.test(html);
}

function isOfHead(html: string, at: number): boolean {
  const small = html.charCodeAt(at) | 0x20;
  if (small !== SMALL.m && small !== SMALL.l && small !== SMALL.t) return false;
  OF_HEAD.lastIndex = at;
  return OF_HEAD.test(html);
}

/** At the body, unless the head shows things, or the body goes on with what belongs above it. */
function splitHeadAndBody({ text, data, body, goesOn }: Cut): Pick<PageSource, "head" | "body"> {
  // Data first: what is beyond reason in a page ends it.
  if (body < 0) return { head: data + text.slice(0, HEAD_MOST), body: text };
  const head = text.slice(0, body);
  return {
    head: data + (goesOn ? text : head).slice(0, HEAD_MOST),
    body: head.includes("itemprop") ? text : text.slice(body),
  };
}
