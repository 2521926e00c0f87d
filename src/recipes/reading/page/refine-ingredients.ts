import type { IngredientGroup } from "../../../contract/recipes.ts";
import { ingredientSections } from "./ingredient-lines.ts";
import { haveAmounts, ingredientLikeness } from "./ingredient-shape.ts";
import { isHeading, isPartHeading, isSectionTitle } from "./line-heading.ts";
import { areNear, getLineKind } from "./line-kind.ts";
import type { PageLine } from "./page-lines.ts";
import {
  findOnPage,
  indexTexts,
  saysTheSame,
  findLiterally,
  type IndexedTexts,
  type Stretch,
} from "./same-words.ts";
import { sectionNames } from "./section-name.ts";
import { makeWordKey, splitWords } from "./split-words.ts";
import { asGroups, listLines, type Section } from "./sections.ts";

export interface Ingredients {
  recipeIngredient: string[];
  ingredientGroups: IngredientGroup[];
}

/** Share of the words of the structured data that the page has to show. */
const MIN_COVERED_SHARE = 0.6;
/** Likeness from which lines of the list's kind belong to it. */
const BELONGS = 0.5;
/** Likeness from which lines of another kind beside the list belong to it. */
const CERTAIN = 0.7;
const MAX_INGREDIENT_LENGTH = 220;
/** How many shown lines may be missing from the data between two known ones. */
const LOOK_AHEAD = 8;

export function refineIngredients(declared: string[], lines: PageLine[]): Ingredients {
  const own = atTitles(declared);
  const items = listLines(own);
  if (own.length === 1 && isShownAlone(declared, lines)) return asIngredients(own);
  const sections = items.length > 0 ? findShownIngredients(declared, lines) : [];
  const shown = listLines(sections);
  if (shown.length === 0) return asIngredients(own);
  if (isPoorer(items, shown)) return asIngredients(sections);
  const onlyToldHasTitles = own.some(({ title }) => title) && !sections.some(({ title }) => title);
  return onlyToldHasTitles ? asIngredients(own) : groupLines(items, sections);
}

function isShownAlone(declared: string[], lines: PageLine[]): boolean {
  const stretch = declared.length > 1 ? findLiterally(declared, lines) : null;
  if (!stretch) return false;
  if (lines.slice(stretch.from, stretch.to).some(isSectionTitle)) return false;
  const around = [stretch.from - 2, stretch.from - 1, stretch.to, stretch.to + 1].map((at) => lines[at]);
  return !around.some((line) => isSectionTitle(line) || (line && ingredientLikeness(line.text) > BELONGS));
}

function atTitles(declared: string[]): Section[] {
  const sections: Section[] = [{ title: "", items: [] }];
  const isName = sectionNames(declared);
  for (const line of declared) {
    if (/^[^\d]{3,60}[:：]$|^#+ /.test(line) || isName(line))
      sections.push({ title: line.replace(/\s*[:：]$|^#+ /g, ""), items: [] });
    else sections.at(-1)?.items.push(line);
  }
  return sections.filter(({ items }) => items.length > 0);
}

function asIngredients(sections: Section[]): Ingredients {
  return { recipeIngredient: listLines(sections), ingredientGroups: asGroups(sections) };
}

function isPoorer(declared: string[], shown: string[]): boolean {
  const [only = "", ...others] = declared;
  if (others.length === 0) return shown.length > 1 && shown.join(" ").length < only.length * 1.2;
  if (!haveAmounts(declared)) return haveAmounts(shown);
  if (shown.length === declared.length) {
    if (declared.some(hasOptionalPlural) && !shown.some(hasOptionalPlural)) return true;
    if (declared.some((line, at) => lacksAmount(line, shown[at] ?? ""))) return true;
    return amountsFirst(shown) > declared.length / 2 && amountsFirst(declared) < declared.length / 4;
  }
  if (shown.length < declared.length) return withoutJoining(shown) === withoutJoining(declared);
  return hasMore(shown, declared);
}

/** Words that join two things in one line: “salt and pepper”. */
const JOINING = new Set("and und et y e en och og ja i a es и και".split(" "));

function withoutJoining(lines: string[]): string {
  return lines
    .flatMap(splitWords)
    .filter((word) => !JOINING.has(word))
    .join(" ");
}

/** `2 cup(s)`, written by programs that know no plurals. */
const hasOptionalPlural = (line: string) => /\p{L}\(s\)/u.test(line);

function lacksAmount(declared: string, shown: string): boolean {
  return !/\p{N}/u.test(declared) && /^\p{N}/u.test(shown) && areAlike(wordSet(declared), wordSet(shown));
}

const amountsFirst = (lines: string[]) => lines.filter((line) => /^[\d½¼¾⅓⅔⅛]/.test(line)).length;

function hasMore(shown: string[], declared: string[]): boolean {
  const declaredKeys = new Set(declared.map(makeWordKey));
  const more = shown.filter((line) => !declaredKeys.has(makeWordKey(line)));
  return (
    more.length === shown.length - declared.length &&
    more.every((line) => ingredientLikeness(line) >= BELONGS)
  );
}

function findShownIngredients(declared: string[], lines: PageLine[]): Section[] {
  const known = indexTexts(declared);
  const stretch = findOnPage(known, lines, worthAsIngredient, MAX_INGREDIENT_LENGTH);
  if (!stretch || stretch.covers < MIN_COVERED_SHARE) return [];
  const { from, to } = wholeList(stretch, known, lines);
  const belongs = lines.slice(from, to).filter((line) => {
    if (line.part === "noise") return false;
    if (saysTheSame(line, known)) return true;
    return !line.link && (isHeading(line) || isNumber(line.text) || ingredientLikeness(line.text) > BELONGS);
  });
  return ingredientSections({ lines: belongs });
}

const isNumber = (text: string) => !/\p{L}/u.test(text);

function worthAsIngredient(line: PageLine): number {
  const may = line.part !== "steps" && line.text.length < MAX_INGREDIENT_LENGTH;
  if (!may || (ingredientLikeness(line.text) <= -0.3 && !isHeading(line))) return -1;
  if (line.part !== "ingredients") return 1;
  return isSectionTitle(line) ? 0 : 1.5;
}

/** From the list's heading to its last line, even if the data has only one of its sections. */
function wholeList(
  { from: first, to: last }: Stretch,
  known: IndexedTexts,
  lines: PageLine[],
): Omit<Stretch, "covers"> {
  const heading = lines.slice(first, last).findLastIndex(opensIngredients);
  const kinds = new Set(
    lines.slice(first, last).flatMap((line) => (saysTheSame(line, known) ? [getLineKind(line)] : [])),
  );
  const belongs = (line: PageLine | undefined, beside?: PageLine): boolean =>
    line !== undefined &&
    line.part !== "noise" &&
    ingredientLikeness(line.text) > (kinds.has(getLineKind(line)) ? BELONGS : CERTAIN) &&
    (kinds.has(getLineKind(line)) || areNear(line, beside));
  let to = last;
  let from = heading >= 0 && heading < (last - first) / 2 ? first + heading + 1 : first;
  while (belongs(lines[to], lines[to - 1]) || (isSectionTitle(lines[to]) && belongs(lines[to + 1]))) to++;
  while (
    belongs(lines[from - 1], lines[from]) ||
    (isSectionTitle(lines[from - 1]) && belongs(lines[from - 2]))
  )
    from--;
  return { from: isSectionTitle(lines[from - 1]) ? from - 1 : from, to };
}

/** “Ingredients”, but not “Ingredients: flour, water”. */
function opensIngredients(line: PageLine): boolean {
  return isPartHeading(line, "ingredients") && !/[:：].|\d/.test(line.text);
}

/**
 * Puts each declared line into the section of the shown line with the same words. Lines that are headings there become
 * titles.
 */
function groupLines(declared: string[], sections: Section[]): Ingredients {
  const shown = sections.flatMap(({ items }, section) =>
    items.map((item) => ({ section, words: wordSet(item) })),
  );
  const titles = new Set(sections.map(({ title }) => makeWordKey(title)).filter(Boolean));
  const groups: { section: number; items: string[] }[] = [];
  let at = 0;
  for (const line of declared) {
    const words = wordSet(line);
    const ahead = shown.slice(at, at + LOOK_AHEAD).findIndex((item) => areAlike(words, item.words));
    if (ahead < 0 && titles.has(makeWordKey(line))) continue;
    const last = groups.at(-1);
    const section = ahead < 0 ? (last?.section ?? shown[at]?.section) : shown[at + ahead]?.section;
    if (ahead >= 0) at += ahead + 1;
    if (last && last.section === section) last.items.push(line);
    else groups.push({ section: section ?? 0, items: [line] });
  }
  const titled = groups.map(({ section, items }) => ({ title: sections[section]?.title ?? "", items }));
  return asIngredients(titled);
}

function areAlike(one: Set<string>, other: Set<string>): boolean {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  return fewer.size > 0 && [...fewer].filter((word) => more.has(word)).length >= fewer.size * 0.75;
}

const wordSet = (text: string) => new Set(splitWords(text));
