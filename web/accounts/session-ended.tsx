import { signOut } from "../state/session.ts";
import { t } from "../text/translation.ts";
import { Dialog } from "../ui/dialog.tsx";
import { SignInForm } from "./sign-in-form.tsx";

/** Shown over the page, so that nothing is lost: the pending request is sent after signing in again. */
export function SessionEnded() {
  return (
    <Dialog title={t("sign-in.title")} onClose={signOut}>
      <p className="mb-4">{t("people.session-over")}</p>
      <SignInForm />
    </Dialog>
  );
}
