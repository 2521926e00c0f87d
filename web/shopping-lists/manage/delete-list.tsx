import type { CountedList } from "../../../src/contract/shopping-lists.ts";
import { callApi } from "../../api/call-api.ts";
import { GONE } from "../../api/call.ts";
import { t } from "../../text/translation.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { forgetList } from "../sync/lists-on-device.ts";

interface Props {
  list: CountedList;
  onDone: () => Promise<void>;
  onClose: () => void;
}

export function DeleteList({ list: { id, name, open }, onDone, onClose }: Props) {
  async function remove(): Promise<string | null> {
    const answer = await callApi("DELETE shopping-lists/{id}", { params: { id } });
    // Someone else may have been faster.
    if (!answer.ok && answer.status !== GONE) return answer.message;
    await forgetList(id);
    await onDone();
    return null;
  }

  return (
    <ConfirmDialog
      title={t("shopping-lists.delete-title", { name })}
      action={t("shopping-lists.delete-list")}
      onConfirm={remove}
      onClose={onClose}
    >
      <p className="text-pretty">
        {open > 0 && `${t("shopping-lists.delete-open", { count: open })} `}
        {t("shopping-lists.delete-help")}
      </p>
    </ConfirmDialog>
  );
}
