import { DomUtils, type parseDocument } from "htmlparser2";
import { isTag } from "domhandler";
import type { SchemaNode } from "./schema-node.ts";

type Document = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Attributes that hold a property's value, by element. Source: HTML Standard, 5.2.4 */
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

/** Every top-level thing that a page's microdata declares, in the shape of JSON-LD. */
export function readMicrodata(document: Document): SchemaNode[] {
  return DomUtils.find((node) => isItem(node) && !hasItemAbove(node), document.children, true, Infinity)
    .filter(isTag)
    .map((element) => readItem(element, 0));
}

const MOST_DEPTH = 12;

function readItem(item: Element, depth: number): SchemaNode {
  const node: SchemaNode = { "@type": (item.attribs["itemtype"] ?? "").split(/\s+/) };
  if (depth > MOST_DEPTH) return node;
  for (const element of propertiesOf(item)) {
    const value = isItem(element) ? readItem(element, depth + 1) : valueOf(element);
    for (const name of (element.attribs["itemprop"] ?? "").split(/\s+/).filter(Boolean)) {
      const known = node[name];
      node[name] = known === undefined ? value : [known, value].flat();
    }
  }
  return node;
}

/** The elements with a property of this item, not those of items inside it. */
function propertiesOf(item: Element): Element[] {
  const found: Element[] = [];
  const visit = (element: Element): void => {
    for (const child of element.children) {
      if (!isTag(child)) continue;
      if (child.attribs["itemprop"] !== undefined) found.push(child);
      if (!isItem(child)) visit(child);
    }
  };
  visit(item);
  return found;
}

/** A property's value; of ordinary elements their markup, so that its line breaks are not lost. */
function valueOf(element: Element): string {
  if (element.name === "time") return element.attribs["datetime"] ?? DomUtils.textContent(element);
  const attribute = VALUE_ATTRIBUTES[element.name];
  const written = element.attribs["content"] ?? (attribute && element.attribs[attribute]);
  return written ?? DomUtils.getInnerHTML(element).replace(/\s+/g, " ").replace(/(?<=[\p{L}\p{N}])(<\/(?:span|b|strong|em)>)(?=<(?:span|b|strong|em)\b)/gu, "$1 ");
}

function isItem(node: unknown): boolean {
  const element = node as Element;
  return isTag(element) && element.attribs["itemscope"] !== undefined;
}

function hasItemAbove(node: unknown): boolean {
  for (let above = (node as Element).parent; above; above = above.parent) {
    if (isItem(above)) return true;
  }
  return false;
}
