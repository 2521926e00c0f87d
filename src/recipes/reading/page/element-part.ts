import { isTag, isText, type Document, type Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { INVISIBLE_TAGS, isHeadingName, isShorter } from "./element-shape.ts";
import { isListPart, isPartName, partOfHeading, type Part } from "../../text/part-words.ts";
import { findPartByClass, findPartOfItem, type Hint } from "./element-names.ts";
import { MAX_ELEMENT_NAMES_CHARACTERS } from "../reading-limits.ts";

const MAX_TRIFLE_CHARACTERS = 400;
const MAX_HEADING_CHARACTERS = 60;

export interface Naming {
  /** Elements with the title of the page or the heading of a list. */
  mains: ReadonlySet<unknown>;
  /** Elements with most of the page's text. */
  bulks: ReadonlySet<unknown>;
  known: Map<string, Hint | null>;
}

const MIN_BULK_SHARE = 0.5;
/** Only these may be longer than everything else. */
const COMMENTS = /comment|review|respond|disqus/i;

export function createNaming(document: Document): Naming {
  const elements: Contents[] = [];
  const all = collectContents(document, elements);
  const mains = elements.filter(({ hasMain }) => hasMain);
  const bulks = elements.filter(({ characters }) => characters > all.characters * MIN_BULK_SHARE);
  return { mains: toElements(mains), bulks: toElements(bulks), known: new Map() };
}

interface Contents {
  element: Element | Document;
  characters: number;
  hasMain: boolean;
}

const toElements = (contents: Contents[]) => new Set(contents.map(({ element }) => element));

function collectContents(element: Element | Document, found: Contents[]): Contents {
  const contents = { element, characters: 0, hasMain: false };
  for (const child of element.children) {
    if (isText(child)) contents.characters += child.data.trim().length;
    if (!isTag(child) || INVISIBLE_TAGS.has(child.name)) continue;
    const inner = collectContents(child, found);
    contents.characters += inner.characters;
    if (inner.hasMain || isMain(child, inner.characters)) contents.hasMain = true;
  }
  found.push(contents);
  return contents;
}

function isMain(element: Element, characters: number): boolean {
  if (element.name === "h1" || element.name === "main") return true;
  if (!isHeadingName(element.name) || characters === 0 || characters > MAX_HEADING_CHARACTERS) return false;
  const text = DomUtils.textContent(element);
  return isListPart(partOfHeading(text)) && isPartName(text);
}

export function findPart(element: Element, { mains, bulks, known }: Naming): Part | "noise" | null {
  if (element.name === "body" || element.name === "html" || element.name === "main") return null;
  if (element.name === "nav" || element.name === "footer") return "noise";
  const { class: classes = "", id, itemprop } = element.attribs;
  const all = id || itemprop ? `${itemprop ?? ""} ${id ?? ""} ${classes}` : classes;
  if (all === "") return null;
  const names = all.length > MAX_ELEMENT_NAMES_CHARACTERS ? all.slice(0, MAX_ELEMENT_NAMES_CHARACTERS) : all;
  let part = known.get(names);
  if (part === undefined) known.set(names, (part = findPartByClass(names)));
  // Wrappers of whole pages are named after everything in them.
  const isNoise = part === "noise" || part === "trifle";
  if (isNoise && (mains.has(element) || (bulks.has(element) && !COMMENTS.test(names)))) return null;
  if (part === "trifle" && element.name === "li") {
    const own = findPartOfItem(names);
    if (own) return own;
  }
  if (part === "trifle") return isShorter(element, MAX_TRIFLE_CHARACTERS) ? "noise" : null;
  return part;
}
