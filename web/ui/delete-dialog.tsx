import { useRevalidator } from "react-router";
import { call } from "../api/call.ts";
import { t } from "../text/translation.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface Props {
  title: string;
  /** Where it is deleted: a path below `api/`. */
  path: string;
  /** What will happen. */
  help: string;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something of a list is deleted. */
export function DeleteDialog({ title, path, help, onDone, onClose }: Props) {
  const { revalidate } = useRevalidator();

  async function remove(): Promise<string | null> {
    const deleted = await call("DELETE", path);
    if (deleted.ok) await onDone();
    // What is shown may be out of date.
    else void revalidate();
    return deleted.ok ? null : deleted.message;
  }

  return (
    <ConfirmDialog title={title} action={t("manage.delete")} onConfirm={remove} onClose={onClose}>
      <p>{help}</p>
    </ConfirmDialog>
  );
}
