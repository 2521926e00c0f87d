import type { NewApiToken } from "../../../src/contract/sessions.ts";
import { callApi } from "../../api/call-api.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { Form } from "../../ui/form.tsx";
import { NotInDemo } from "../../ui/not-in-demo.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { validName } from "../rules.ts";
import { useSending } from "../../ui/use-sending.ts";

/** Makes a token once it is said what for. */
export function NewToken({ onMade }: { onMade: (made: NewApiToken) => void }) {
  const { busy, problem, send } = useSending(async (values: FormData) => {
    const answer = await callApi("POST auth/api-tokens", { body: { name: String(values.get("name")) } });
    if (!answer.ok) return answer.message;
    onMade(answer.data);
    return null;
  });

  return (
    <NotInDemo>
      <Form className="flex flex-col gap-3" onSubmit={send}>
        <TextField
          label={t("profile.token-name")}
          name="name"
          autoComplete="off"
          hint={t("profile.token-name-help")}
          rule={validName}
        />
        {problem && <Alert title={problem} />}
        <div className="flex justify-end">
          <SubmitButton label={t("profile.token-make")} busyLabel={t("ui.saving")} busy={busy} quiet />
        </div>
      </Form>
    </NotInDemo>
  );
}
