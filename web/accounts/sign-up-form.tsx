import { useNavigate } from "react-router";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { Form } from "../ui/form.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { NameAndEmail } from "./name-and-email.tsx";
import { NewPassword } from "./new-password.tsx";
import { signUp } from "./sign-up.ts";
import { useSending } from "../ui/use-sending.ts";

export function SignUpForm({ token }: { token: string }) {
  const navigate = useNavigate();

  const { busy, problem, send } = useSending(async (values: FormData) => {
    const refused = await signUp(token, {
      fullName: String(values.get("fullName")),
      email: String(values.get("email")),
      password: String(values.get("newPassword")),
    });
    if (refused === null) await navigate("/", { replace: true });
    return refused;
  });

  return (
    <Form className="flex flex-col gap-3" onSubmit={send}>
      <NameAndEmail isFirst />
      <NewPassword label={t("people.password")} repeatLabel={t("sign-up.repeat")} />
      {problem && <Alert title={t("sign-up.failed")}>{problem}</Alert>}
      <SubmitButton label={t("sign-up.submit")} busyLabel={t("sign-up.submitting")} busy={busy} />
    </Form>
  );
}
