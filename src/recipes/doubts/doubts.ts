import { toFields, toList, toText } from "../../archiving/lenient-values.ts";
import type { RecipeContent } from "../../contract/recipe-life.ts";
import {
  DOUBT_REASONS,
  DOUBTFUL_PARTS,
  type DoubtfulPart,
  type RecipeDoubt,
} from "../../contract/recipe-doubts.ts";
import { RECIPE_MOST } from "../../contract/rules.ts";

const FIELDS: Record<DoubtfulPart, (keyof RecipeContent)[]> = {
  name: ["name"],
  ingredients: ["recipeIngredient", "ingredientGroups"],
  steps: ["recipeInstructions"],
};

/** Keys of a step that say how long it takes, as docs/api.md describes them. */
const TIMING = new Set(["minutes", "handsOn", "handsFree"]);

/** Changing a part counts as checking it, but saying how long a step takes doesn't. */
export function keepUnchecked(
  doubts: RecipeDoubt[],
  before: RecipeContent,
  after: RecipeContent,
): RecipeDoubt[] {
  return doubts.filter(({ part }) =>
    FIELDS[part].every((field) => Bun.deepEquals(pickRead(before, field), pickRead(after, field))),
  );
}

function pickRead(content: RecipeContent, field: keyof RecipeContent): unknown {
  if (field !== "recipeInstructions") return content[field];
  return content.recipeInstructions.map((step) =>
    Object.fromEntries(Object.entries(step).filter(([key]) => !TIMING.has(key))),
  );
}

/** From an archive, which can contain anything. */
export function tidyDoubts(value: unknown): RecipeDoubt[] {
  return toList(value).flatMap((one): RecipeDoubt[] => {
    const fields = toFields(one);
    const part = DOUBTFUL_PARTS.find((known) => known === fields?.["part"]);
    const reason = DOUBT_REASONS.find((known) => known === fields?.["reason"]);
    if (!fields || !part || !reason) return [];
    const lines = toList(fields["lines"]).map(toText).slice(0, RECIPE_MOST.lines);
    const confidence = Math.min(1, Math.max(0, Number(fields["confidence"]) || 0));
    return [{ part, reason, lines, confidence }];
  });
}
