import { useState } from "react";
import { t } from "../text/translation.ts";
import { PasswordField } from "../ui/password-field.tsx";
import { longEnough, sameAs } from "./rules.ts";

interface Props {
  label: string;
  repeatLabel: string;
  /** The previous password. */
  unlike?: string | null;
}

export function NewPassword({ label, repeatLabel, unlike = null }: Props) {
  const [typed, setTyped] = useState("");
  return (
    <>
      <PasswordField
        label={label}
        name="newPassword"
        autoComplete="new-password"
        rule={(value) => longEnough(value) ?? (value === unlike ? "people.password-same" : null)}
        hint={t("people.password-short")}
        onType={setTyped}
      />
      <PasswordField
        label={repeatLabel}
        name="repeated"
        autoComplete="new-password"
        rule={sameAs(() => typed)}
      />
    </>
  );
}
