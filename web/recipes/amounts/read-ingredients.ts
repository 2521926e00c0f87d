import type { Recipe } from "../../../src/contract/recipes.ts";
import { findFootnotes, isFootnote, takeMarks, type Footnote } from "./footnotes.ts";
import { findSpelling, scaleLine, splitLine, type SplitLine } from "./scale-line.ts";
import { tidyLine } from "./tidy-line.ts";

export interface ShownLine extends SplitLine {
  /** In the recipe's lines, also those that aren't shown. */
  position: number;
  marks: string[];
}

export interface ShownIngredients {
  sections: { title: string; lines: ShownLine[] }[];
  footnotes: Footnote[];
}

export interface Display {
  /** 1 as written. */
  factor: number;
  /** For recipes without decimals. */
  point: "." | ",";
}

export function readIngredients(recipe: Recipe, { factor, point }: Display): ShownIngredients {
  const footnotes = listFootnotes(recipe);
  const spelling = findSpelling(recipe.recipeIngredient.map(tidyLine), point);
  let count = 0;
  const sections = listGroups(recipe)
    .map(({ title, items }) => ({
      title: tidyLine(title),
      lines: items
        .map((line) => ({ line, position: count++ }))
        .filter(({ line }) => line.trim() && !isFootnote(line, footnotes))
        .map(({ line, position }) => {
          const { text, marks } = takeMarks(line, footnotes);
          return { ...splitLine(scaleLine(tidyLine(text), factor, spelling)), position, marks };
        }),
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

function listGroups({ ingredientGroups, recipeIngredient }: Recipe) {
  return ingredientGroups.length > 0 ? ingredientGroups : [{ title: "", items: recipeIngredient }];
}
