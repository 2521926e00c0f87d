import { isTag, type Document, type Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { readByline } from "./byline-text.ts";
import { getAttribute } from "./parse-page.ts";
import { plainLine } from "../../text/text.ts";
import { MAX_BYLINE_CHARACTERS } from "../reading-limits.ts";

const MAX_NAME_CHARACTERS = 60;
const MAX_NAME_WORDS = 6;
const BYLINE = /(?:^|[-_ ])(?:author|byline|chef)(?:-?name)?(?:$|[-_ ])/i;
const AUTHOR_PAGE = /\/(?:authors?|auteurs?|autor(?:e[ns]?|i)?)\/[^/]/i;
/** Accounts, not names. */
const ACCOUNTS = new Set(["admin", "administrator", "editor", "webmaster", "user"]);

export function findByline(document: Document): string {
  for (const marks of [isRelated, isProperty, isByline, isAuthorLink]) {
    const element = DomUtils.findOne(marks, document.children);
    const name = element ? findName(element) : "";
    if (name) return name;
  }
  return "";
}

const isRelated = ({ attribs }: Element) => /\bauthor\b/.test(attribs["rel"] ?? "");
const isProperty = ({ attribs }: Element) => attribs["itemprop"] === "author";

function isAuthorLink(element: Element): boolean {
  return element.name === "a" && AUTHOR_PAGE.test(element.attribs["href"] ?? "") && !isInComments(element);
}

function isByline(element: Element): boolean {
  if (
    element.name === "body" ||
    element.name === "article" ||
    element.name === "label" ||
    element.name === "p"
  )
    return false;
  return BYLINE.test(element.attribs["class"] ?? "") && !isInComments(element);
}

/** Comments and their form name authors, too. */
function isInComments(element: Element): boolean {
  for (let above: Element["parent"] = element; above; above = above.parent) {
    if (!isTag(above)) continue;
    if (
      above.name === "form" ||
      /comment|respond|reply|review/i.test(`${above.attribs["class"]} ${above.attribs["id"]}`)
    )
      return true;
  }
  return false;
}

function findName(element: Element): string {
  const link = DomUtils.findOne((inner) => inner.name === "a", element.children);
  for (const candidate of [element, link]) {
    const text = plainLine(candidate ? DomUtils.getInnerHTML(candidate).slice(0, MAX_BYLINE_CHARACTERS) : "");
    const name = readByline(text);
    if (
      name.length > 1 &&
      !ACCOUNTS.has(name.toLowerCase()) &&
      name.length <= MAX_NAME_CHARACTERS &&
      /\p{L}/u.test(name) &&
      name.split(" ").length <= MAX_NAME_WORDS
    )
      return name;
  }
  return isTag(element) ? (getAttribute(element, "content") ?? "").slice(0, MAX_NAME_CHARACTERS) : "";
}
