import { redirect, useLoaderData, useNavigate, useSearchParams } from "react-router";
import { loadOwnAccount } from "../api/accounts.ts";
import { sessionLost, signedIn } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { AccountCard } from "./account-card.tsx";
import { countKept } from "./count-kept.ts";
import { getPathAfterSignIn, getReturnPath } from "./return-path.ts";
import { SignInForm } from "./sign-in-form.tsx";

export async function loader({ request }: { request: Request }) {
  // The stored session may have ended.
  if (signedIn.peek()) await loadOwnAccount();
  if (signedIn.peek()) return redirect(getReturnPath(new URL(request.url).searchParams));
  return { kept: await countKept() };
}

export function Component() {
  const { kept } = useLoaderData<{ kept: number }>();
  const wasLost = useValue(sessionLost);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <AccountCard title={t("sign-in.title")}>
      {wasLost && (
        <p role="status" className="text-pretty">
          {t("people.session-over")}
        </p>
      )}
      <SignInForm
        kept={kept}
        onSignedIn={() => void navigate(getPathAfterSignIn(getReturnPath(query)), { replace: true })}
      />
    </AccountCard>
  );
}
