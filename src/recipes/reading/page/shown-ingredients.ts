import { readIngredientSections } from "./ingredient-lines.ts";
import { rateAsIngredient } from "./ingredient-shape.ts";
import { createGroupTitleTest, isHeading, isPartHeading, isSectionTitle } from "./line-heading.ts";
import { areNear, getLineKind } from "./line-kind.ts";
import type { PageLine } from "./page-lines.ts";
import {
  findOnPage,
  indexTexts,
  hasSameWords,
  measureCoverage,
  type IndexedTexts,
  type Stretch,
} from "./same-words.ts";
import { createSectionNameTest } from "./section-name.ts";
import type { Section } from "./sections.ts";
import { markTitles } from "./unlisted-titles.ts";

/** Of the words in the structured data. */
const MIN_COVERED_SHARE = 0.6;
const MIN_LIKENESS = 0.5;
/** For lines of another kind beside the list. */
const MIN_ODD_LIKENESS = 0.7;
/** For other items of the same list. */
const MIN_LIKENESS_IN_LIST = 0.2;
const MAX_INGREDIENT_CHARACTERS = 220;
const MIN_KEPT_SHARE = 0.95;

/** What the page lists where it shows the ingredients of the data. */
export function findShownIngredients(declared: string[], lines: PageLine[]): Section[] {
  const known = indexTexts(declared);
  const stretch = findOnPage(known, lines, weighAsIngredient, MAX_INGREDIENT_CHARACTERS);
  if (!stretch || stretch.coveredShare < MIN_COVERED_SHARE) return [];
  const { from, to } = findWholeList(cutAtSteps(stretch, known, lines), known, lines);
  const belongs = markTitles(lines.slice(0, to), from, declared).filter((line) => {
    if (line.part === "noise") return false;
    if (hasSameWords(line, known)) return true;
    return (
      !line.link &&
      (isHeading(line) || isNumber(line.text) || rateAsIngredient(line.text) > MIN_LIKENESS_IN_LIST)
    );
  });
  return readIngredientSections({ lines: belongs });
}

/** Steps mention ingredients, too, and some pages list more ingredients below. */
function cutAtSteps(stretch: Stretch, known: IndexedTexts, lines: PageLine[]): Stretch {
  const { from, coveredShare } = stretch;
  const steps = lines.slice(from, stretch.to).findIndex((line) => isPartHeading(line, "steps"));
  if (steps <= 0) return stretch;
  const cut = {
    from,
    to: from + steps,
    coveredShare: measureCoverage(known, lines.slice(from, from + steps)),
  };
  return cut.coveredShare >= coveredShare * MIN_KEPT_SHARE ? cut : stretch;
}

const isNumber = (text: string) => !/\p{L}/u.test(text);

function weighAsIngredient(line: PageLine): number {
  const mayBelong = line.part !== "steps" && line.text.length < MAX_INGREDIENT_CHARACTERS;
  if (!mayBelong || (rateAsIngredient(line.text) <= -0.3 && !isHeading(line))) return -1;
  if (line.part !== "ingredients") return 1;
  return isSectionTitle(line) ? 0 : 1.5;
}

/** Data may have only one section. */
function findWholeList(
  { from: first, to: last }: Stretch,
  known: IndexedTexts,
  lines: PageLine[],
): Omit<Stretch, "coveredShare"> {
  const isGroupTitle = createGroupTitleTest(lines.slice(Math.max(0, first - 1), last));
  const heading = lines
    .slice(first, last)
    .findLastIndex((line) => opensIngredients(line) && !isGroupTitle(line));
  const kinds = new Set(
    lines.slice(first, last).flatMap((line) => (hasSameWords(line, known) ? [getLineKind(line)] : [])),
  );
  const lists = new Set(
    lines.slice(first, last).flatMap(({ block }) => (block.name === "li" ? [block.parent] : [])),
  );
  const minLikeness = (line: PageLine) =>
    lists.has(line.block.parent)
      ? MIN_LIKENESS_IN_LIST
      : kinds.has(getLineKind(line))
        ? MIN_LIKENESS
        : MIN_ODD_LIKENESS;
  const belongs = (line: PageLine | undefined, beside?: PageLine): boolean =>
    line !== undefined &&
    line.part !== "noise" &&
    line.part !== "steps" &&
    rateAsIngredient(line.text) > minLikeness(line) &&
    (kinds.has(getLineKind(line)) || areNear(line, beside));
  const isLike = (line: PageLine | undefined) => line !== undefined && kinds.has(getLineKind(line));
  let to = last;
  let from = heading >= 0 && heading < (last - first) / 2 ? first + heading + 1 : first;
  while (belongs(lines[to], lines[to - 1]) || (isSectionTitle(lines[to]) && belongs(lines[to + 1]))) to++;
  while (
    belongs(lines[from - 1], lines[from]) ||
    (isSectionTitle(lines[from - 1]) && belongs(lines[from - 2]))
  )
    from--;
  const above = lines[from - 1];
  const isTitled =
    isSectionTitle(above) ||
    isGroupTitle(above) ||
    (isLike(above) && opensWithName(lines.slice(from - 1, to)));
  return { from: isTitled ? from - 1 : from, to };
}

/** “FOR THE DOUGH” above a list with more such names. */
function opensWithName(lines: PageLine[]): boolean {
  const texts = lines.map(({ text }) => text);
  return createSectionNameTest(texts)(texts[0] ?? "");
}

/** Not “Ingredients: flour, water”. */
function opensIngredients(line: PageLine): boolean {
  return isPartHeading(line, "ingredients") && !/[:：].|\d/.test(line.text);
}
