import type { RecipeSummary } from "../../../src/contract/recipes.ts";

export interface SelectedRecipes {
  recipes: RecipeSummary[];
  onClose: () => void;
  onEnd: () => void;
  onChanged: () => Promise<void>;
}
