import { Suspense, use, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { isDisplay } from "../state/display.ts";
import { useValue } from "../state/use-value.ts";
import { signOut } from "../state/session.ts";
import { t } from "../text/translation.ts";
import { Dialog } from "../ui/dialog.tsx";
import { countKept } from "./count-kept.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** Shown over the page, so that nothing is lost: the pending request is sent after signing in again. */
export function SessionEnded() {
  const [kept] = useState(countKept);
  if (useValue(isDisplay)) return <DisplayRevoked />;
  return (
    <Suspense>
      <SignInAgain kept={kept} />
    </Suspense>
  );
}

/** Its page tells how to set it up again. */
function DisplayRevoked() {
  const navigate = useNavigate();
  useEffect(() => {
    void Promise.resolve(navigate("/display", { replace: true })).then(signOut);
  }, [navigate]);
  return null;
}

function SignInAgain({ kept }: { kept: Promise<number> }) {
  const count = use(kept);
  return (
    <Dialog title={t("sign-in.title")} onClose={signOut}>
      <p className="mb-4">{t("people.session-over")}</p>
      <SignInForm kept={count} />
    </Dialog>
  );
}
