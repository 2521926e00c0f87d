import { MAX_HEAD_CHARACTERS, MAX_SOURCE_TAGS } from "../reading-limits.ts";

export interface PageSource {
  /** With the JSON-LD of the whole page. */
  head: string;
  body: string;
  scripts: string[];
}

const OMITTED_ELEMENT = /(script|style|svg|noscript|nav)(?=[\s>])/iy;
/** A menu with another menu or structured data in it is more than a menu. */
const MEANINGFUL_MENU = /<nav[\s>]|ld\+json|itemprop/i;
const BODY_TAG = /body[\s>]/iy;
/** Tags of the head, which some pages put into the body. */
const HEAD_TAG = /title[\s>]|meta[^>]{0,200}\s(?:property|name)=|link[^>]{0,200}canonical/iy;

const EXCLAMATION_MARK = 0x21;
const LOWER_CASE = { b: 0x62, l: 0x6c, m: 0x6d, n: 0x6e, s: 0x73, t: 0x74 };

export function splitPageSource(html: string): PageSource {
  const scripts: string[] = [];
  const find = createFinder(html);
  const cut: Cut = { text: "", data: "", body: -1, bodyHasHeadTags: false };
  let from = 0;
  let next = 0;
  let tags = 0;
  for (let index = html.indexOf("<"); index >= 0; index = html.indexOf("<", Math.max(next, index + 1))) {
    if (++tags > MAX_SOURCE_TAGS) break;
    const name = findOmittedElement(html, index + 1);
    if (name === null) {
      if (cut.body < 0 && isBodyTag(html, index + 1)) cut.body = cut.text.length + index - from;
      else if (cut.body >= 0) cut.bodyHasHeadTags ||= isHeadTag(html, index + 1);
      continue;
    }
    const inner = name ? find(">", index) : index + 2;
    if (inner < 0 || html[inner - 1] === "/") continue;
    const end = find(name ? `</${name}` : "-->", inner);
    const after = end < 0 ? -1 : find(">", end);
    if (after < 0 || (name.toLowerCase() === "nav" && MEANINGFUL_MENU.test(html.slice(inner, end)))) continue;
    next = after + 1;
    if (/^<script[^>]*ld\+json/i.test(html.slice(index, inner))) cut.data += html.slice(index, next);
    else if (name.toLowerCase() === "script") scripts.push(html.slice(inner + 1, end));
    cut.text += html.slice(from, index);
    from = next;
  }
  cut.text += html.slice(from);
  return { ...splitHeadAndBody(cut), scripts };
}

interface Cut {
  text: string;
  data: string;
  body: number;
  bodyHasHeadTags: boolean;
}

/** Never searches the same text twice for the same word. */
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

/** Empty for comments. */
function findOmittedElement(html: string, at: number): string | null {
  const code = html.charCodeAt(at);
  if (code === EXCLAMATION_MARK) return html.startsWith("!--", at) ? "" : null;
  const small = code | 0x20;
  if (small !== LOWER_CASE.s && small !== LOWER_CASE.n) return null;
  OMITTED_ELEMENT.lastIndex = at;
  return OMITTED_ELEMENT.exec(html)?.[1] ?? null;
}

function isBodyTag(html: string, at: number): boolean {
  if ((html.charCodeAt(at) | 0x20) !== LOWER_CASE.b) return false;
  BODY_TAG.lastIndex = at;
  return BODY_TAG.test(html);
}

function isHeadTag(html: string, at: number): boolean {
  const small = html.charCodeAt(at) | 0x20;
  if (small !== LOWER_CASE.m && small !== LOWER_CASE.l && small !== LOWER_CASE.t) return false;
  HEAD_TAG.lastIndex = at;
  return HEAD_TAG.test(html);
}

function splitHeadAndBody({
  text,
  data,
  body,
  bodyHasHeadTags: goesOn,
}: Cut): Pick<PageSource, "head" | "body"> {
  // JSON-LD first, because a page with too much in it is cut at its end.
  if (body < 0) return { head: data + text.slice(0, MAX_HEAD_CHARACTERS), body: text };
  const head = text.slice(0, body);
  return {
    head: data + (goesOn ? text : head).slice(0, MAX_HEAD_CHARACTERS),
    body: head.includes("itemprop") ? text : text.slice(body),
  };
}
