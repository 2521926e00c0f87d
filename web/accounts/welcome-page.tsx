import { useEffect, useState } from "react";
import { Link, redirect, useLoaderData, useNavigate, useSearchParams } from "react-router";
import type { OwnAccount } from "../../src/contract/accounts.ts";
import { loginPath } from "../api/way-to-sign-in.ts";
import { loadOwnAccount } from "../api/accounts.ts";
import { signedIn, user } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { Problem } from "../ui/problem.tsx";
import { AccountCard } from "./account-card.tsx";
import { forgetPassword, getRememberedPassword } from "./remembered-password.ts";
import { WelcomeForm } from "./welcome-form.tsx";
import { getReturnPath } from "./return-path.ts";

export async function loader({ request }: { request: Request }) {
  const returnPath = getReturnPath(new URL(request.url).searchParams);
  // Signing in leads here anyway.
  if (!signedIn.peek()) return redirect(loginPath(returnPath));
  if (!user.peek()) await loadOwnAccount();
  const person = user.peek();
  return person?.passwordGiven === false ? redirect(returnPath) : { person };
}

export function Component() {
  const [query] = useSearchParams();
  const { person: loaded } = useLoaderData<{ person: OwnAccount | null }>();
  const [known] = useState(getRememberedPassword);
  // After signing out, the page is visible until the next one is loaded.
  const person = useValue(user) ?? loaded;
  const navigate = useNavigate();
  const returnPath = getReturnPath(query);
  useEffect(() => forgetPassword, []);

  if (!person) return <Problem message={t("call.no-answer")} />;
  return (
    <AccountCard title={t("welcome.title")} help={t("welcome.help")}>
      <WelcomeForm
        person={person}
        known={known}
        onDone={() => void navigate(returnPath, { replace: true })}
        later={
          <Link to={returnPath} replace className="btn btn-ghost">
            {t("welcome.later")}
          </Link>
        }
      />
    </AccountCard>
  );
}
