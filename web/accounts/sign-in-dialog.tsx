import { useRevalidator } from "react-router";
import { t } from "../text/translation.ts";
import { Dialog } from "../ui/dialog.tsx";
import { SignInForm } from "./sign-in-form.tsx";

/** Signing in without leaving the page. */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const { revalidate } = useRevalidator();
  return (
    <Dialog title={t("sign-in.title")} onClose={onClose}>
      <SignInForm
        onSignedIn={() => {
          onClose();
          void revalidate();
        }}
      />
    </Dialog>
  );
}
