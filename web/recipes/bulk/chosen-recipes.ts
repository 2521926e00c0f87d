import type { RecipeSummary } from "../../../src/contract/recipes.ts";

/** What a dialog that does something with chosen recipes is given. */
export interface SelectedRecipes {
  recipes: RecipeSummary[];
  /** Nothing was done. */
  onClose: () => void;
  /** It was done: nothing is chosen any more. */
  onEnd: () => void;
  /** Shows the list as it is now. */
  onChanged: () => Promise<void>;
}
