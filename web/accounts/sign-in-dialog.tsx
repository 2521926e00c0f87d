import { useLocation, useNavigate, useRevalidator } from "react-router";
import { t } from "../text/translation.ts";
import { Dialog } from "../ui/dialog.tsx";
import { getPathAfterSignIn } from "./return-path.ts";
import { SignInForm } from "./sign-in-form.tsx";

export function SignInDialog({ onClose }: { onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  function goOn(): void {
    onClose();
    const here = pathname + search + hash;
    const next = getPathAfterSignIn(here);
    void (next === here ? revalidate() : navigate(next));
  }

  return (
    <Dialog title={t("sign-in.title")} onClose={onClose}>
      <SignInForm onSignedIn={goOn} />
    </Dialog>
  );
}
