import { useState } from "react";
import type { OwnAccount } from "../../src/contract/accounts.ts";
import { FIRST_PERSON } from "../../src/contract/rules.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import type { AccountRefusal } from "./make-account-own.ts";
import { NameAndEmail } from "./name-and-email.tsx";
import { NewPassword } from "./new-password.tsx";
import { required } from "./rules.ts";

interface Props {
  person: OwnAccount;
  /** The current password; null to ask for it. */
  known: string | null;
  refused: AccountRefusal | null;
}

export function OwnAccountFields({ person, known, refused }: Props) {
  const [current, setCurrent] = useState("");
  return (
    <>
      <NameAndEmail
        fullName={person.fullName === FIRST_PERSON.fullName ? "" : person.fullName}
        email={person.email === FIRST_PERSON.email ? "" : person.email}
      />
      {known === null && (
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
        unlike={known ?? current}
      />
      {refused && (
        <Alert title={t(refused.isHalf ? "welcome.half-saved" : "people.not-saved")}>{refused.reason}</Alert>
      )}
    </>
  );
}
