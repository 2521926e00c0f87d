import { offerUndo } from "../../state/undo.ts";
import { t } from "../../text/translation.ts";
import { restoreDish, type RemovedDish } from "./dishes.ts";

export function offerToRestore(removed: RemovedDish | undefined): void {
  if (!removed) return;
  offerUndo(t("cook-mode.removed", { name: removed.dish.name }), () => {
    restoreDish(removed);
    return Promise.resolve(true);
  });
}
