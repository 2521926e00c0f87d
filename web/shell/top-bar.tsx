import { lazy, startTransition, Suspense, useState } from "react";
import { Menu } from "lucide-react";
import { Link } from "react-router";
import { t } from "../text/translation.ts";
import { Popover } from "../ui/popover.tsx";

const MainMenu = lazy(async () => ({ default: (await import("./main-menu.tsx")).MainMenu }));
const SignInDialog = lazy(async () => ({
  default: (await import("../accounts/sign-in-dialog.tsx")).SignInDialog,
}));

/** Title and home on the left, the menu on the right. */
export function TopBar() {
  const [signingIn, setSigningIn] = useState(false);
  return (
    <header className="bg-base-200/90 border-base-300 sticky top-0 z-20 border-b backdrop-blur print:hidden">
      <div className="mx-auto flex h-14 max-w-[1200px] items-center justify-between px-4">
        <Link
          to="/"
          aria-label={t("frame.home")}
          className="rounded-field flex items-center gap-2 py-1.5 font-serif text-lg font-semibold"
        >
          <span aria-hidden>🍲</span>
          <span>Tagine</span>
        </Link>
        <Popover
          label={t("frame.menu")}
          button={<Menu size={20} aria-hidden />}
          buttonClass="btn btn-ghost btn-circle -mr-2"
          panelClass="top-full right-0 mt-2 w-64"
        >
          {(close) => (
            <MainMenu
              onSignIn={() => {
                close();
                startTransition(() => setSigningIn(true));
              }}
              onLeave={close}
            />
          )}
        </Popover>
      </div>
      <Suspense>{signingIn && <SignInDialog onClose={() => setSigningIn(false)} />}</Suspense>
    </header>
  );
}
