import { isTag, type Document, type Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { getAttribute, parsePage } from "../../../recipes/reading/page/parse-page.ts";
import { plainLine, plainLines } from "../../../recipes/text/text.ts";
import { FileNotRecipe } from "../../archives/recipe-format.ts";
import { decodeFile } from "../../archives/repair-text.ts";
import type { FoundRecipe, Place, UnreadableRecipe } from "../file-format.ts";
import { requireName } from "./each-object.ts";
import { linkToRecipe } from "./recipe-links.ts";

/** Some programs write all recipes into one page, whose tree would be too large. */
export const MAX_PAGE_BYTES = 60_000_000;

/**
 * Parses one recipe of a page at a time.
 * @param start the opening tag of each recipe; global
 * @throws FileNotRecipe if the page has none
 */
export async function* readEachPart(
  { path, files }: Place,
  start: RegExp,
  read: (part: Document) => FoundRecipe,
): AsyncGenerator<FoundRecipe | UnreadableRecipe> {
  const html = decodeFile(await files.bytes(path, MAX_PAGE_BYTES), path, files);
  let isEmpty = true;
  for (const part of eachPart(html, start)) {
    isEmpty = false;
    yield requireName(read(part), path);
  }
  if (isEmpty) throw new FileNotRecipe(path);
}

function* eachPart(html: string, start: RegExp): Generator<Document> {
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

const LINK = /<a\b[^<>]{0,1000}?\bhref="([^"<>]*)"[^<>]{0,1000}>(.*?)<\/a>/gi;

/** Links as Markdown. Another page of the export is another recipe. */
export function readLinkedLines(element: Element | undefined): string[] {
  if (!element) return [];
  const html = DomUtils.getInnerHTML(element).replace(/\s+/g, " ");
  return plainLines(
    html.replace(LINK, (_, href: string, inner: string) => escapeMarkup(toMarkdown(href, inner))),
  );
}

/** Names of the recipes that the text links to. */
export function listLinkedRecipes(element: Element): string[] {
  const links = [...DomUtils.getInnerHTML(element).matchAll(LINK)];
  return links
    .flatMap(([, href = "", inner = ""]) => (PAGE.test(href) ? [plainLine(inner)] : []))
    .filter(Boolean);
}

const PAGE = /^(?![a-z]+:)[^#?]+\.html?$/i;

function toMarkdown(href: string, inner: string): string {
  const [address, text] = [plainLine(href), plainLine(inner)];
  if (PAGE.test(href)) return text && linkToRecipe(text);
  if (!/^https?:\/\//i.test(address)) return text;
  return text === "" || address.includes(text) ? address : `[${text}](${address})`;
}

/** So that the text is only text in HTML, outside of attributes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** A line that is bold as a whole is a heading, unless all are. */
export function readHeadedLines(element: Element | undefined): string[] {
  if (!element) return [];
  const html = DomUtils.getInnerHTML(element).replace(/\s+/g, " ");
  const lines = plainLines(html);
  const marked = plainLines(html.replace(BOLD_LINE, "$1$3:$4"));
  const headings = marked.filter((line, at) => line !== lines[at]);
  return headings.length * 2 < lines.length ? marked : lines;
}

const BOLD_LINE =
  /(<(?:p|div|li)\b[^<>]*> ?)<(b|strong|u)\b[^<>]*>(?! ?\d)([^<>]{1,80}?)[ :]*<\/\2>[ :]*(<\/(?:p|div|li)>)/gi;

export function readVisibleLine(element: Element | undefined): string {
  return element ? plainLine(readVisibleLines(element).join(" ")) : "";
}
