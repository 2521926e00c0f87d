import { lazy, Suspense, useContext, useEffect, useState } from "react";
import {
  Navigate,
  Outlet,
  ScrollRestoration,
  UNSAFE_DataRouterContext,
  useLocation,
  useNavigation,
  useRevalidator,
  type Location,
} from "react-router";
import { DEMO_SIGN_IN } from "../../src/contract/home-rules.ts";
import { isForSessions } from "../api/for-sessions.ts";
import { BASE } from "../api/path.ts";
import { loginPath } from "../api/way-to-sign-in.ts";
import { onSessionChange, sessionEnded, signedIn } from "../state/session.ts";
import { site } from "../state/site.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { later } from "../ui/later.ts";
import { demo } from "../state/demo.ts";
import { undoable } from "../state/undo.ts";
import { AddingDialog } from "../recipes/add-recipe.tsx";
import { LateParts } from "./afterwards.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Drawer, useIsWide } from "./drawer.tsx";
import { useRestoredFocus } from "./restore-focus.ts";
import { Toasts } from "./toasts.tsx";
import { TopBar } from "./top-bar.tsx";

const SessionOver = lazy(async () => ({
  default: (await later(import("../accounts/session-ended.tsx"))).SessionEnded,
}));

const UndoOffer = lazy(async () => ({ default: (await later(import("../ui/undo-offer.tsx"))).UndoOffer }));

export function Frame() {
  const leaving = useNavigation().state !== "idle";
  const { revalidate } = useRevalidator();
  const isOver = useValue(sessionEnded);
  // Pages depend on who is signed in.
  useEffect(() => onSessionChange(() => void revalidate()), [revalidate]);
  useRestoredFocus();
  const mustSignIn = useMustSignIn();
  const isWide = useIsWide();
  const { pathname } = useLocation();
  const hasPlaces = !mustSignIn && !isForSessions(pathname);
  // Settings have a list of their own in its place.
  const hasDrawer = isWide && hasPlaces && !/^\/admin(?:\/|$)/.test(pathname);
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="btn not-focus:sr-only fixed top-2 left-2 z-50" onClick={toContent}>
        {t("frame.skip")}
      </a>
      <TopBar />
      <DemoBanner />
      {leaving && (
        <div className="bg-primary-mark fixed inset-x-0 top-0 z-40 h-0.5 animate-pulse" aria-hidden />
      )}
      <div
        className={`mx-auto w-full max-w-[1464px] grow px-4 print:block print:p-0 ${hasDrawer ? "grid grid-cols-[14rem_minmax(0,1fr)] gap-10" : ""}`}
      >
        {hasDrawer && <Drawer />}
        <Notices />
        <main id="content" tabIndex={-1} className="pt-6 pb-28 outline-none print:p-0">
          {mustSignIn ? <SignInFirst /> : <Outlet />}
        </main>
      </div>
      {hasPlaces && !isWide && <BottomBar />}
      <AddingDialog />
      <Suspense>{isOver && <SessionOver />}</Suspense>
      <ScrollRestoration getKey={getScrollKey} />
    </div>
  );
}

function useMustSignIn(): boolean {
  const here = useLocation();
  const { pathname } = useNavigation().location ?? here;
  const isClosed = useValue(site).visitorsMustSignIn;
  return !useValue(signedIn) && isClosed && !isForSessions(stripBase(pathname));
}

/**
 * The router knows the wanted page even if it was refused before React drew it. Decided once, because the
 * router is at the sign-in before that is drawn.
 */
function SignInFirst() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const here = useLocation();
  const drawn = useNavigation().location ?? here;
  const [path] = useState(() => {
    const ahead = router?.state.navigation.location;
    const wanted = ahead && !isForSessions(stripBase(ahead.pathname)) ? ahead : drawn;
    return loginPath(stripBase(wanted.pathname) + wanted.search + wanted.hash);
  });
  return <Navigate to={path} replace />;
}

function stripBase(pathname: string): string {
  return pathname.startsWith(BASE) ? pathname.slice(BASE.length - 1) : pathname;
}

/** Before the page in the document, so that it's one step back by keyboard from the headline. */
function Notices() {
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-20 z-50 flex flex-col px-4 xl:bottom-4 [body:has([data-bottom-bar])_&]:bottom-36 max-sm:[body:has([data-add-bar])_&]:bottom-36 print:hidden">
      <Suspense>
        <LateParts />
      </Suspense>
      <Toasts />
      <UndoBar />
    </div>
  );
}

/** The first visit of a tab has no key, and must not restore another page's scroll position. */
function getScrollKey({ key, pathname, search }: Location): string {
  return key === "default" ? pathname + search : key;
}

/** With a base URL, a bare fragment would lead home. */
function toContent(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.getElementById("content")?.focus();
}

function DemoBanner() {
  const someone = useValue(signedIn);
  if (!useValue(demo)) return null;
  const text = `${t("frame.demo")} ${someone ? "" : t("frame.demo-sign-in", DEMO_SIGN_IN)}`;
  return (
    <aside aria-label={text} className="bg-base-300 px-4 py-1 text-center text-sm text-balance print:hidden">
      {text}
    </aside>
  );
}

/** Always in the page, so that screen readers announce it. */
function UndoBar() {
  const offer = useValue(undoable);
  return (
    <div role="status" aria-label={t("frame.undo")} className="flex w-full justify-center">
      <Suspense>{offer && <UndoOffer key={offer.id} offer={offer} />}</Suspense>
    </div>
  );
}
