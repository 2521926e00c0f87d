import { MailX, UserCheck } from "lucide-react";
import { Link, useLoaderData, type LoaderFunctionArgs, useNavigate } from "react-router";
import type { SignUp } from "../../src/contract/sign-ups.ts";
import { callApi } from "../api/call-api.ts";
import { signedIn, user } from "../state/session.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Message } from "../ui/message.tsx";
import { Problem } from "../ui/problem.tsx";
import { Alert } from "../ui/alert.tsx";
import { Form } from "../ui/form.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { enter, endSession } from "../api/sign-in.ts";
import { useSending } from "../ui/use-sending.ts";
import { AccountCard } from "./account-card.tsx";
import { NameAndEmail } from "./name-and-email.tsx";
import { NewPassword } from "./new-password.tsx";

/** The answer's text, as the contract defines it. */
const DONE = "Created";

export async function loader({ params: { token = "" } }: LoaderFunctionArgs) {
  const invitation = await callApi("GET users/sign-ups/{token}", { params: { token } });
  // Signing up also signs in, so this remembers who was signed in before.
  return { token, invitation, someone: signedIn.peek(), name: user.peek()?.fullName ?? null };
}

export function Component() {
  const { token, invitation, someone, name } = useLoaderData<typeof loader>();
  if (!invitation.ok && invitation.code !== "sign-up-not-found")
    return <Problem message={invitation.message} />;
  if (!invitation.ok) return <NotUsable someone={someone} />;
  if (someone) return <SignedInAlready name={name} />;
  return (
    <AccountCard title={t("sign-up.title")} help={t("sign-up.for", { name: invitation.data.name })}>
      <SignUpForm key={token} token={token} />
    </AccountCard>
  );
}

function NotUsable({ someone }: { someone: boolean }) {
  return (
    <Message
      title={t("sign-up.not-usable-title")}
      Icon={MailX}
      action={
        <Link to={someone ? "/" : "/login"} className="btn btn-primary">
          {t(someone ? "error.home" : "sign-in.submit")}
        </Link>
      }
    >
      <PageTitle of={t("sign-up.not-usable-title")} />
      {t("sign-up.not-usable")}
    </Message>
  );
}

function SignUpForm({ token }: { token: string }) {
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
    <Form className="flex flex-col gap-4" onSubmit={send}>
      <NameAndEmail isFirst />
      <NewPassword label={t("people.password")} repeatLabel={t("sign-up.repeat")} />
      {problem && <Alert title={t("sign-up.failed")}>{problem}</Alert>}
      <SubmitButton label={t("sign-up.submit")} busyLabel={t("sign-up.submitting")} busy={busy} />
    </Form>
  );
}

async function signUp(token: string, form: SignUp): Promise<string | null> {
  // The server decides the role and the group.
  const body = { ...form, group: "default", admin: false };
  const answer = await callApi("POST users/sign-ups/{token}", { params: { token }, body });
  if (!answer.ok) return answer.message;
  if (!answer.data.snackbar.text.includes(DONE)) return t("call.failed");
  await enter(answer.data);
  return null;
}

function SignedInAlready({ name }: { name: string | null }) {
  const title = name ? t("sign-up.already-as", { name }) : t("sign-up.already");
  return (
    <Message
      title={title}
      Icon={UserCheck}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {/* Ending the session reloads the page. */}
          <button type="button" className="btn bg-base-100 border-base-300" onClick={endSession}>
            {t("sign-up.sign-out")}
          </button>
          <Link to="/" className="btn btn-primary">
            {t("error.home")}
          </Link>
        </div>
      }
    >
      <PageTitle of={t("sign-up.title")} />
      {t("sign-up.already-help")}
    </Message>
  );
}
