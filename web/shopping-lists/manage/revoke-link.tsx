import type { ShoppingLink } from "../../../src/contract/shopping-links.ts";
import { callApi } from "../../api/call-api.ts";
import { GONE } from "../../api/call.ts";
import { t } from "../../text/translation.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface Props {
  link: ShoppingLink;
  /** Of the list. */
  name: string;
  onDone: () => Promise<void>;
  onClose: () => void;
}

export function RevokeLink({ link: { id }, name, onDone, onClose }: Props) {
  async function revoke(): Promise<string | null> {
    const answer = await callApi("DELETE shopping-links/{id}", { params: { id } });
    // Someone else may have been faster.
    if (!answer.ok && answer.status !== GONE) return answer.message;
    await onDone();
    return null;
  }

  return (
    <ConfirmDialog
      title={t("shopping-lists.revoke-title")}
      action={t("shopping-lists.revoke")}
      onConfirm={revoke}
      onClose={onClose}
    >
      <p>{t("shopping-lists.revoke-help", { name })}</p>
    </ConfirmDialog>
  );
}
