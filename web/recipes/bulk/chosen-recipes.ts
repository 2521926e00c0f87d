import type { RecipeSummary } from "../../../src/contract/recipes.ts";

export interface SelectedRecipes {
  recipes: RecipeSummary[];
  /** Nothing was done. */
  onClose: () => void;
  /** It was done: nothing is chosen any more. */
  onEnd: () => void;
  onChanged: () => Promise<void>;
}
