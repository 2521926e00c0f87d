import { useRevalidator } from "react-router";
import type { CustomPage } from "../../src/contract/custom-pages.ts";
import { callApi } from "../api/call-api.ts";
import { GONE } from "../api/call.ts";
import { t } from "../text/translation.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

interface Props {
  page: CustomPage;
  onDone: () => Promise<void>;
  onClose: () => void;
}

export function DeletePage({ page: { id, name }, onDone, onClose }: Props) {
  const { revalidate } = useRevalidator();

  async function remove(): Promise<string | null> {
    const deleted = await callApi("DELETE site-settings/custom-pages/{id}", { params: { id } });
    // Someone else deleted it.
    if (deleted.ok || deleted.status === GONE) await onDone();
    else void revalidate();
    return deleted.ok || deleted.status === GONE ? null : deleted.message;
  }

  return (
    <ConfirmDialog
      title={t("settings.delete-page-title", { name })}
      action={t("settings.delete-page")}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t("settings.delete-page-help")}</p>
    </ConfirmDialog>
  );
}
