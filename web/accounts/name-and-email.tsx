import { t } from "../text/translation.ts";
import { TextField } from "../ui/text-field.tsx";
import { validEmail, validName } from "./rules.ts";

interface Props {
  fullName?: string;
  email?: string;
  isFirst?: boolean;
  /** Somebody else's account, for which the browser has nothing to offer. */
  isOthers?: boolean;
}

const trim = (text: string) => text.trim();

/** Who somebody is, and what they sign in with: `fullName` and `email` in its form. */
export function NameAndEmail({ fullName = "", email = "", isFirst = false, isOthers = false }: Props) {
  return (
    <>
      <TextField
        label={t("people.full-name")}
        name="fullName"
        autoComplete={isOthers ? "off" : "name"}
        defaultValue={fullName}
        // Only where nothing stands above it that has to be read first.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isFirst}
        tidy={trim}
        rule={validName}
      />
      <TextField
        label={t("people.email")}
        name="email"
        type="email"
        // What password managers keep beside the password.
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
