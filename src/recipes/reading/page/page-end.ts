import { isWhole, type ParsedRecipe } from "../../text/parsed-recipe.ts";

/** What belongs to a recipe stands no farther below its last line, in characters of the page's source. */
const BELOW = 25_000;
/** The words of a line that are looked for: some that stand together, with no sign between them that pages write as they like. */
const WORDS = /\p{L}[\p{L}\p{N} ]{10,40}/u;
/** So many lines are looked for: from the first to the last, at even distances. */
const PROBES = 4;

/**
 * The source of a page down to where the recipe that its data tells is over. Below stand comments and other recipes: as
 * much again, mostly. The whole source where the lines are not found, and where the data lacks what pages show at their
 * foot: who wrote it, and what it is filed under.
 */
export function downToEnd(source: string, declared: ParsedRecipe | undefined): string {
  if (!isWhole(declared) || declared.author === "" || declared.recipeCategory.length === 0) return source;
  const { recipeIngredient, recipeInstructions } = declared;
  const steps = spread(recipeInstructions.map(({ text }) => text));
  const places = [...steps, ...spread(recipeIngredient)].map((line) => lastPlace(source, line));
  const isFound = places.slice(0, steps.length).some((at) => at >= 0);
  return isFound ? source.slice(0, Math.max(...places) + BELOW) : source;
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
