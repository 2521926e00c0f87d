import { useState, type ReactNode } from "react";
import type { OwnAccount, PasswordChange, UserInput } from "../../src/contract/accounts.ts";
import { FIRST_PERSON } from "../../src/contract/rules.ts";
import { toast } from "../state/toasts.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { Form } from "../ui/form.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { NameAndEmail } from "./name-and-email.tsx";
import { NewPassword } from "./new-password.tsx";
import { required } from "./rules.ts";
import { changeAccount, changePassword } from "./change-account.ts";

interface Props {
  person: OwnAccount;
  /** The current password; null or wrong to ask for it. */
  known: string | null;
  onDone: () => void;
  later: ReactNode;
}

export function WelcomeForm({ person, known, onDone, later }: Props) {
  const [isWrong, setIsWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [current, setCurrent] = useState("");
  const asks = known === null || isWrong;

  async function save(values: FormData): Promise<void> {
    setBusy(true);
    const text = (name: string) => String(values.get(name));
    const wanted = { fullName: text("fullName"), email: text("email") };
    const currentPassword = asks ? text("currentPassword") : known;
    const newPassword = text("newPassword");
    const trouble = await makeAccountOwn(person.id, wanted, { currentPassword, newPassword });
    if (trouble?.isWrongPassword) setIsWrong(true);
    setRefused(trouble);
    setBusy(false);
    if (trouble) return;
    toast(t("welcome.done"), "success");
    onDone();
  }

  return (
    <Form className="flex flex-col gap-3" onSubmit={save}>
      <NameAndEmail
        fullName={person.fullName === FIRST_PERSON.fullName ? "" : person.fullName}
        email={person.email === FIRST_PERSON.email ? "" : person.email}
      />
      {asks && (
        <PasswordField
          label={t("people.current-password")}
          name="currentPassword"
          autoComplete="current-password"
          hint={t("welcome.current-help")}
          rule={required}
          onType={setCurrent}
        />
      )}
      <NewPassword
        label={t("people.new-password")}
        repeatLabel={t("people.repeat-password")}
        unlike={asks ? current : known}
      />
      {refused && (
        <Alert title={t(refused.isHalf ? "welcome.half-saved" : "people.not-saved")}>{refused.reason}</Alert>
      )}
      <div className="flex flex-wrap-reverse justify-end gap-2">
        {later}
        <SubmitButton label={t("welcome.submit")} busyLabel={t("ui.saving")} busy={busy} />
      </div>
    </Form>
  );
}

interface Refused {
  /** Whether name and email are stored, but not the password. */
  isHalf: boolean;
  isWrongPassword: boolean;
  reason: string;
}

async function makeAccountOwn(
  id: number,
  wanted: UserInput,
  passwords: PasswordChange,
): Promise<Refused | null> {
  const changed = await changeAccount(id, wanted, { quiet: true });
  if (!changed.ok) return { isHalf: false, isWrongPassword: false, reason: changed.message };
  const secured = await changePassword(id, passwords, { quiet: true });
  if (secured.ok) return null;
  return { isHalf: true, isWrongPassword: secured.code === "password-wrong", reason: secured.message };
}
