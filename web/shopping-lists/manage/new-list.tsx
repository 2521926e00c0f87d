import { callApi } from "../../api/call-api.ts";
import { UNANSWERED } from "../../api/call.ts";
import { isOffline } from "../../state/connection.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { DialogButtons } from "../../ui/dialog-buttons.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form } from "../../ui/form.tsx";
import { Online } from "../../ui/online.tsx";
import { useSending } from "../../ui/use-sending.ts";
import { NameField } from "./name-field.tsx";

interface Props {
  onDone: (list: number) => void;
  onClose: () => void;
}

export function NewList({ onDone, onClose }: Props) {
  const offline = useValue(isOffline);
  const { busy, problem, send } = useSending(async (values: FormData) => {
    const answer = await callApi("POST shopping-lists", { body: { name: String(values.get("name")) } });
    if (!answer.ok) return answer.status === UNANSWERED ? t("shopping-lists.new-offline") : answer.message;
    onClose();
    onDone(answer.data.id);
    return null;
  });

  return (
    <Dialog title={t("shopping-lists.new-title")} onClose={onClose}>
      <Form className="flex flex-col gap-5" onSubmit={send}>
        {/* What was typed stays. */}
        <div hidden={offline}>
          <NameField hint={t("shopping-lists.name-hint")} />
        </div>
        <Online>{problem && <Alert title={problem} />}</Online>
        <DialogButtons
          label={t("shopping-lists.create")}
          busyLabel={t("shopping-lists.creating")}
          busy={busy}
          offlineNote={t("shopping-lists.new-offline")}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
