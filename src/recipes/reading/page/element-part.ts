import { isTag, type Document, type Element } from "domhandler";
import { isShorter } from "./element-shape.ts";
import type { Part } from "../../text/part-words.ts";
import { findPartByClass, type Hint } from "./element-names.ts";
import { MAX_ELEMENT_NAMES_CHARACTERS } from "../reading-limits.ts";

const MAX_TRIFLE_CHARACTERS = 400;

export interface Naming {
  mains: ReadonlySet<unknown>;
  known: Map<string, Hint | null>;
}

export function createNaming(document: Document): Naming {
  const mains = new Set<unknown>();
  collectMains(document, mains);
  return { mains, known: new Map() };
}

function collectMains(element: Element | Document, mains: Set<unknown>): boolean {
  let holds = false;
  for (const child of element.children) {
    if (!isTag(child)) continue;
    if (collectMains(child, mains) || child.name === "h1" || child.name === "main") holds = true;
  }
  if (holds) mains.add(element);
  return holds;
}

export function findPart(element: Element, { mains, known }: Naming): Part | "noise" | null {
  if (element.name === "body" || element.name === "html" || element.name === "main") return null;
  if (element.name === "nav" || element.name === "footer") return "noise";
  const { class: classes = "", id, itemprop } = element.attribs;
  const all = id || itemprop ? `${itemprop ?? ""} ${id ?? ""} ${classes}` : classes;
  if (all === "") return null;
  const names = all.length > MAX_ELEMENT_NAMES_CHARACTERS ? all.slice(0, MAX_ELEMENT_NAMES_CHARACTERS) : all;
  let part = known.get(names);
  if (part === undefined) known.set(names, (part = findPartByClass(names)));
  // Wrappers of whole pages are named after everything in them.
  if ((part === "noise" || part === "trifle") && mains.has(element)) return null;
  if (part === "trifle") return isShorter(element, MAX_TRIFLE_CHARACTERS) ? "noise" : null;
  return part;
}
