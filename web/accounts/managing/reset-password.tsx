import { useState } from "react";
import type { User } from "../../../src/contract/accounts.ts";
import { callApi } from "../../api/call-api.ts";
import { t } from "../../text/translation.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CopyField } from "../../ui/copy-field.tsx";

interface Props {
  person: User;
  onClose: () => void;
}

export function ResetPassword({ person: { id, fullName: name }, onClose }: Props) {
  const [password, setPassword] = useState<string | null>(null);

  async function reset(): Promise<string | null> {
    const done = await callApi("PUT users/{id}/reset-password", { params: { id }, quiet: true });
    if (!done.ok) return done.message;
    setPassword(done.data.password);
    return null;
  }

  if (password === null)
    return (
      <ConfirmDialog
        title={t("manage.reset-title", { name })}
        action={t("manage.reset-action")}
        onConfirm={reset}
        onClose={onClose}
      >
        <p>{t("manage.reset-help", { name })}</p>
      </ConfirmDialog>
    );
  return (
    <Dialog title={t("manage.reset-done-title", { name })} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p>{t("manage.reset-done", { name })}</p>
        <CopyField label={t("people.new-password")} text={password} />
        <p className="text-muted text-sm">{t("manage.sessions-ended", { name })}</p>
        <button type="button" className="btn btn-primary self-end" onClick={onClose}>
          {t("people.done")}
        </button>
      </div>
    </Dialog>
  );
}
