import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { callApi } from "../api/call-api.ts";
import { signedIn, user } from "../state/session.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Message } from "../ui/message.tsx";
import { Problem } from "../ui/problem.tsx";
import { AccountCard } from "./account-card.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { SignedInAlready } from "./signed-in-already.tsx";

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
      emoji="💌"
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
