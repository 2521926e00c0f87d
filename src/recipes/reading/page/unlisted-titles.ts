import { isClutter, isPromotion } from "./clutter.ts";
import { namesFood } from "./food.ts";
import { rateAsIngredient } from "./ingredient-shape.ts";
import { isHeading, isSectionTitle } from "./line-heading.ts";
import { getLineKind } from "./line-kind.ts";
import type { PageLine } from "./page-lines.ts";
import { hasSameWords, indexTexts } from "./same-words.ts";
import { makeWordKey } from "./split-words.ts";

const MAX_TITLE_WORDS = 6;
const MAX_TITLE_CHARACTERS = 60;
const MIN_LIKENESS = 0.5;

/**
 * Lines between ingredients that the data doesn't list are titles, even if they look like the others.
 * @param from where the list begins; the line above the first ingredient is a title if the others look like it
 */
export function markTitles(lines: PageLine[], from: number, declared: string[]): PageLine[] {
  const listed = lines.slice(from);
  if (!listed.some(mayBeTitle)) return listed;
  const known = indexTexts(declared);
  const items = new Set(listed.filter((line) => hasSameWords(line, known)));
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

/** Lone lines between two lists of ingredients are titles, and so is one like them above the first list. */
export function markTitlesBetweenLists(lines: PageLine[]): PageLine[] {
  const opensList = (at: number) => {
    const [line, next] = [lines[at], lines[at + 1]];
    if (!line || !isListItem(next) || isListItem(line) || line.part === "noise") return false;
    const items = lines.slice(at + 1, at + 3).filter(isListItem);
    return (
      items.some(({ text }) => rateAsIngredient(text) >= MIN_LIKENESS) && !isHeading(line) && mayBeTitle(line)
    );
  };
  const openings = lines.filter((_, at) => opensList(at));
  const between = lines.filter((_, at) => isListItem(lines[at - 1]) && opensList(at));
  const looks = new Set(between.map(describeLook));
  const titles = openings.filter((line) => looks.has(describeLook(line)));
  return areUnique(titles) ? markAsTitles(lines, titles) : lines;
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

/** Advertisements are all the same. */
function areUnique(titles: PageLine[]): boolean {
  return new Set(titles.map(({ text }) => makeWordKey(text))).size === titles.length;
}
