import type { RecipeContent } from "../../src/contract/recipe-life.ts";
import { EMPTY_RECIPE } from "../../web/recipes/editing/draft.ts";

export const EMPTY_STATE = {
  ...EMPTY_RECIPE,
  name: "Soup",
  dateAdded: "2026-01-01",
} satisfies RecipeContent;
