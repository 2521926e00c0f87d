import { useNavigate } from "react-router";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { TRASH_DAYS } from "../../../src/contract/rules.ts";
import { callApi } from "../../api/call-api.ts";
import { toast } from "../../state/toasts.ts";
import { offerUndo } from "../../state/undo.ts";
import { t } from "../../text/translation.ts";
import { truncate } from "../../text/truncate.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { restoreFromTrash } from "./restore-recipe.ts";

/** Two lines of a phone. */
const NAME_IN_BAR = 32;

interface Props {
  recipe: Recipe;
  onDeleted?: () => void;
  onClose: () => void;
}

export function DeleteRecipe({ recipe, onDeleted, onClose }: Props) {
  const navigate = useNavigate();

  async function remove(): Promise<string | null> {
    const deleted = await callApi("DELETE recipes/{slug}", { params: { slug: recipe.slug }, quiet: true });
    if (!deleted.ok) return deleted.message;
    const name = truncate(recipe.name, NAME_IN_BAR);
    offerUndo(t("bin.in-bin", { name }), () => undo(deleted.data.id));
    onDeleted?.();
    await navigate("/");
    return null;
  }

  async function undo(id: number): Promise<boolean> {
    const back = await restoreFromTrash(id);
    if (back.ok) await navigate(`/recipe/${back.data}`);
    else toast(back.message, "error");
    return back.ok;
  }

  return (
    <ConfirmDialog
      title={t("bin.delete-title")}
      action={t("bin.delete")}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t("bin.delete-help", { name: recipe.name, days: TRASH_DAYS })}</p>
    </ConfirmDialog>
  );
}
