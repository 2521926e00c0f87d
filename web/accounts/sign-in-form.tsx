import { useState } from "react";
import { signIn } from "../api/accounts.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { Form } from "../ui/form.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField, type Rule } from "../ui/text-field.tsx";

const filledIn: Rule = (value) => (value.trim() ? null : "sign-in.required");

/** E-mail address and password. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(values: FormData): Promise<void> {
    setBusy(true);
    setProblem(null);
    const answer = await signIn(String(values.get("email")), String(values.get("password")));
    setBusy(false);
    if (answer.ok) return onSignedIn();
    setProblem(answer.status === 401 ? t("sign-in.failed-help") : answer.message);
  }

  return (
    <Form className="flex flex-col gap-3" onSubmit={submit}>
      {problem && <Alert title={t("sign-in.failed")}>{problem}</Alert>}
      <TextField
        label={t("sign-in.email")}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        // The one thing this page is for; in a dialog the first field has the focus anyway.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        rule={filledIn}
      />
      <PasswordField
        label={t("sign-in.password")}
        name="password"
        autoComplete="current-password"
        rule={filledIn}
      />
      <SubmitButton label={t("sign-in.submit")} busyLabel={t("sign-in.submitting")} busy={busy} />
    </Form>
  );
}
