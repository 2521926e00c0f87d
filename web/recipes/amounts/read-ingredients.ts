import type { Recipe } from "../../../src/contract/recipes.ts";
import type { Scaling } from "../../../src/ingredients/amounts/edit-amount.ts";
import type { LineWords } from "../../../src/ingredients/words/line-words.ts";
import type { ReadLine } from "../../../src/ingredients/correct-line.ts";
import type { Units } from "../../../src/ingredients/amounts/convert-line.ts";
import { findSpelling, showLine } from "../../../src/ingredients/amounts/show-line.ts";
import { findFootnotes, isFootnote, takeMarks, type Footnote } from "./footnotes.ts";
import { tidyLine } from "./tidy-line.ts";

export interface ShownLine {
  /** Counts all lines of the recipe, even hidden ones. */
  position: number;
  /** Precedes the amount, as `about ` does. */
  before: string;
  /** Contains number and unit. Empty for lines like "salt". */
  amount: string;
  after: string;
  /** The line as written. Null unless its units were converted. */
  original: string | null;
  /** Is 2 for "1½ eggs". */
  nearestWhole: number | null;
  isUnscaled: boolean;
  marks: string[];
}

type IngredientGroup = Recipe["ingredientGroups"][number];

const HEADING_END = /\s*[:：]\s*$/;

export interface ShownIngredients {
  sections: { title: string; lines: ShownLine[] }[];
  footnotes: Footnote[];
}

export interface Display {
  /** A factor of 1 keeps the amounts as written. */
  factor: number;
  /** Used if the recipe has no decimals. */
  point: "." | ",";
  /** These are in the recipe's language. */
  words: LineWords;
  /** Applies corrections. */
  read: ReadLine;
  /** Null keeps the units as written. */
  units: Units | null;
  inflectFood: Scaling["inflectFood"];
}

export function readIngredients(
  recipe: Recipe,
  { factor, point, words, read, units, inflectFood }: Display,
): ShownIngredients {
  const footnotes = listFootnotes(recipe);
  const spelling = findSpelling(
    recipe.recipeIngredient.map((line) => read(tidyLine(line), line)),
    point,
  );
  const show = (line: string, position: number): ShownLine => {
    const { text: unmarked, marks } = takeMarks(line, footnotes);
    const { text, amount, original, nearestWhole, isUnscaled } = showLine(
      read(tidyLine(unmarked), line),
      { factor, spelling, words, inflectFood },
      units ?? undefined,
    );
    const { from, to } = amount ?? { from: 0, to: 0 };
    return {
      position,
      before: text.slice(0, from),
      amount: text.slice(from, to),
      after: text.slice(to),
      original,
      nearestWhole,
      isUnscaled,
      marks,
    };
  };
  let count = 0;
  const sections = listGroups(recipe, read)
    .map(({ title, items }) => ({
      title: tidyLine(title),
      lines: items
        .map((line) => ({ line, position: count++ }))
        .filter(({ line }) => line.trim() && !isFootnote(line, footnotes))
        .map(({ line, position }) => show(line, position)),
    }))
    .filter(({ title, lines }) => title || lines.length > 0);
  return { sections, footnotes };
}

function listFootnotes({ recipeIngredient, notes, recipeInstructions }: Recipe): Footnote[] {
  return findFootnotes(recipeIngredient, [
    ...notes.flatMap(({ title, text }) => [title, text]),
    ...recipeInstructions.map(({ text }) => text),
  ]);
}

/** Its lines have the positions of `ShownLine`. */
export function listGroups(
  { ingredientGroups, recipeIngredient }: Recipe,
  read: ReadLine,
): IngredientGroup[] {
  if (ingredientGroups.length > 0) return ingredientGroups;
  const groups: IngredientGroup[] = [{ title: "", items: [] }];
  for (const line of recipeIngredient) {
    // A heading without a group of its own, such as "For the stew:", can't be checked off.
    if (read(line).isHeading) groups.push({ title: line.replace(HEADING_END, ""), items: [""] });
    else groups.at(-1)?.items.push(line);
  }
  return groups;
}
