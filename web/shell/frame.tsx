import { useEffect } from "react";
import { Outlet, ScrollRestoration, useNavigation, useRevalidator, type Location } from "react-router";
import { onSessionElsewhere } from "../state/session.ts";
import { t } from "../text/translation.ts";
import { DemoBanner } from "./demo-banner.tsx";
import { Toasts } from "./toasts.tsx";
import { TopBar } from "./top-bar.tsx";
import { UndoBar } from "./undo-bar.tsx";

/** What stands around every page. */
export function Frame() {
  const leaving = useNavigation().state !== "idle";
  const { revalidate } = useRevalidator();
  // What a page shows depends on who looks at it.
  useEffect(() => onSessionElsewhere(() => void revalidate()), [revalidate]);
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="btn not-focus:sr-only fixed top-2 left-2 z-50" onClick={toContent}>
        {t("frame.skip")}
      </a>
      <TopBar />
      <DemoBanner />
      {leaving && <div className="bg-primary fixed inset-x-0 top-0 z-40 h-0.5 animate-pulse" aria-hidden />}
      <Notices />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1200px] grow px-4 pt-6 pb-28 outline-none print:p-0"
      >
        <Outlet />
      </main>
      <ScrollRestoration getKey={placeOf} />
    </div>
  );
}

/**
 * What was just said, at the bottom of the screen and above what floats there on a phone. It comes before the page: from
 * the headline, where one is after something was done, it is one step back by keyboard.
 */
function Notices() {
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-20 z-50 flex flex-col px-4 lg:bottom-4 [body:has([data-bottom-bar])_&]:bottom-36 print:hidden">
      <Toasts />
      <UndoBar />
    </div>
  );
}

/**
 * Under which name a place in a page is kept: each visit has its own key. Only the first one in a tab has none, so that
 * another address typed there would open where the last one was left.
 */
function placeOf({ key, pathname, search }: Location): string {
  return key === "default" ? pathname + search : key;
}

/** With a base address in the page, a bare fragment would lead home. */
function toContent(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.getElementById("content")?.focus();
}
