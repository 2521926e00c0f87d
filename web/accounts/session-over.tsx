import { signOut } from "../state/session.ts";
import { t } from "../text/translation.ts";
import { Dialog } from "../ui/dialog.tsx";
import { SignInForm } from "./sign-in-form.tsx";

/**
 * Over whatever somebody is at whose session has ended: nothing of it is lost, and what they wanted to store is stored
 * once they have signed in again. Who does not is signed out.
 */
export function SessionOver() {
  return (
    <Dialog title={t("sign-in.title")} onClose={signOut}>
      <p className="mb-4">{t("people.session-over")}</p>
      <SignInForm />
    </Dialog>
  );
}
