import type { OwnAccount } from "../../../src/contract/accounts.ts";
import { Online } from "../../ui/online.tsx";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { Form } from "../../ui/form.tsx";
import { NotInDemo } from "../../ui/not-in-demo.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { changeAccount } from "../change-account.ts";
import { NameAndEmail } from "../name-and-email.tsx";
import { SettingsCard } from "../../ui/settings-card.tsx";
import { useSending } from "../../ui/use-sending.ts";

export function AboutYou({ person }: { person: OwnAccount }) {
  const { busy, problem, send } = useSending(async (values: FormData) => {
    const wanted = { fullName: String(values.get("fullName")), email: String(values.get("email")) };
    const answer = await changeAccount(person.id, wanted);
    return answer.ok ? null : answer.message;
  });

  return (
    <SettingsCard title={t("profile.about")} help={t("profile.about-help")}>
      <NotInDemo>
        <Form className="flex flex-col gap-4" onSubmit={send}>
          <NameAndEmail fullName={person.fullName} email={person.email} />
          <TextField
            key={person.group}
            label={t("people.group")}
            name="group"
            readOnly
            dir="auto"
            defaultValue={person.group}
            hint={t("profile.group-help")}
          />
          {problem && <Alert title={t("people.not-saved")}>{problem}</Alert>}
          <div className="flex justify-end">
            <Online>
              <SubmitButton label={t("ui.save")} busyLabel={t("ui.saving")} busy={busy} />
            </Online>
          </div>
        </Form>
      </NotInDemo>
    </SettingsCard>
  );
}
