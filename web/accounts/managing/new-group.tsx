import { callApi } from "../../api/call-api.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form } from "../../ui/form.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { validName } from "../rules.ts";
import { DialogButtons } from "../../ui/dialog-buttons.tsx";
import { useSending } from "../../ui/use-sending.ts";

interface Props {
  onDone: () => Promise<void>;
  onClose: () => void;
}

export function NewGroup({ onDone, onClose }: Props) {
  const { busy, problem, send } = useSending(async (values: FormData) => {
    const made = await callApi("POST groups", { body: { name: String(values.get("name")) } });
    if (!made.ok) return made.message;
    await onDone();
    return null;
  });

  return (
    <Dialog title={t("manage.new-group")} onClose={onClose}>
      <Form className="flex flex-col gap-2" onSubmit={send}>
        <TextField label={t("manage.group-name")} name="name" autoComplete="off" rule={validName} />
        {problem && <Alert title={problem} />}
        <DialogButtons
          label={t("manage.create")}
          busyLabel={t("manage.creating")}
          busy={busy}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
