import { useNavigate } from "react-router";
import { isVisible } from "../../../src/contract/rules.ts";
import { callApi } from "../../api/call-api.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Form } from "../../ui/form.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextField, type Rule } from "../../ui/text-field.tsx";
import { useSending } from "../../ui/use-sending.ts";

const someText: Rule = (text) => (isVisible(text) ? null : "people.required");

/** Fetches everything from a Mealie server, then opens the import's page. */
export function MealieAddress() {
  const navigate = useNavigate();
  const { busy, problem, send } = useSending(async (values: FormData) => {
    const [address, token] = ["address", "token"].map((name) => String(values.get(name)).trim());
    const begun = await callApi("POST imports/files/mealie", {
      body: { address: address ?? "", token: token ?? "" },
    });
    if (!begun.ok) return begun.message;
    await navigate(`/imports/files/${begun.data.id}`);
    return null;
  });
  return (
    <Disclosure summary={t("file-import.mealie-title")}>
      <Form onSubmit={send} className="flex flex-col gap-4 pt-1 pb-3">
        <p className="text-muted max-w-prose text-sm text-pretty">{t("file-import.mealie-help")}</p>
        {problem && <Alert title={problem} />}
        <TextField
          label={t("file-import.mealie-address")}
          name="address"
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          rule={someText}
        />
        <TextField
          label={t("file-import.mealie-token")}
          hint={t("file-import.mealie-token-help")}
          name="token"
          type="password"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          rule={someText}
        />
        <div className="flex justify-end">
          <SubmitButton
            label={t("file-import.mealie-connect")}
            busyLabel={t("file-import.mealie-connecting")}
            busy={busy}
          />
        </div>
      </Form>
    </Disclosure>
  );
}
