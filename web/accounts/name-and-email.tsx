import { t } from "../text/translation.ts";
import { TextField } from "../ui/text-field.tsx";
import { validEmail, validName } from "./rules.ts";

interface Props {
  fullName?: string;
  email?: string;
  isFirst?: boolean;
  /** Someone else's account, which the browser must not autofill. */
  isOthers?: boolean;
}

const trim = (text: string) => text.trim();

export function NameAndEmail({ fullName = "", email = "", isFirst = false, isOthers = false }: Props) {
  return (
    <>
      <TextField
        label={t("people.full-name")}
        name="fullName"
        autoComplete={isOthers ? "off" : "name"}
        defaultValue={fullName}
        // Only if nothing above has to be read first.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isFirst}
        tidy={trim}
        rule={validName}
      />
      <TextField
        label={t("people.email")}
        name="email"
        type="email"
        // Password managers store it with the password.
        autoComplete={isOthers ? "off" : "username"}
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        tidy={trim}
        rule={validEmail}
      />
    </>
  );
}
