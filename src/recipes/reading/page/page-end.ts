import { isComplete, type ParsedRecipe } from "../../text/parsed-recipe.ts";

const MAX_CHARACTERS_BELOW_RECIPE = 16_000;
/** Pages write punctuation differently. */
const PLAIN_WORDS = /\p{L}[\p{L}\p{N} ]{10,40}/u;
const MAX_PROBED_LINES = 4;

/** `<a rel="category tag">`. */
const CATEGORY_LINK = /\srel=["']?[^"'>]*\bcategory\b/i;

/** Cuts nothing if the author is unknown, or if a missing category is linked at the foot. */
export function cutBelowRecipe(source: string, declared: ParsedRecipe | undefined): string {
  if (!isComplete(declared) || declared.author === "") return source;
  const { recipeIngredient, recipeInstructions, recipeCategory } = declared;
  const steps = pickEvenly(recipeInstructions.map(({ text }) => text));
  const lastStep = findLast(source, steps, -1);
  if (lastStep < 0) return source;
  const last = findLast(source, pickEvenly(recipeIngredient), lastStep);
  const end = last + MAX_CHARACTERS_BELOW_RECIPE;
  const needsFoot = recipeCategory.length === 0 && CATEGORY_LINK.test(source.slice(end));
  return needsFoot ? source : source.slice(0, end);
}

/** Searches forward, since searching backward is several times slower. */
function findLast(source: string, lines: string[], after: number): number {
  let last = after;
  for (const line of lines) {
    const words = PLAIN_WORDS.exec(line)?.[0];
    if (!words) continue;
    for (let at = source.indexOf(words, last + 1); at >= 0; at = source.indexOf(words, at + 1)) last = at;
  }
  return last;
}

function pickEvenly(lines: string[]): string[] {
  if (lines.length <= MAX_PROBED_LINES) return lines;
  return Array.from(
    { length: MAX_PROBED_LINES },
    (_, at) => lines[Math.round((at * (lines.length - 1)) / (MAX_PROBED_LINES - 1))] ?? "",
  );
}
