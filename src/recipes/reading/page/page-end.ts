import { isComplete, type ParsedRecipe } from "../../text/parsed-recipe.ts";
import { MAX_CHARACTERS_AFTER_RECIPE } from "../reading-limits.ts";

/** A few words without punctuation, which pages write differently. */
const WORDS = /\p{L}[\p{L}\p{N} ]{10,40}/u;
const PROBES = 4;

/**
 * The source up to the end of the recipe in its data. Below are comments and other recipes, often as much again.
 * Returns all of it if the lines aren't found, or if author and categories are missing, which pages show at their foot.
 */
export function downToEnd(source: string, declared: ParsedRecipe | undefined): string {
  if (!isComplete(declared) || declared.author === "" || declared.recipeCategory.length === 0) return source;
  const { recipeIngredient, recipeInstructions } = declared;
  const steps = spread(recipeInstructions.map(({ text }) => text));
  const places = [...steps, ...spread(recipeIngredient)].map((line) => lastPlace(source, line));
  const isFound = places.slice(0, steps.length).some((at) => at >= 0);
  return isFound ? source.slice(0, Math.max(...places) + MAX_CHARACTERS_AFTER_RECIPE) : source;
}

function lastPlace(source: string, line: string): number {
  const words = WORDS.exec(line)?.[0];
  return words ? source.lastIndexOf(words) : -1;
}

function spread(lines: string[]): string[] {
  if (lines.length <= PROBES) return lines;
  return Array.from(
    { length: PROBES },
    (_, at) => lines[Math.round((at * (lines.length - 1)) / (PROBES - 1))] ?? "",
  );
}
