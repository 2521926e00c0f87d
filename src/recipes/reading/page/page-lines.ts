import { Element, isComment, isTag, isText, type ChildNode, type Document } from "domhandler";
import { isBoxBeside } from "./box-beside.ts";
import { createNaming, findPart, type Naming } from "./element-part.ts";
import {
  containsBlocks,
  countBreaks,
  INLINE_TAGS,
  isHeadingName,
  isOneLine,
  isPreformatted,
  isTickable,
  INVISIBLE_TAGS,
} from "./element-shape.ts";
import { isHidden, isInactive } from "./element-visibility.ts";
import {
  addSpace,
  addText,
  endHeading,
  endsInWord,
  stripMarkup,
  createLine,
  type OpenLine,
} from "./open-line.ts";
import { splitWords } from "./split-words.ts";
import { findPartColumns } from "./table-columns.ts";
import { isPartName, partOfHeading, type Part } from "../../text/part-words.ts";
import { MAX_PAGE_LINES } from "../reading-limits.ts";

export interface PageLine {
  text: string;
  words: readonly string[];
  /** 1–6 for a heading, otherwise 0. */
  level: number;
  bold: boolean;
  /** At least one word. */
  hasBold: boolean;
  titled: boolean;
  link: boolean;
  /** Until a script shows it, such as a tab that isn't open. */
  hidden: boolean;
  part: Part | "noise" | null;
  container: Element | null;
  /** Shared by lines that only a line break separates. */
  block: Element;
}

/** `200`, or `200 g` whose unit was a span of its own. */
const AMOUNT_END = /(?:^|\s)[\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛.,/]*(?: ?\p{L}{1,5})?$/u;
const BOLD_TAGS = new Set(["b", "strong"]);
const TITLE_TAGS = new Set(["caption", "legend"]);
const TITLE_CLASS =
  /(?:^|[-_ ])(?:sub-?)?(?:head(?:ing|er|line)?|title|titel|titre|group-?name|section-?name|legend)(?:$|[-_ ])/i;

export function readPageLines(document: Document): PageLine[] {
  const writing: Writing = { lines: [], naming: createNaming(document), now: createLine() };
  for (const child of document.children) visit(child, TOP, writing);
  endLine(TOP, writing);
  applyHeadings(writing.lines);
  return writing.lines;
}

interface Writing {
  lines: PageLine[];
  naming: Naming;
  now: OpenLine;
}

interface Where {
  level: number;
  bold: boolean;
  link: boolean;
  /** Inside a list item or a table row, which is one line whatever it is made of. */
  whole: boolean;
  aside: boolean;
  hidden: boolean;
  /** Line breaks of the source are shown. */
  preformatted: boolean;
  part: Part | "noise" | null;
  container: Element | null;
  block: Element;
}

const TOP: Where = {
  level: 0,
  bold: false,
  link: false,
  whole: false,
  aside: false,
  hidden: false,
  preformatted: false,
  part: null,
  container: null,
  block: new Element("html", {}),
};

function visit(node: ChildNode, where: Where, writing: Writing): void {
  if (isText(node)) return visitText(node.data, where, writing);
  if (!isTag(node) || INVISIBLE_TAGS.has(node.name)) return;
  if (node.name === "br") return breakLine(where, writing);
  const isInline = INLINE_TAGS.has(node.name);
  const inner = enterElement(node, where, writing.naming);
  if (inner.whole && inner.part === "noise" && where.part !== "noise") return;
  if (where.whole && (isHidden(node) || isBoxBeside(node, writing.now.markup) || node.name === "figcaption"))
    return;
  if (where.whole && where.part === "steps" && inner.part === "notes" && !isInline) return;
  // Some cards repeat ingredients below each step.
  if (inner.whole && where.part === "steps" && inner.part === "ingredients" && !isInline) {
    const heading = writing.lines.findLast(({ level }) => level > 0);
    if (!heading || partOfHeading(heading.text) !== "ingredients") return;
  }
  if (isInline && !containsBlocks(node) && !isTickable(node)) {
    if (isFootnote(node, writing.now)) return;
    if (inner.part === "ingredients" || mayLackSpace(node, writing.now)) separateWords(node, writing.now);
    inner.block = where.block;
    return visitAll(node, inner, writing);
  }
  if (inner.whole && where.whole) return addBlock(node, inner, writing);
  const columns = node.name === "table" ? findPartColumns(node) : null;
  if (columns) return columns.flat().forEach((cell) => visitCell(cell, inner, writing));
  endLine(where, writing);
  visitAll(node, inner, writing);
  endLine(inner, writing);
}

function visitText(text: string, where: Where, writing: Writing): void {
  if (!where.preformatted || where.whole) return addText(text, where, writing.now);
  text.split("\n").forEach((line, at) => {
    if (at > 0) endLine(where, writing);
    addText(line, where, writing.now);
  });
}

function visitAll(element: Element, where: Where, writing: Writing): void {
  for (const child of element.children) visit(child, where, writing);
}

function visitCell(cell: Element, where: Where, writing: Writing): void {
  endLine(where, writing);
  visitAll(cell, { ...where, whole: false, block: cell }, writing);
  endLine({ ...where, block: cell }, writing);
}

function breakLine(where: Where, writing: Writing): void {
  if (where.whole) addSpace(writing.now);
  else endLine(where, writing);
}

function addBlock(element: Element, where: Where, writing: Writing): void {
  addSpace(writing.now);
  visitAll(element, where, writing);
  if (isHeadingName(element.name)) endHeading(writing.now);
  addSpace(writing.now);
}

/** Style sheets separate amount, unit and name without a space between them. */
function separateWords({ prev }: Element, now: OpenLine): void {
  const before = prev && isComment(prev) ? prev.prev : prev;
  if (before && before.type !== "comment" && endsInWord(now.end)) addSpace(now);
}

/** `<span>200</span><span>g</span><span>flour</span>`, and `1<sup>1</sup>/<sub>2</sub>`. */
function mayLackSpace({ name, prev, children }: Element, now: OpenLine): boolean {
  const [first] = children;
  const text = first && isText(first) ? first.data : "";
  if (/\d$/.test(now.end) && /^\d/.test(text)) return name !== "sub";
  return name === "span" && prev !== null && isTag(prev) && prev.name === "span" && AMOUNT_END.test(now.end);
}

/** `flour<sup>1</sup>`. */
function isFootnote({ name, children }: Element, now: OpenLine): boolean {
  const [first, ...others] = name === "sup" ? children : [];
  const text = first && isText(first) ? first.data.trim() : "";
  const isMark = others.length === 0 && /^(?:\d{1,2}|[*†‡]+)$/.test(text);
  return isMark && /\p{L}{3}$/u.test(now.end);
}

function endLine(where: Where, writing: Writing): void {
  const { markup, bold, link, all } = writing.now;
  if (markup === "") return;
  writing.now = createLine();
  const text = all > 0 ? stripMarkup(markup) : "";
  if (!text || writing.lines.length >= MAX_PAGE_LINES) return;
  const { level, hidden, part, container, block } = where;
  const titled = TITLE_TAGS.has(block.name) || TITLE_CLASS.test(block.attribs["class"] ?? "");
  let words: readonly string[] | null = null;
  writing.lines.push({
    text,
    get words() {
      return (words ??= splitWords(text));
    },
    level,
    bold: bold > 0 && bold === all,
    hasBold: bold > 0,
    titled,
    link: link > 0 && link === all,
    hidden,
    part,
    container,
    block,
  });
}

function enterElement(element: Element, where: Where, naming: Naming): Where {
  const part = where.aside ? null : findPart(element, naming);
  const heading = isHeading(element);
  return {
    // Items below a heading that was never closed.
    level: heading ? Number(element.name[1]) : element.name === "li" ? 0 : where.level,
    bold: where.bold || BOLD_TAGS.has(element.name),
    link: where.link || element.name === "a",
    whole: heading || where.whole || where.aside ? where.whole : isOneLine(element, part ?? where.part),
    aside: where.aside || element.name === "nav",
    hidden: where.hidden || isHidden(element) || isInactive(element),
    preformatted: where.preformatted || isPreformatted(element),
    part: part ?? where.part,
    container: part ? element : where.container,
    block: element,
  };
}

/** Some pages write whole lists into a heading. */
function isHeading(element: Element): boolean {
  return isHeadingName(element.name) && (element.name === "h1" || countBreaks(element) < 2);
}

/** A remark inside a step, under a heading of its own. */
/** A heading is right about what follows it, whatever its container is called. */
function applyHeadings(lines: PageLine[]): void {
  let said: { container: Element | null; part: Part } | null = null;
  for (const line of lines) {
    const named =
      line.part &&
      line.part !== "noise" &&
      (line.level > 0 || line.bold || line.titled) &&
      isPartName(line.text);
    const part = named ? partOfHeading(line.text) : null;
    if (part) said = { container: line.container, part };
    if (said && line.container === said.container) line.part = said.part;
  }
}
