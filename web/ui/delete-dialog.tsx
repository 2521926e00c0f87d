import { useRevalidator } from "react-router";
import type { Answer } from "../api/call.ts";
import { t } from "../text/translation.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface Props {
  title: string;
  onDelete: () => Promise<Answer<unknown>>;
  help: string;
  onDone: () => Promise<void>;
  onClose: () => void;
}

export function DeleteDialog({ title, onDelete, help, onDone, onClose }: Props) {
  const { revalidate } = useRevalidator();

  async function remove(): Promise<string | null> {
    const deleted = await onDelete();
    if (deleted.ok) await onDone();
    else void revalidate();
    return deleted.ok ? null : deleted.message;
  }

  return (
    <ConfirmDialog title={title} action={t("manage.delete")} onConfirm={remove} onClose={onClose}>
      <p>{help}</p>
    </ConfirmDialog>
  );
}
