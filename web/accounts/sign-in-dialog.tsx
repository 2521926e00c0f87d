import { Suspense, use, useState } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { t } from "../text/translation.ts";
import { Dialog } from "../ui/dialog.tsx";
import { countKept } from "./count-kept.ts";
import { getPathAfterSignIn } from "./return-path.ts";
import { SignInForm } from "./sign-in-form.tsx";

interface Props {
  onClose: () => void;
}

export function SignInDialog({ onClose }: Props) {
  const [kept] = useState(countKept);
  return (
    <Suspense>
      <OpenDialog kept={kept} onClose={onClose} />
    </Suspense>
  );
}

function OpenDialog({ kept, onClose }: Props & { kept: Promise<number> }) {
  const count = use(kept);
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
      <SignInForm kept={count} onSignedIn={goOn} />
    </Dialog>
  );
}
