import { decodeHTML } from "entities";
import { tellsAllAround } from "./around-recipe.ts";
import { haveAmounts } from "./ingredient-shape.ts";
import { isWhole, type ParsedRecipe } from "../../text/parsed-recipe.ts";
import { hasStars } from "./page-title.ts";
import { SEVERAL } from "./refine-steps.ts";

/** Longer pages are not looked through for this, in characters of their source. */
const SOURCE_MOST = 1_000_000;
/** A tag; where one opens inside another, it is read by those who know how. */
const TAG = /<[^<>]*>/g;

/**
 * Whether a page shows a recipe just as its data tells it: every line of ingredients and of steps, one below the other
 * and under no titles of their own. Then there is nothing more to be found in its tree, and none has to be built.
 */
export function showsDeclared(source: string, declared: ParsedRecipe | undefined): boolean {
  if (!isWhole(declared) || !tellsAllAround(declared) || hasStars(declared.name)) return false;
  const { recipeIngredient, recipeInstructions } = declared;
  if (source.length > SOURCE_MOST || recipeInstructions.length <= SEVERAL || !haveAmounts(recipeIngredient))
    return false;
  const shown = keepLetters(source.replace(TAG, "\n"));
  const steps = recipeInstructions.map(({ text }) => text);
  return [recipeIngredient, steps].every((lines) => shown.includes(keepLetters(lines.join("\n"))));
}

/** Letters and figures of a text, small, with nothing between them. */
function keepLetters(text: string): string {
  const plain = text.includes("&") ? decodeHTML(text) : text;
  return plain.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
