import { signIn } from "../api/sign-in.ts";
import { UNAUTHORIZED } from "../api/call.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { Form } from "../ui/form.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField, type Rule } from "../ui/text-field.tsx";
import { rememberPassword } from "./remembered-password.ts";
import { useSending } from "../ui/use-sending.ts";

const requireText: Rule = (value) => (value.trim() ? null : "sign-in.required");

interface Props {
  /** Number of changes that wait for the person. */
  kept: number;
  onSignedIn?: () => void;
}

export function SignInForm({ kept, onSignedIn }: Props) {
  const { busy, problem, send } = useSending(async (values: FormData) => {
    const password = String(values.get("password"));
    const answer = await signIn(String(values.get("email")), password);
    if (!answer.ok) return answer.status === UNAUTHORIZED ? t("sign-in.failed-help") : answer.message;
    rememberPassword(password);
    onSignedIn?.();
    return null;
  });

  return (
    <Form className="flex flex-col gap-4" onSubmit={send}>
      {kept > 0 && <p className="text-pretty">{t("people.unsent-kept", { count: kept })}</p>}
      {problem && <Alert title={t("sign-in.failed")}>{problem}</Alert>}
      <TextField
        label={t("sign-in.email")}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        // The only purpose of the page.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        rule={requireText}
      />
      <PasswordField
        label={t("sign-in.password")}
        name="password"
        autoComplete="current-password"
        rule={requireText}
      />
      <SubmitButton label={t("sign-in.submit")} busyLabel={t("sign-in.submitting")} busy={busy} />
    </Form>
  );
}
