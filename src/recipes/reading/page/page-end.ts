import { isComplete, type ParsedRecipe } from "../../text/parsed-recipe.ts";

const MAX_CHARACTERS_BELOW_RECIPE = 25_000;
/** Pages write punctuation differently. */
const PLAIN_WORDS = /\p{L}[\p{L}\p{N} ]{10,40}/u;
const MAX_PROBED_LINES = 4;

/** Authors and categories may be at the foot, so nothing is cut if they are missing. */
export function cutBelowRecipe(source: string, declared: ParsedRecipe | undefined): string {
  if (!isComplete(declared) || declared.author === "" || declared.recipeCategory.length === 0) return source;
  const { recipeIngredient, recipeInstructions } = declared;
  const steps = pickEvenly(recipeInstructions.map(({ text }) => text));
  const places = [...steps, ...pickEvenly(recipeIngredient)].map((line) => findLast(source, line));
  const isFound = places.slice(0, steps.length).some((at) => at >= 0);
  return isFound ? source.slice(0, Math.max(...places) + MAX_CHARACTERS_BELOW_RECIPE) : source;
}

function findLast(source: string, line: string): number {
  const words = PLAIN_WORDS.exec(line)?.[0];
  return words ? source.lastIndexOf(words) : -1;
}

function pickEvenly(lines: string[]): string[] {
  if (lines.length <= MAX_PROBED_LINES) return lines;
  return Array.from(
    { length: MAX_PROBED_LINES },
    (_, at) => lines[Math.round((at * (lines.length - 1)) / (MAX_PROBED_LINES - 1))] ?? "",
  );
}
