import { useState } from "react";
import type { SignUpLink } from "../../../src/contract/sign-ups.ts";
import { callApi } from "../../api/call-api.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form } from "../../ui/form.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { validName } from "../rules.ts";
import { DialogButtons } from "../../ui/dialog-buttons.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { useSending } from "../../ui/use-sending.ts";

interface Props {
  onDone: () => Promise<void>;
  onClose: () => void;
}

export function NewLink({ onDone, onClose }: Props) {
  const [made, setMade] = useState<SignUpLink | null>(null);

  const { busy, problem, send } = useSending(async (values: FormData) => {
    const input = { name: String(values.get("name")), admin: values.has("admin") };
    const answer = await callApi("POST users/sign-ups", { body: input });
    if (!answer.ok) return answer.message;
    setMade(answer.data);
    return null;
  });

  if (made) return <LinkDialog link={made} onClose={() => void onDone()} />;
  return (
    <Dialog title={t("manage.new-link")} onClose={onClose}>
      <Form className="flex flex-col gap-4" onSubmit={send}>
        <TextField
          label={t("manage.link-name")}
          name="name"
          autoComplete="off"
          rule={validName}
          hint={t("manage.link-name-hint")}
        />
        <CheckField label={t("people.administrator")} name="admin" help={t("manage.link-admin-help")} />
        {problem && <Alert title={problem} />}
        <DialogButtons label={t("ui.save")} busyLabel={t("ui.saving")} busy={busy} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
