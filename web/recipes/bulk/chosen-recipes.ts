import type { RecipeSummary } from "../../../src/contract/recipes.ts";

export interface SelectionProps {
  recipes: RecipeSummary[];
  onClose: () => void;
  onEnd: () => void;
  onChanged: () => Promise<void>;
}
