import { lazy, startTransition, Suspense, useState, useEffect, useEffectEvent } from "react";
import { ArrowLeft, Menu, Search, UserRound } from "lucide-react";
import { Link, useLocation, useNavigate } from "react-router";
import { Avatar } from "../accounts/avatar.tsx";
import { AddRecipe } from "../recipes/add-recipe.tsx";
import { isForSessions } from "../api/for-sessions.ts";
import { signedIn, user } from "../state/session.ts";
import { site } from "../state/site.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { later } from "../ui/later.ts";
import { Logo } from "../ui/logo.tsx";
import { Popover } from "../ui/popover.tsx";
import { pageKeys } from "../state/page-keys.ts";
import { AwayMark, Timers } from "./afterwards.ts";
import { useIsWide } from "./drawer.tsx";
import { useIsMainPlace } from "./main-places.ts";

const MainMenu = lazy(async () => ({ default: (await later(import("./main-menu.tsx"))).MainMenu }));
const SignInDialog = lazy(async () => ({
  default: (await later(import("../accounts/sign-in-dialog.tsx"))).SignInDialog,
}));
const KeyboardHelp = lazy(async () => ({
  default: (await later(import("./keyboard-help.tsx"))).KeyboardHelp,
}));
const DrawerSheet = lazy(async () => ({
  default: (await later(import("./drawer-sheet.tsx"))).DrawerSheet,
}));
const SearchDialog = lazy(async () => ({
  default: (await later(import("../recipes/search/search-dialog.tsx"))).SearchDialog,
}));

/** In the URL, so that Back closes the search. */
const SEARCHING = "#mobile-search";

export function TopBar() {
  const [signingIn, setSigningIn] = useState(false);
  const [helping, setHelping] = useState(false);
  const help = () => startTransition(() => setHelping(true));
  usePageKey("?", help);
  const searching = useSearching();
  const isClosed = useValue(site).visitorsMustSignIn;
  const isWide = useIsWide();
  const isMainPlace = useIsMainPlace();
  const { pathname } = useLocation();
  const someone = useValue(signedIn);
  const mayLook = someone || !isClosed;
  return (
    <header className="bg-base-200/90 border-base-300 sticky top-0 z-20 border-b backdrop-blur print:hidden">
      <div className="mx-auto flex h-14 max-w-[1464px] items-center justify-between px-4">
        {!isWide && (isMainPlace ? mayLook && <DrawerButton /> : !isForSessions(pathname) && <BackButton />)}
        <Link
          to="/"
          aria-label={t("frame.home")}
          className="rounded-field mr-auto flex min-w-0 items-center gap-2 py-1.5 font-serif text-lg font-semibold"
        >
          <Logo size={28} />
          <span className="truncate">Tagine</span>
        </Link>
        <Suspense>
          <AwayMark />
        </Suspense>
        {mayLook && (
          <button
            type="button"
            className="btn btn-ghost text-muted border-base-300 bg-base-100 w-64 min-w-0 shrink justify-start font-normal max-sm:hidden"
            aria-label={t("frame.search")}
            aria-keyshortcuts="/"
            onClick={searching.open}
          >
            <Search size={20} aria-hidden />
            <span aria-hidden>{t("frame.search")}</span>
          </button>
        )}
        {isWide && someone && !isForSessions(pathname) && (
          <AddRecipe buttonClass="btn btn-primary btn-square ml-2" panelClass="top-full right-0 mt-2 w-56" />
        )}
        <Popover
          label={t("frame.menu")}
          button={<Somebody />}
          buttonClass="btn btn-ghost btn-circle -mr-2"
          panelClass="top-full right-0 mt-2 w-64"
        >
          {(close) => (
            <MainMenu
              onSignIn={() => {
                close();
                startTransition(() => setSigningIn(true));
              }}
              onHelp={() => {
                close();
                help();
              }}
              onLeave={close}
            />
          )}
        </Popover>
      </div>
      <Suspense>
        <Timers />
      </Suspense>
      <Suspense>{searching.isOpen && <SearchDialog onClose={searching.close} />}</Suspense>
      <Suspense>{signingIn && <SignInDialog onClose={() => setSigningIn(false)} />}</Suspense>
      <Suspense>{helping && <KeyboardHelp onClose={() => setHelping(false)} />}</Suspense>
    </header>
  );
}

function DrawerButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-ghost btn-circle -ml-2"
        aria-label={t("frame.navigation")}
        aria-haspopup="dialog"
        onClick={() => startTransition(() => setOpen(true))}
      >
        <Menu size={20} aria-hidden />
      </button>
      <Suspense>{isOpen && <DrawerSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function BackButton() {
  const navigate = useNavigate();
  // The first page of a tab has nothing before it.
  const goBack = () => void (history.state?.idx > 0 ? navigate(-1) : navigate("/"));
  return (
    <button
      type="button"
      className="btn btn-ghost btn-circle -ml-2"
      aria-label={t("ui.back")}
      onClick={goBack}
    >
      <ArrowLeft size={20} className="rtl:rotate-180" aria-hidden />
    </button>
  );
}

function Somebody() {
  const person = useValue(user);
  if (!person) return <UserRound size={20} aria-hidden />;
  return <Avatar person={person} size="size-8" textSize="text-base" />;
}

function useSearching() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isOpen = hash === SEARCHING;
  const open = () => void navigate({ search, hash: SEARCHING }, { preventScrollReset: true });
  usePageKey("/", open);
  // The dialog also closes when another page was opened.
  const close = () => {
    if (location.hash === SEARCHING)
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  };
  return { isOpen, open, close };
}

function usePageKey(key: string, onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!pageKeys.peek() || isTyping(event.target)) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, textarea, select, dialog, [contenteditable]") !== null
  );
}
