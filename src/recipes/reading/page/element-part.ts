import { isTag, type Document, type Element } from "domhandler";
import { isShorter } from "./element-shape.ts";
import type { Part } from "../../text/part-words.ts";
import { findPartByClass, type Hint } from "./element-names.ts";

/** What shares, rates or credits is short, in characters. */
const TRIFLE_MOST = 400;
/** Of an element's names, no more than this is looked at, in characters. */
const NAMES_MOST = 300;

/** What is known of a page's elements while their names are read. */
export interface Naming {
  /** The elements that hold the page's main heading or its main part. */
  mains: ReadonlySet<unknown>;
  /** What names were found to say: pages use the same ones over and over. */
  known: Map<string, Hint | null>;
}

export function openNaming(document: Document): Naming {
  const mains = new Set<unknown>();
  holdsMain(document, mains);
  return { mains, known: new Map() };
}

/** Whether an element holds the main heading or the main part; gathers all that do. */
function holdsMain(element: Element | Document, mains: Set<unknown>): boolean {
  let holds = false;
  for (const child of element.children) {
    if (!isTag(child)) continue;
    if (holdsMain(child, mains) || child.name === "h1" || child.name === "main") holds = true;
  }
  if (holds) mains.add(element);
  return holds;
}

/** What an element says of what is in it, by its tag, class, id or property; null when it says nothing. */
export function findPart(element: Element, { mains, known }: Naming): Part | "noise" | null {
  if (element.name === "body" || element.name === "html" || element.name === "main") return null;
  if (element.name === "nav" || element.name === "footer") return "noise";
  const { class: classes = "", id, itemprop } = element.attribs;
  const all = id || itemprop ? `${itemprop ?? ""} ${id ?? ""} ${classes}` : classes;
  if (all === "") return null;
  const names = all.length > NAMES_MOST ? all.slice(0, NAMES_MOST) : all;
  let part = known.get(names);
  if (part === undefined) known.set(names, (part = findPartByClass(names)));
  // Wrappers of whole pages are called after everything that may be in them.
  if ((part === "noise" || part === "trifle") && mains.has(element)) return null;
  if (part === "trifle") return isShorter(element, TRIFLE_MOST) ? "noise" : null;
  return part;
}
