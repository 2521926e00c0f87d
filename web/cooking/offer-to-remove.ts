import { callApi } from "../api/call-api.ts";
import { toast } from "../state/toasts.ts";
import { offerUndo } from "../state/undo.ts";
import { t } from "../text/translation.ts";
import { rateRecipe } from "./rate-recipe.ts";
import { refreshHistory } from "./use-cooking.ts";

interface Added {
  id: number;
  /** The rating that the recipe got with it; 0 without one. */
  rated: number;
  onRemoved: () => Promise<void>;
}

/** Says that an entry was added, and offers to undo it. */
export function offerToRemove(slug: string, { id, rated, onRemoved }: Added): void {
  offerUndo(t("cooking.added"), async () => {
    const removed = await callApi("DELETE cooked/{id}", { params: { id }, quiet: true });
    if (!removed.ok) {
      toast(removed.message, "error");
      return false;
    }
    refreshHistory();
    if (rated) {
      await rateRecipe(slug, { from: rated, to: 0 });
      await onRemoved();
    }
    return true;
  });
}
