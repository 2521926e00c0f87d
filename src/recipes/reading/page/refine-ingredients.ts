import type { IngredientGroup } from "../../../contract/recipes.ts";
import { haveAmounts, rateAsIngredient } from "./ingredient-shape.ts";
import { isSectionTitle } from "./line-heading.ts";
import { areUnitsMissing } from "./missing-units.ts";
import { moveNames } from "./move-names.ts";
import type { PageLine } from "./page-lines.ts";
import { findLiterally } from "./same-words.ts";
import { createSectionNameTest } from "./section-name.ts";
import { isWord, makeWordKey, splitWords } from "./split-words.ts";
import { toGroups, listLines, type Section } from "./sections.ts";
import { findShownIngredients } from "./shown-ingredients.ts";
import { findInsteadOfStub } from "./stub-ingredients.ts";

export interface Ingredients {
  recipeIngredient: string[];
  ingredientGroups: IngredientGroup[];
}

const MIN_LIKENESS = 0.5;
/** Other items of the same list may look less like ingredients. */
const MIN_LIKENESS_IN_LIST = 0.2;
/** Of the lines that only the page has, at least this part must be sure. */
const MIN_SURE_SHARE = 0.6;
const MAX_LINES_AHEAD = 8;
/** At least this part of the lines isn't reworded. */
const MIN_SAME_SHARE = 0.6;
const MIN_NEW_LIKENESS = 0.8;
const MAX_NEW_LINES = 5;
const MIN_REPEATED_LINES = 2;
const CONJUNCTIONS = new Set("and und et y e en och og ja i a es и και".split(" "));

export function refineIngredients(declared: string[], lines: PageLine[]): Ingredients {
  const instead = findInsteadOfStub(declared, lines);
  if (instead.length > 0) return toIngredients(instead);
  const own = splitAtTitles(declared);
  const items = listLines(own);
  if (own.length === 1 && isShownAlone(declared, lines)) return toIngredients(own);
  const sections = items.length > 0 ? findShownIngredients(declared, lines) : [];
  const shown = listLines(sections);
  if (shown.length === 0) return toIngredients(own);
  if (hasLess(items, shown)) return toIngredients(sections);
  const onlyDeclaredHasTitles = own.some(({ title }) => title) && !sections.some(({ title }) => title);
  return onlyDeclaredHasTitles ? toIngredients(own) : groupLines(moveNames(items, shown), sections);
}

function isShownAlone(declared: string[], lines: PageLine[]): boolean {
  const stretch = declared.length > 1 ? findLiterally(declared, lines) : null;
  if (!stretch) return false;
  if (lines.slice(stretch.from, stretch.to).some(isSectionTitle)) return false;
  const around = [stretch.from - 2, stretch.from - 1, stretch.to, stretch.to + 1].map((at) => lines[at]);
  return !around.some((line) => isSectionTitle(line) || (line && rateAsIngredient(line.text) > MIN_LIKENESS));
}

function splitAtTitles(declared: string[]): Section[] {
  const sections: Section[] = [{ title: "", items: [] }];
  const isName = createSectionNameTest(declared);
  for (const line of declared) {
    if (/^[^\d]{3,60}[:：]$|^#+ /.test(line) || isName(line))
      sections.push({ title: line.replace(/\s*[:：]$|^#+ /g, ""), items: [] });
    else sections.at(-1)?.items.push(line);
  }
  return sections.filter(({ items }) => items.length > 0);
}

function toIngredients(sections: Section[]): Ingredients {
  return { recipeIngredient: listLines(sections), ingredientGroups: toGroups(sections) };
}

function hasLess(declared: string[], shown: string[]): boolean {
  const [only = "", ...others] = declared;
  if (others.length === 0) return shown.length > 1 && shown.join(" ").length < only.length * 1.2;
  if (!haveAmounts(declared)) return haveAmounts(shown);
  if (shown.length === declared.length) {
    if (declared.some(hasOptionalPlural) && !shown.some(hasOptionalPlural)) return true;
    if (declared.some((line, at) => lacksAmount(line, shown[at] ?? ""))) return true;
    if (areCut(declared, shown) || areUnitsMissing(declared, shown)) return true;
    return (
      countLeadingAmounts(shown) > declared.length / 2 && countLeadingAmounts(declared) < declared.length / 4
    );
  }
  if (shown.length < declared.length)
    return withoutConjunctions(shown) === withoutConjunctions(declared) || repeatsSection(declared, shown);
  return hasMore(shown, declared) || isCorrected(shown, declared);
}

/** Data sometimes lists a section's ingredients twice, in any order. */
function repeatsSection(declared: string[], shown: string[]): boolean {
  const [own, others] = [new Set(declared.map(makeWordKey)), new Set(shown.map(makeWordKey))];
  const isRepeated = declared.length - own.size >= MIN_REPEATED_LINES;
  return isRepeated && own.size === others.size && own.isSubsetOf(others);
}

function withoutConjunctions(lines: string[]): string {
  return lines
    .flatMap(splitWords)
    .filter((word) => !CONJUNCTIONS.has(word))
    .join(" ");
}

/** Checks for `2 cup(s)`, which programs without plurals write. */
const hasOptionalPlural = (line: string) => /\p{L}\(s\)/u.test(line);

function lacksAmount(declared: string, shown: string): boolean {
  return (
    !/\p{N}/u.test(declared) && /^\p{N}/u.test(shown) && areAlike(collectWords(declared), collectWords(shown))
  );
}

/** Checks that all lines are the same, except that some are cut. */
function areCut(declared: string[], shown: string[]): boolean {
  const cut = declared.filter((line, at) => isCut(line, shown[at] ?? ""));
  const same = declared.filter((line, at) => makeWordKey(line) === makeWordKey(shown[at] ?? ""));
  return cut.length > 0 && cut.length + same.length === declared.length;
}

/** Checks for `5 tsp ginger` instead of `1.5 tsp ginger`, which programs take for a numbered line. */
function isCut(declared: string, shown: string): boolean {
  const before = shown.endsWith(declared) ? shown.slice(0, -declared.length) : "";
  return /^\d+[.,]$/.test(before) && /^\d/.test(declared);
}

const countLeadingAmounts = (lines: string[]) => lines.filter((line) => /^[\d½¼¾⅓⅔⅛]/.test(line)).length;

function hasMore(shown: string[], declared: string[]): boolean {
  const declaredKeys = new Set(declared.map(makeWordKey));
  const more = shown.filter((line) => !declaredKeys.has(makeWordKey(line)));
  const sure = more.filter((line) => rateAsIngredient(line) >= MIN_LIKENESS);
  return (
    more.length === shown.length - declared.length &&
    sure.length >= more.length * MIN_SURE_SHARE &&
    more.every((line) => rateAsIngredient(line) > MIN_LIKENESS_IN_LIST)
  );
}

/** Checks that the page has the same lines, some reworded, and new ones that nothing in the data resembles. */
function isCorrected(shown: string[], declared: string[]): boolean {
  let found = 0;
  let same = 0;
  const more = shown.filter((line) => {
    const next = declared[found];
    if (next === undefined || !resemble(line, next)) return true;
    if (makeWordKey(line) === makeWordKey(next)) same++;
    found++;
    return false;
  });
  return (
    found === declared.length &&
    same >= declared.length * MIN_SAME_SHARE &&
    more.length <= MAX_NEW_LINES &&
    more.every((line) => rateAsIngredient(line) >= MIN_NEW_LIKENESS) &&
    !more.some((line) => declared.some((other) => resemble(line, other)))
  );
}

/** Compares the lines with their amounts, and without them. */
function resemble(one: string, other: string): boolean {
  const [own, others] = [splitWords(one), splitWords(other)];
  return (
    areAlike(new Set(own), new Set(others)) ||
    areAlike(new Set(own.filter(isWord)), new Set(others.filter(isWord)))
  );
}

/** Lines that are headings on the page become titles. */
function groupLines(declared: string[], sections: Section[]): Ingredients {
  const shown = sections.flatMap(({ items }, section) =>
    items.map((item) => ({ section, words: collectWords(item) })),
  );
  const titles = new Set(sections.map(({ title }) => makeWordKey(title)).filter(Boolean));
  const groups: { section: number; items: string[] }[] = [];
  let at = 0;
  for (const line of declared) {
    const words = collectWords(line);
    const ahead = shown.slice(at, at + MAX_LINES_AHEAD).findIndex((item) => areAlike(words, item.words));
    if (ahead < 0 && titles.has(makeWordKey(line))) continue;
    const last = groups.at(-1);
    const section = ahead < 0 ? (last?.section ?? shown[at]?.section) : shown[at + ahead]?.section;
    if (ahead >= 0) at += ahead + 1;
    if (last && last.section === section) last.items.push(line);
    else groups.push({ section: section ?? 0, items: [line] });
  }
  const titled = groups.map(({ section, items }) => ({ title: sections[section]?.title ?? "", items }));
  return toIngredients(titled);
}

function areAlike(one: Set<string>, other: Set<string>): boolean {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  return fewer.size > 0 && [...fewer].filter((word) => more.has(word)).length >= fewer.size * 0.75;
}

const collectWords = (text: string) => new Set(splitWords(text));
