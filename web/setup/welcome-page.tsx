import { useEffect, useState } from "react";
import { Link, redirect, useLoaderData, useNavigate, useSearchParams } from "react-router";
import type { OwnAccount } from "../../src/contract/accounts.ts";
import { AccountCard } from "../accounts/account-card.tsx";
import { forgetPassword, getRememberedPassword } from "../accounts/remembered-password.ts";
import { getReturnPath } from "../accounts/return-path.ts";
import { WelcomeForm } from "../accounts/welcome-form.tsx";
import { loginPath } from "../api/way-to-sign-in.ts";
import { loadOwnAccount } from "../api/accounts.ts";
import { callApi } from "../api/call-api.ts";
import { signedIn, user } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { Problem } from "../ui/problem.tsx";
import { SetupForm } from "./setup-form.tsx";

interface Loaded {
  person: OwnAccount | null;
  isNew: boolean;
}

export async function loader({ request }: { request: Request }) {
  const returnPath = getReturnPath(new URL(request.url).searchParams);
  // Signing in leads here anyway.
  if (!signedIn.peek()) return redirect(loginPath(returnPath));
  if (!user.peek()) await loadOwnAccount();
  const person = user.peek();
  const isNew = person?.admin === true && (await hasNoRecipes());
  return person?.passwordGiven === false && !isNew ? redirect(returnPath) : { person, isNew };
}

export function Component() {
  const [query] = useSearchParams();
  const { person: loaded, isNew } = useLoaderData<Loaded>();
  const [known] = useState(getRememberedPassword);
  // After signing out, the page is visible until the next one is loaded.
  const person = useValue(user) ?? loaded;
  const navigate = useNavigate();
  const returnPath = getReturnPath(query);
  useEffect(() => forgetPassword, []);

  if (!person) return <Problem message={t("call.no-answer")} />;
  const onDone = (path = returnPath) => void navigate(path, { replace: true });
  const later = (
    <Link to={returnPath} replace className="btn btn-ghost">
      {t("welcome.later")}
    </Link>
  );
  const props = { person, known, later, onDone };
  return isNew ? (
    <AccountCard title={t("setup.title")} help={t("setup.help")}>
      <SetupForm {...props} />
    </AccountCard>
  ) : (
    <AccountCard title={t("welcome.title")} help={t("welcome.help")}>
      <WelcomeForm {...props} onDone={() => onDone()} />
    </AccountCard>
  );
}

async function hasNoRecipes(): Promise<boolean> {
  const answer = await callApi("GET recipes/summary", { query: { start: 0, limit: 1 } });
  return answer.ok && answer.data.length === 0;
}
