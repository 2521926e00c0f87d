import { t } from "elysia";
import { RECIPE_MOST } from "./rules.ts";

/** One for each part and reason. */
export const DOUBTS_MOST = 12;

export const DOUBTFUL_PARTS = ["name", "ingredients", "steps"] as const;
export const DOUBT_REASONS = ["missing", "odd-lines", "not-on-page", "only-on-page"] as const;

const Confidence = t.Number({
  minimum: 0,
  maximum: 1,
  description: "The share of test recipes whose part, read in this way, was right",
});

export const PartConfidence = t.Object({ name: Confidence, ingredients: Confidence, steps: Confidence });
export type PartConfidence = typeof PartConfidence.static;

/** What someone should look at after a page or text was read. */
export const RecipeDoubt = t.Object({
  part: t.UnionEnum([...DOUBTFUL_PARTS]),
  reason: t.UnionEnum([...DOUBT_REASONS], {
    description:
      "`missing`: nothing was found. `odd-lines`: these lines may be something else. " +
      "`not-on-page`: the page doesn't show these lines. `only-on-page`: the page lists these lines, too.",
  }),
  lines: t.Array(t.String({ maxLength: RECIPE_MOST.characters }), {
    maxItems: RECIPE_MOST.lines,
    description: "The lines in question; empty if it's the whole part",
  }),
  confidence: Confidence,
});
export type RecipeDoubt = typeof RecipeDoubt.static;
export type DoubtfulPart = RecipeDoubt["part"];
