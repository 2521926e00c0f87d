import { useRevalidator } from "react-router";
import type { Theme } from "../../src/contract/themes.ts";
import { callApi } from "../api/call-api.ts";
import { t } from "../text/translation.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

interface Props {
  theme: Theme;
  onDone: () => Promise<void>;
  onClose: () => void;
}

export function DeleteTheme({ theme: { name }, onDone, onClose }: Props) {
  const { revalidate } = useRevalidator();

  async function remove(): Promise<string | null> {
    const deleted = await callApi("DELETE themes/{name}", { params: { name } });
    if (deleted.ok) await onDone();
    // Someone else may have deleted it.
    else void revalidate();
    return deleted.ok ? null : deleted.message;
  }

  return (
    <ConfirmDialog
      title={t("themes.delete-title", { name })}
      action={t("themes.delete")}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t("themes.delete-help")}</p>
    </ConfirmDialog>
  );
}
