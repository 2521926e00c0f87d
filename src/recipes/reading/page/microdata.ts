import { isTag, type Document, type Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { getAttribute } from "./parse-page.ts";
import type { SchemaNode } from "./schema-node.ts";
import { MAX_MICRODATA_CHARACTERS, MAX_MICRODATA_DEPTH } from "../reading-limits.ts";

/** Source: HTML Standard, 5.2.4 */
const VALUE_ATTRIBUTES: Record<string, string> = {
  meta: "content",
  audio: "src",
  embed: "src",
  iframe: "src",
  img: "src",
  source: "src",
  video: "src",
  a: "href",
  area: "href",
  link: "href",
  object: "data",
  data: "value",
  meter: "value",
};

/** Also RDFa Lite, which has other names for the same: `typeof`, `property`. */
export function readMicrodata(document: Document): SchemaNode[] {
  const budget = { characters: MAX_MICRODATA_CHARACTERS };
  return DomUtils.find((node) => isTopItem(node), document.children, true, Infinity)
    .filter(isTag)
    .map((element) => readItem(element, 0, budget));
}

function readItem(item: Element, depth: number, room: { characters: number }): SchemaNode {
  const node: SchemaNode = {
    "@type": (item.attribs["itemtype"] ?? item.attribs["typeof"] ?? "").split(/\s+/),
  };
  if (depth > MAX_MICRODATA_DEPTH) return node;
  for (const element of listProperties(item)) {
    const value = isItem(element) ? readItem(element, depth + 1, room) : getValue(element, room);
    for (const name of (findProperty(element) ?? "").split(/\s+/).filter(Boolean)) {
      const known = node[name];
      if (Array.isArray(known)) known.push(value);
      else node[name] = known === undefined ? value : [known, value];
    }
  }
  return node;
}

function listProperties(item: Element): Element[] {
  const found: Element[] = [];
  const visit = (element: Element): void => {
    for (const child of element.children) {
      if (!isTag(child)) continue;
      if (findProperty(child) !== undefined) found.push(child);
      if (!isItem(child)) visit(child);
    }
  };
  visit(item);
  return found;
}

/** Markup keeps the line breaks. */
function getValue(element: Element, room: { characters: number }): string {
  if (element.name === "time") return getAttribute(element, "datetime") ?? DomUtils.textContent(element);
  const attribute = VALUE_ATTRIBUTES[element.name];
  const written = getAttribute(element, "content") ?? (attribute && getAttribute(element, attribute));
  if (written !== undefined) return written;
  // Nested properties are serialized once per level, which a page could make arbitrarily slow.
  if (room.characters <= 0) return "";
  const markup = DomUtils.getInnerHTML(element);
  room.characters -= markup.length;
  return separateInline(markup.replace(/\s+/g, " "));
}

/** Style sheets separate amount and name without a space between them. */
function separateInline(markup: string): string {
  return markup.replace(/(?<=[\p{L}\p{N}])(<\/(?:span|b|strong|em)>)(?=<(?:span|b|strong|em)\b)/gu, "$1 ");
}

/** Of microdata, or of RDFa without its prefix: `schema:name`. */
function findProperty({ attribs }: Element): string | undefined {
  const { itemprop, property } = attribs;
  if (itemprop !== undefined || property === undefined) return itemprop;
  const names = property.split(/\s+/).map((name) => name.replace(/^schema:/, ""));
  // Others are of Open Graph and the like.
  const own = names.filter((name) => name && !name.includes(":"));
  return own.length > 0 ? own.join(" ") : undefined;
}

function isItem(node: unknown): node is Element {
  const element = node as Element;
  return (
    isTag(element) && (element.attribs["itemscope"] !== undefined || element.attribs["typeof"] !== undefined)
  );
}

/** An item inside another one is only its property if it says so. */
function isTopItem(node: unknown): boolean {
  return isItem(node) && (findProperty(node) === undefined || !hasItemAbove(node));
}

function hasItemAbove(node: Element): boolean {
  for (let above = node.parent; above; above = above.parent) {
    if (isItem(above)) return true;
  }
  return false;
}
