import { isTag, type Document, type Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { getAttribute, parsePage } from "../../recipes/reading/page/parse-page.ts";
import { plainLine, plainLines } from "../../recipes/text/text.ts";

/** Some programs write all recipes into one page, whose tree would be too large. */
export const PAGE_MOST_BYTES = 60_000_000;

/**
 * Parses one recipe at a time.
 * @param start the opening tag of each recipe; global
 */
export function* eachPart(html: string, start: RegExp): Generator<Document> {
  let from = -1;
  for (const { index } of html.matchAll(start)) {
    if (from >= 0) yield parsePage(html.slice(from, index));
    from = index;
  }
  if (from >= 0) yield parsePage(html.slice(from));
}

export function findElements(part: Document | Element, isIt: (element: Element) => boolean): Element[] {
  return DomUtils.find((node) => isTag(node) && isIt(node), part.children, true, Infinity).filter(isTag);
}

export function hasClass(element: Element, name: string): boolean {
  return (getAttribute(element, "class") ?? "").split(/\s+/).includes(name);
}

/** Reads text as a browser shows it, where line breaks in the source are spaces. */
export function readVisibleLines(element: Element | undefined): string[] {
  return element ? plainLines(DomUtils.getInnerHTML(element).replace(/\s+/g, " ")) : [];
}

export function readVisibleLine(element: Element | undefined): string {
  return element ? plainLine(readVisibleLines(element).join(" ")) : "";
}
