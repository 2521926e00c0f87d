import type { ShareLink } from "../../src/contract/share-links.ts";
import { callApi } from "../api/call-api.ts";
import { GONE } from "../api/call.ts";
import { t } from "../text/translation.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

interface Props {
  link: ShareLink;
  onDone: () => Promise<void>;
  onClose: () => void;
}

export function RevokeDialog({ link: { id, recipe }, onDone, onClose }: Props) {
  async function revoke(): Promise<string | null> {
    const answer = await callApi("DELETE share-links/{id}", { params: { id } });
    // Someone else may have been faster.
    if (!answer.ok && answer.status !== GONE) return answer.message;
    await onDone();
    return null;
  }

  return (
    <ConfirmDialog
      title={t("share-links.revoke-title")}
      action={t("share-links.revoke")}
      onConfirm={revoke}
      onClose={onClose}
    >
      <p>{t("share-links.revoke-help", { name: recipe.name })}</p>
    </ConfirmDialog>
  );
}
