import { Fragment, useState } from "react";
import { useRevalidator } from "react-router";
import type { OwnAccount } from "../../../src/contract/accounts.ts";
import { Online } from "../../ui/online.tsx";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { Form } from "../../ui/form.tsx";
import { NotInDemo } from "../../ui/not-in-demo.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { changePassword } from "../change-account.ts";
import { NewPassword } from "../new-password.tsx";
import { required } from "../rules.ts";
import { SettingsCard } from "../../ui/settings-card.tsx";
import { useSending } from "../../ui/use-sending.ts";

export function OwnPassword({ person: { id, email } }: { person: OwnAccount }) {
  /** A new key resets the fields; the button keeps the focus. */
  const [changes, setChanges] = useState(0);
  const { revalidate } = useRevalidator();

  const { busy, problem, send } = useSending(async (values: FormData) => {
    const [currentPassword, newPassword] = [
      String(values.get("currentPassword")),
      String(values.get("newPassword")),
    ];
    const answer = await changePassword(id, { currentPassword, newPassword });
    if (!answer.ok) return answer.message;
    setChanges(changes + 1);
    await revalidate();
    return null;
  });

  return (
    <SettingsCard title={t("people.password")} help={t("profile.password-help")}>
      <NotInDemo>
        <Form className="flex flex-col gap-4" onSubmit={send}>
          {/* For password managers: whose password it is. */}
          <input hidden readOnly type="email" autoComplete="username" value={email} />
          <Fragment key={changes}>
            <PasswordField
              label={t("people.current-password")}
              name="currentPassword"
              autoComplete="current-password"
              rule={required}
            />
            <NewPassword label={t("people.new-password")} repeatLabel={t("people.repeat-password")} />
          </Fragment>
          {problem && <Alert title={t("profile.password-stays")}>{problem}</Alert>}
          <div className="flex justify-end">
            <Online>
              <SubmitButton
                label={t("profile.change-password")}
                busyLabel={t("ui.saving")}
                busy={busy}
                quiet
              />
            </Online>
          </div>
        </Form>
      </NotInDemo>
    </SettingsCard>
  );
}
