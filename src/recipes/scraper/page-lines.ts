import { isTag, isText, type ChildNode, type Document, type Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { plainLine } from "./text.ts";
import { isPartName, partOfClass, partOfHeading, type Part } from "./words.ts";

/** A line of the page as a person sees it. */
export interface PageLine {
  text: string;
  /** 1–6 in a heading, otherwise 0. */
  level: number;
  /** The whole line stands out: bold, or the like. */
  bold: boolean;
  /** Its element is called a heading or a title, without being one. */
  titled: boolean;
  /** The whole line is a link. */
  link: boolean;
  /** What the nearest telling container says that it is. */
  part: Part | "noise" | null;
  /** The element that says so; lines of one container share it. */
  container: Element | null;
  /** The element that holds the line. Lines that only a line break divides share it. */
  block: Element;
}

/** No honest page has more lines than this. */
const MOST_LINES = 8000;

/** What shares, rates or credits is short, in characters. */
const TRIFLE_MOST = 400;

const UNSEEN = new Set(
  "head script style noscript template svg iframe object canvas select textarea input button audio video map datalist dialog".split(
    " ",
  ),
);
const INLINE = new Set(
  "a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr picture source".split(
    " ",
  ),
);
/** Between a list item's heading and what follows it; becomes a colon when something does. */
const HEADING_ENDS = " \ue000 ";
const BOLD = new Set(["b", "strong"]);
const HEADING = /^h[1-6]$/;
const TITLE_CLASS =
  /(?:^|[-_ ])(?:sub-?)?(?:head(?:ing|er|line)?|title|titel|titre|group-?name|section-?name|legend)(?:$|[-_ ])/i;

/** The page's text in the order it is written, a line wherever a browser would begin one. */
export function pageLines(document: Document): PageLine[] {
  const lines: PageLine[] = [];
  const mains = aroundMain(document);
  const now = { text: "", bold: 0, link: 0, all: 0 };

  const flush = (where: Where): void => {
    const text = plainLine(now.text)
      .replace(/\s*\ue000$/, "")
      .replace(/\s*\ue000/g, ":");
    if (text && lines.length < MOST_LINES) {
      lines.push({
        text,
        level: where.level,
        bold: now.bold > 0 && now.bold === now.all,
        titled: TITLE_CLASS.test(where.block.attribs?.["class"] ?? ""),
        link: now.link > 0 && now.link === now.all,
        part: where.part,
        container: where.container,
        block: where.block,
      });
    }
    Object.assign(now, { text: "", bold: 0, link: 0, all: 0 });
  };

  const visit = (node: ChildNode, where: Where): void => {
    if (isText(node)) {
      now.text += escaped(node.data);
      const visible = node.data.trim().length;
      now.all += visible;
      if (where.bold) now.bold += visible;
      if (where.link) now.link += visible;
      return;
    }
    if (!isTag(node) || UNSEEN.has(node.name)) return;
    if (node.name === "br") return where.whole ? void (now.text += " ") : flush(where);
    const inner = within(node, where, mains);
    if (inner.whole && inner.part === "noise" && where.part !== "noise") return;
    if (INLINE.has(node.name) && !holdsBlocks(node)) {
      if (inner.part === "ingredients") now.text = apart(now.text, node);
      for (const child of node.children) visit(child, { ...inner, block: where.block });
      return;
    }
    if (inner.whole && where.whole) {
      now.text += " ";
      for (const child of node.children) visit(child, inner);
      now.text += HEADING.test(node.name) && /[\p{L}\p{N}]\s*$/u.test(now.text) ? HEADING_ENDS : " ";
      return;
    }
    flush(where);
    for (const child of node.children) visit(child, inner);
    flush(inner);
  };
  const root: Where = {
    level: 0,
    bold: false,
    link: false,
    whole: false,
    part: null,
    container: null,
    block: {} as Element,
  };
  for (const child of document.children) visit(child, root);
  flush(root);
  headingsDecide(lines);
  return lines;
}

/** Where a container is called one thing and a heading in it another, the heading is right about what follows it. */
function headingsDecide(lines: PageLine[]): void {
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

/** The elements that hold the page's main heading or its main part. */
type Mains = ReadonlySet<unknown>;

function aroundMain(document: Document): Mains {
  const mains = new Set<unknown>();
  for (const main of DomUtils.getElementsByTagName(
    (name) => name === "h1" || name === "main",
    document.children,
  )) {
    for (let above = main.parent; above && !mains.has(above); above = above.parent) mains.add(above);
  }
  return mains;
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

function within(element: Element, where: Where, mains: Mains): Where {
  const part = partOf(element, mains);
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

function partOf(element: Element, mains: Mains): Part | "noise" | null {
  if (element.name === "body" || element.name === "html" || element.name === "main") return null;
  if (element.name === "nav" || element.name === "footer") return "noise";
  const { class: classes, id, itemprop } = element.attribs;
  if (!classes && !id && !itemprop) return null;
  const part = partOfClass(`${itemprop ?? ""} ${id ?? ""} ${classes ?? ""}`.slice(0, 300));
  // Wrappers of whole pages are called after everything that may be in them.
  if ((part === "noise" || part === "trifle") && mains.has(element)) return null;
  if (part === "trifle") return isShorter(element, TRIFLE_MOST) ? "noise" : null;
  return part;
}

/** Text nodes are decoded already; what is markup in the reading of text must not become markup again. */
function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

/** Amount, unit and name in elements of their own, which style sheets keep apart without a space between them. */
function apart(text: string, element: Element): string {
  const before = element.prev;
  return before && isTag(before) && before.name !== "br" && /[\p{L}\p{N}]$/u.test(text) ? `${text} ` : text;
}

function isOneLine(element: Element, part: Part | "noise" | null): boolean {
  if (element.name === "li" || element.name === "tr")
    return !holdsList(element, 0) && isShorter(element, 1500);
  if (INLINE.has(element.name) && element.name !== "label") return false;
  if (!isRepeated(element) || holdsList(element, 0) || holdsRepeated(element)) return false;
  return isShorter(element, part === "ingredients" ? 220 : 120);
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
  if (HEADING.test(element.name)) return false;
  const own = signature(element);
  return alike(element.prev, own, "prev") || alike(element.next, own, "next");
}

/** How far, in nodes, another of the same kind may stand. */
const NEAR = 12;

function alike(from: ChildNode | null, own: string, way: "prev" | "next"): boolean {
  let node = from;
  for (let steps = 0; node && steps < NEAR; steps++, node = node[way]) {
    if (isTag(node) && signature(node) === own) return true;
  }
  return false;
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
    (child) =>
      isTag(child) &&
      (!INLINE.has(child.name) || holdsBlocks(child)) &&
      child.name !== "br" &&
      !UNSEEN.has(child.name),
  );
}

/** Whether an element shows fewer characters than this. */
function isShorter(element: Element, most: number): boolean {
  let length = 0;
  const add = (node: ChildNode): void => {
    if (length >= most) return;
    if (isText(node)) length += node.data.trim().length;
    else if (isTag(node) && !UNSEEN.has(node.name)) node.children.forEach(add);
  };
  add(element);
  return length < most;
}
