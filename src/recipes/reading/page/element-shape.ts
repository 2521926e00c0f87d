import { isTag, isText, type ChildNode, type Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import type { Part } from "../../text/part-words.ts";
import { MAX_LIST_SEARCH_DEPTH } from "../reading-limits.ts";

export const INVISIBLE_TAGS = new Set(
  "head script style noscript template svg iframe object canvas select textarea input button audio video map datalist dialog".split(
    " ",
  ),
);
export const INLINE_TAGS = new Set(
  "a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr picture source".split(
    " ",
  ),
);
/** Not a pattern, since it runs for every element. */
export function isHeadingName(name: string): boolean {
  return name.length === 2 && name >= "h1" && name <= "h6";
}

const MAX_ITEM_CHARACTERS = 1500;
/** Of a numbered step with bullets in it. */
const MAX_STEP_WITH_LIST_CHARACTERS = 600;
const MAX_REPEATED_CHARACTERS = 120;
/** Beside a shorter one of the same kind. */
const MAX_LONG_TWIN_CHARACTERS = 600;
const MAX_CHARACTERS_BY_PART: { [part in Part | "noise"]?: number } = { ingredients: 220, steps: 1500 };

export function isOneLine(element: Element, part: Part | "noise" | null): boolean {
  if (element.name === "li" || element.name === "tr") {
    if (hasOnlyText(element)) return isShorter(element, MAX_ITEM_CHARACTERS);
    // Several lines in an item are several ingredients, or several steps if it is the only one.
    if (countBreaks(element) > 1 || containsNumberedParagraphs(element) || isOnlyHeading(element))
      return false;
    const mayContainList =
      isNumberedStep(element) && isShorter(element, MAX_STEP_WITH_LIST_CHARACTERS) && !isTitledList(element);
    if (!mayContainList && containsList(element, 0) && !hasRemark(element)) return false;
    return countHeadings(element) < 2 && isShorter(element, MAX_ITEM_CHARACTERS);
  }
  if (INLINE_TAGS.has(element.name) && element.name !== "label") return false;
  if (!isRepeated(element) || !isShort(element, part)) return false;
  if (countBreaks(element) > 0) return false;
  const boxes = countCheckboxes(element);
  return !containsList(element, 0) && (boxes === 1 || (boxes === 0 && !containsRepeated(element)));
}

/** Most items: a text with links or bold words in it. */
function hasOnlyText({ children }: Element): boolean {
  return children.every(
    (child) => isText(child) || (isTag(child) && INLINE_TAGS.has(child.name) && hasOnlyText(child)),
  );
}

function isNumberedStep({ name, parent }: Element): boolean {
  return name === "li" && parent !== null && isTag(parent) && parent.name === "ol";
}

/** `<li>Dough<ol><li>Rub the butter in.</li>…`, not `<li>Make the glaze:<ul><li>Mix the sugar in.</li>…`. */
function isTitledList(item: Element): boolean {
  const [list, ...others] = item.children.filter(isList);
  if (!list || others.length > 0) return false;
  const at = item.children.indexOf(list);
  const title = readText(item.children.slice(0, at));
  const after = readText(item.children.slice(at + 1));
  if (title === "" || title.length > MAX_LIST_TITLE_CHARACTERS || SENTENCE_END.test(title) || after !== "")
    return false;
  const texts = list.children.filter((child) => isTag(child)).map((child) => readText(child));
  return texts.every((text) => SENTENCE_END.test(text)) && (list.name === "ol" || areBothLists(item));
}

/** `<li>2 onions<ul><li>in thin rings</li></ul></li>`. */
function hasRemark({ children }: Element): boolean {
  const [list, ...others] = children.filter(isList);
  const [remark, ...more] = list?.children.filter((child) => isTag(child)) ?? [];
  if (!list || !remark || others.length > 0 || more.length > 0 || remark.children.some(isList)) return false;
  const isAmount = (text: string) => /^[\d½¼¾⅓⅔⅛]/.test(text);
  return isAmount(readText(children.slice(0, children.indexOf(list)))) && !isAmount(readText(remark));
}

const MAX_LIST_TITLE_CHARACTERS = 40;
const SENTENCE_END = /[.!?。！？]$/;

const readText = (nodes: ChildNode | ChildNode[]) => DomUtils.textContent(nodes).trim();

function isList(node: ChildNode): node is Element {
  return isTag(node) && (node.name === "ol" || node.name === "ul");
}

/** The items before and after it. */
function areBothLists(item: Element): boolean {
  const isItem = ({ name }: Element) => name === "li";
  const beside = [findBeside(item, "prev", isItem), findBeside(item, "next", isItem)];
  const items = beside.filter((other) => other !== null);
  return items.length > 0 && items.every(({ children }) => children.some(isList));
}

function isShort(element: Element, part: Part | "noise" | null): boolean {
  const most = part && MAX_CHARACTERS_BY_PART[part];
  if (most) return isShorter(element, most);
  if (isShorter(element, MAX_REPEATED_CHARACTERS)) return true;
  const twins = [findTwin(element, "prev"), findTwin(element, "next")];
  return (
    twins.some((twin) => twin && isShorter(twin, MAX_REPEATED_CHARACTERS)) &&
    isShorter(element, MAX_LONG_TWIN_CHARACTERS)
  );
}

export function isTickable(element: Element): boolean {
  return element.name === "label" && isRepeated(element) && countCheckboxes(element) === 1;
}

function countCheckboxes(element: Element): number {
  return element.children.reduce((sum, child) => {
    if (!isTag(child)) return sum;
    return sum + (child.attribs["type"] === "checkbox" ? 1 : countCheckboxes(child));
  }, 0);
}

export function countBreaks(element: Element): number {
  let count = 0;
  for (const child of element.children) {
    if (isTag(child)) count += child.name === "br" ? 1 : countBreaks(child);
    else if (element.name === "pre" && isText(child)) count += child.data.split("\n").length - 1;
  }
  return count;
}

function containsNumberedParagraphs(element: Element): boolean {
  const paragraphs = element.children.filter((child) => isTag(child) && child.name === "p");
  return (
    paragraphs.length > 1 &&
    paragraphs.every((paragraph) => /^\s*\d{1,2}[.)]/.test(DomUtils.textContent(paragraph)))
  );
}

/** `<li><h4>For the dough</h4></li>`. */
function isOnlyHeading(element: Element): boolean {
  const [heading, ...others] = element.children.filter((child) => !isText(child) || child.data.trim() !== "");
  return others.length === 0 && heading !== undefined && isTag(heading) && isHeadingName(heading.name);
}

function countHeadings(element: Element): number {
  return element.children.reduce((sum, child) => {
    if (!isTag(child)) return sum;
    return sum + (isHeadingName(child.name) ? 1 : countHeadings(child));
  }, 0);
}

function containsList(element: Element, depth: number): boolean {
  let paragraphs = 0;
  for (const child of element.children) {
    if (!isTag(child)) continue;
    if (["ul", "ol", "table", "dl", "tr", "li", "h1"].includes(child.name)) return true;
    if (child.name === "p" && ++paragraphs > 1 && element.name === "tr") return true;
    if (depth < MAX_LIST_SEARCH_DEPTH && containsList(child, depth + 1)) return true;
  }
  return false;
}

const getSignature = (element: Element) => `${element.name}.${element.attribs["class"] ?? ""}`;

function isRepeated(element: Element): boolean {
  if (isHeadingName(element.name)) return false;
  return findTwin(element, "prev") !== null || findTwin(element, "next") !== null;
}

const MAX_NODES_TO_TWIN = 12;

function findTwin(element: Element, way: "prev" | "next"): Element | null {
  const { name, attribs } = element;
  return findBeside(
    element,
    way,
    (other) => other.name === name && other.attribs["class"] === attribs["class"],
  );
}

export function findBeside(
  element: Element,
  way: "prev" | "next",
  test: (other: Element) => boolean,
): Element | null {
  let node = element[way];
  for (let steps = 0; node && steps < MAX_NODES_TO_TWIN; steps++, node = node[way]) {
    if (isTag(node) && test(node)) return node;
  }
  return null;
}

function containsRepeated(element: Element): boolean {
  const seen = new Map<string, number>();
  const blocks = element.children.filter((child): child is Element => isTag(child));
  for (const child of blocks) {
    if (isHeadingName(child.name)) return true;
    const kind = getSignature(child);
    const times = (seen.get(kind) ?? 0) + 1;
    // Amount and name are often two elements without a class; four are four lines.
    if (times >= (INLINE_TAGS.has(child.name) ? 4 : 2)) return true;
    seen.set(kind, times);
    if (containsRepeated(child)) return true;
  }
  return false;
}

export function containsBlocks(element: Element): boolean {
  return element.children.some(
    (child) =>
      isTag(child) &&
      (!INLINE_TAGS.has(child.name) || containsBlocks(child)) &&
      child.name !== "br" &&
      !INVISIBLE_TAGS.has(child.name),
  );
}

export function isPreformatted({ name, attribs }: Element): boolean {
  const { style } = attribs;
  return name === "pre" || (!!style && /\bwhite-space:\s*(?:pre|break-spaces)/.test(style));
}

export function isShorter(element: Element, maxCharacters: number): boolean {
  return countCharacters(element, maxCharacters) < maxCharacters;
}

/** Stops counting at the limit. */
function countCharacters({ children }: Element, limit: number): number {
  let count = 0;
  for (const child of children) {
    if (count >= limit) break;
    if (isText(child)) count += child.data.trim().length;
    else if (isTag(child) && !INVISIBLE_TAGS.has(child.name)) count += countCharacters(child, limit - count);
  }
  return count;
}
