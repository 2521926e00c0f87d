import { TRASH_DAYS } from "../../../src/contract/rules.ts";
import { callApi } from "../../api/call-api.ts";
import { toast } from "../../state/toasts.ts";
import { offerUndo } from "../../state/undo.ts";
import { t } from "../../text/translation.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { SelectionProps } from "./use-selection.ts";

export function DeleteChosen({ recipes, onClose, onEnd, onChanged }: SelectionProps) {
  const { length: count } = recipes;

  async function remove(): Promise<string | null> {
    const slugs = recipes.map(({ slug }) => slug);
    const deleted = await callApi("POST recipe-bin", { body: { recipes: slugs }, quiet: true });
    if (!deleted.ok) return deleted.message;
    const { ids } = deleted.data;
    offerUndo(t("organize.in-bin", { count: ids.length }), () => undo(ids));
    onEnd();
    await onChanged();
    return null;
  }

  async function undo(ids: number[]): Promise<boolean> {
    const back = await callApi("POST recipe-bin/restore", { body: { ids }, quiet: true });
    if (!back.ok) toast(back.message, "error");
    await onChanged();
    return back.ok;
  }

  return (
    <ConfirmDialog
      title={t("organize.delete-title", { count })}
      action={t("organize.delete")}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t("organize.delete-help", { count, days: TRASH_DAYS })}</p>
    </ConfirmDialog>
  );
}
