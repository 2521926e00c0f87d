import { isTag } from "domhandler";
import { isClutter, isPromotion } from "./clutter.ts";
import { namesFood } from "./food.ts";
import { isHeading, isSectionTitle } from "./line-heading.ts";
import { getLineKind } from "./line-kind.ts";
import type { Likeness } from "./line-runs.ts";
import type { PageLine } from "./page-lines.ts";
import { hasSameWords, indexTexts, type IndexedTexts } from "./same-words.ts";
import { makeWordKey } from "./split-words.ts";

const MAX_TITLE_WORDS = 6;
const MAX_TITLE_CHARACTERS = 60;
const MIN_LIKENESS = 0.5;

/**
 * Lines between ingredients that the data doesn't list are titles, even if they look like the others.
 * @param from where the list begins; the line above the first ingredient is a title if the others look like it
 */
export function markTitles(lines: PageLine[], from: number, declared: string[]): PageLine[] {
  return markUnlisted(lines, from, declared, (known) => (line) => hasSameWords(line, known));
}

/** Steps mention parts of a dish, so a title with the same words isn't a step. */
export function markStepTitles(lines: PageLine[], from: number, declared: string[]): PageLine[] {
  return markUnlisted(lines, from, declared, (known) => {
    const keys = new Set(declared.map(makeWordKey));
    return (line) => hasSameWords(line, known) && (!mayBeTitle(line) || keys.has(makeWordKey(line.text)));
  });
}

function markUnlisted(
  lines: PageLine[],
  from: number,
  declared: string[],
  createListTest: (known: IndexedTexts) => (line: PageLine) => boolean,
): PageLine[] {
  const listed = lines.slice(from);
  if (!listed.some(mayBeTitle)) return listed;
  const items = new Set(listed.filter(createListTest(indexTexts(declared))));
  const isItem = (line: PageLine | undefined) => line !== undefined && items.has(line);
  const kinds = new Set(listed.filter(isSectionTitle).map(getLineKind));
  const itemKinds = new Set([...items].map(getLineKind));
  const isTitle = (line: PageLine, at: number) => {
    if (!isItem(listed[at + 1]) || !isItem(listed[at - 1]) || isItem(line) || !mayBeTitle(line)) return false;
    const kind = getLineKind(line);
    if (kinds.size > 0) return kinds.has(kind);
    return !itemKinds.has(kind) || (items.size >= declared.length && !namesFood([line.text], 1));
  };
  const titles = listed.filter(isTitle);
  if (titles.length === 0 || !areUnique(titles)) return listed;
  const first = from + listed.findIndex(isItem);
  const above = lines[first - 1];
  const looks = new Set(titles.map(describeLook));
  if (!above || !mayBeTitle(above) || !looks.has(describeLook(above))) return markAsTitles(listed, titles);
  return markAsTitles(lines.slice(Math.min(from, first - 1)), [above, ...titles]);
}

/**
 * Lines that are titles by their position: alone between two lists, around a list, or as a head row.
 * @param likeness of the lines below to those of the list
 */
export function markTitlesByPlace(lines: PageLine[], likeness: Likeness): PageLine[] {
  const isBelievable = (line: PageLine, at: number) =>
    line.part !== "noise" &&
    !isHeading(line) &&
    mayBeTitle(line) &&
    lines.slice(at + 1, at + 3).some(({ text }) => likeness(text) >= MIN_LIKENESS);
  const opensList = (line: PageLine, at: number) =>
    isListItem(lines[at + 1]) && !isListItem(line) && isBelievable(line, at);
  const between = lines.filter((line, at) => isListItem(lines[at - 1]) && opensList(line, at));
  const looks = new Set(between.map(describeLook));
  const titles = lines.filter((line, at) =>
    isAround(line, lines[at + 1]) || isHeadOfRows(line, lines[at + 1])
      ? isBelievable(line, at)
      : looks.size > 0 && opensList(line, at) && looks.has(describeLook(line)),
  );
  return areUnique(titles) ? markAsTitles(lines, titles) : lines;
}

/** `<li>For the dough<ul><li>…`, `<li><p>For the dough</p><ul><li>…`. */
function isAround({ block }: PageLine, next: PageLine | undefined): boolean {
  const item = block.name === "li" ? block : block.parent;
  return item !== null && isTag(item) && item.name === "li" && next?.block.parent?.parent === item;
}

/** One `<th>` above rows of `<td>`. */
function isHeadOfRows({ block }: PageLine, next: PageLine | undefined): boolean {
  if (block.name !== "tr" || next?.block.name !== "tr") return false;
  const [cells, below] = [block, next.block].map(({ children }) => children.filter((child) => isTag(child)));
  return cells?.length === 1 && cells[0]?.name === "th" && below?.every(({ name }) => name === "td") === true;
}

const isListItem = (line: PageLine | undefined) => line?.block.name === "li" && !line.link;

function describeLook(line: PageLine): string {
  return `${getLineKind(line)} ${line.text === line.text.toUpperCase()}`;
}

function markAsTitles(lines: PageLine[], titles: PageLine[]): PageLine[] {
  const marked = new Set(titles);
  return marked.size > 0 ? lines.map((line) => (marked.has(line) ? { ...line, titled: true } : line)) : lines;
}

function mayBeTitle({ text, link }: PageLine): boolean {
  return (
    !link &&
    text.length <= MAX_TITLE_CHARACTERS &&
    text.split(" ").length <= MAX_TITLE_WORDS &&
    /^(?!\p{Ll})\p{L}[^\p{N}.!?]*$/u.test(text) &&
    !isClutter(text) &&
    !isPromotion(text)
  );
}

/** Ads between the lines have the same text each time, and titles don't. */
function areUnique(titles: PageLine[]): boolean {
  return new Set(titles.map(({ text }) => makeWordKey(text))).size === titles.length;
}
