import { parseDocument } from "htmlparser2";
import { isTag, isText, type ChildNode, type Document, type Element } from "domhandler";
import { plainLine } from "./text.ts";
import { partOfClass, type Part } from "./words.ts";

/** A line of the page as a person sees it. */
export interface PageLine {
  text: string;
  /** 1–6 in a heading, otherwise 0. */
  level: number;
  /** The whole line stands out: bold, or the like. */
  bold: boolean;
  /** The whole line is a link. */
  link: boolean;
  /** What the nearest telling container says that it is. */
  part: Part | "noise" | null;
  /** The element that says so; lines of one container share it. */
  container: Element | null;
  /** The element that holds the line. Lines that only a line break divides share it. */
  block: Element;
}

/** Nothing honest nests deeper. */
const MOST_DEPTH = 250;
/** Nor has a page more lines than this. */
const MOST_LINES = 8000;

const UNSEEN = new Set(
  "head script style noscript template svg iframe object canvas select textarea input button audio video map datalist dialog".split(" "),
);
const INLINE = new Set(
  "a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr picture source".split(
    " ",
  ),
);
const BOLD = new Set(["b", "strong"]);
const HEADING = /^h[1-6]$/;

export function parsePage(html: string): Document {
  return parseDocument(html, { decodeEntities: true });
}

/** The page's text in the order it is written, a line wherever a browser would begin one. */
export function pageLines(document: Document): PageLine[] {
  const lines: PageLine[] = [];
  const now = { text: "", bold: 0, link: 0, all: 0 };

  const flush = (where: Where): void => {
    const text = plainLine(now.text);
    if (text && lines.length < MOST_LINES) {
      lines.push({
        text,
        level: where.level,
        bold: now.bold > 0 && now.bold === now.all,
        link: now.link > 0 && now.link === now.all,
        part: where.part,
        container: where.container,
        block: where.block,
      });
    }
    Object.assign(now, { text: "", bold: 0, link: 0, all: 0 });
  };

  const visit = (node: ChildNode, where: Where, depth: number): void => {
    if (isText(node)) {
      now.text += escaped(node.data);
      const visible = node.data.trim().length;
      now.all += visible;
      if (where.bold) now.bold += visible;
      if (where.link) now.link += visible;
      return;
    }
    if (!isTag(node) || UNSEEN.has(node.name) || depth > MOST_DEPTH) return;
    if (node.name === "br") return where.whole ? void (now.text += " ") : flush(where);
    const inner = within(node, where);
    if (inner.whole && inner.part === "noise" && where.part !== "noise") return;
    if (INLINE.has(node.name) && !holdsBlocks(node)) {
      for (const child of node.children) visit(child, { ...inner, block: where.block }, depth + 1);
      return;
    }
    if (inner.whole && where.whole && !HEADING.test(node.name)) {
      now.text += " ";
      for (const child of node.children) visit(child, inner, depth + 1);
      now.text += " ";
      return;
    }
    flush(where);
    for (const child of node.children) visit(child, inner, depth + 1);
    flush(inner);
  };
  const root: Where = { level: 0, bold: false, link: false, whole: false, part: null, container: null, block: { } as Element };
  for (const child of document.children) visit(child, root, 0);
  flush(root);
  return lines;
}

interface Where {
  level: number;
  bold: boolean;
  link: boolean;
  /** Inside a list item or a table row: one line, whatever elements it is made of. */
  whole: boolean;
  part: Part | "noise" | null;
  container: Element | null;
  block: Element;
}

function within(element: Element, where: Where): Where {
  const part = partOf(element);
  const heading = HEADING.test(element.name);
  return {
    level: heading ? Number(element.name[1]) : where.level,
    bold: where.bold || BOLD.has(element.name),
    link: where.link || element.name === "a",
    whole: heading || where.whole ? where.whole : isOneLine(element, part ?? where.part),
    part: part ?? where.part,
    container: part ? element : where.container,
    block: element,
  };
}

function partOf(element: Element): Part | "noise" | null {
  if (element.name === "body" || element.name === "html" || element.name === "main") return null;
  if (element.name === "nav" || element.name === "footer") return "noise";
  const { class: classes, id, itemprop } = element.attribs;
  if (!classes && !id && !itemprop) return null;
  return partOfClass(`${itemprop ?? ""} ${id ?? ""} ${classes ?? ""}`.slice(0, 300));
}

/** Text nodes are decoded already; what is markup in the reading of text must not become markup again. */
function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

function isOneLine(element: Element, part: Part | "noise" | null): boolean {
  if (element.name === "li" || element.name === "tr") return !holdsList(element, 0) && textLength(element) < 1500;
  return part === "ingredients" && isRepeated(element) && textLength(element) < 220 && !holdsList(element, 0) && !holdsRepeated(element);
}

/** A list, a table or several paragraphs inside, so that it is no item but holds items. */
function holdsList(element: Element, depth: number): boolean {
  let paragraphs = 0;
  for (const child of element.children) {
    if (!isTag(child)) continue;
    if (["ul", "ol", "table", "dl", "tr", "li"].includes(child.name)) return true;
    if (child.name === "p" && ++paragraphs > 1 && element.name === "tr") return true;
    if (depth < 8 && holdsList(child, depth + 1)) return true;
  }
  return false;
}

const signature = (element: Element) => `${element.name}.${element.attribs["class"] ?? ""}`;

/** Whether an element is one of several of its kind, side by side. */
function isRepeated(element: Element): boolean {
  if (INLINE.has(element.name) && element.name !== "label") return false;
  if (HEADING.test(element.name)) return false;
  const own = signature(element);
  const siblings = element.parent?.children ?? [];
  return siblings.some((other) => other !== element && isTag(other) && signature(other) === own);
}

function holdsRepeated(element: Element): boolean {
  const seen = new Set<string>();
  const blocks = element.children.filter((child): child is Element => isTag(child));
  for (const child of blocks) {
    if (HEADING.test(child.name)) return true;
    if (!INLINE.has(child.name)) {
      const kind = signature(child);
      if (seen.has(kind)) return true;
      seen.add(kind);
    }
    if (holdsRepeated(child)) return true;
  }
  return false;
}

function holdsBlocks(element: Element): boolean {
  return element.children.some(
    (child) => isTag(child) && (!INLINE.has(child.name) || holdsBlocks(child)) && child.name !== "br" && !UNSEEN.has(child.name),
  );
}

function textLength(element: Element): number {
  let length = 0;
  const add = (node: ChildNode): void => {
    if (isText(node)) length += node.data.trim().length;
    else if (isTag(node) && !UNSEEN.has(node.name)) node.children.forEach(add);
  };
  add(element);
  return length;
}
