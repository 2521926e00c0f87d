import { signal } from "@preact/signals-core";
import { BASE } from "../api/path.ts";
import { firstWorker } from "../state/first-worker.ts";
import { TAKE_OVER } from "./worker-scope.ts";

/** What goes on to the new version of the app that is here; null while there is none. */
export const newVersion = signal<(() => void) | null>(null);

/** The server is not asked more often than this whether it has a new version, in milliseconds. */
const ASK_EVERY_MS = 600_000;

/** A worker that was told to take over has done so by then, in milliseconds. */
const TAKES_OVER_MS = 1000;

/** Where somebody may have typed something that a reload would lose. */
const TYPED_IN = "dialog[open], main textarea, main input:not([type=checkbox], [type=radio], [type=search])";

/** Offers each new version that the browser has fetched for its service worker, and goes on with it when told to. */
export function offerNewVersions(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  let isAsked = false;
  let isControlled = serviceWorker.controller !== null;

  function offer(): void {
    const { waiting } = registration;
    if (!waiting || !serviceWorker.controller) return;
    newVersion.value = () => {
      isAsked = true;
      // A worker is of this origin, and takes no other.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      waiting.postMessage(TAKE_OVER);
      // This page is loaded anew by then.
      setTimeout(makeBrowserLookAgain, TAKES_OVER_MS);
    };
  }

  function offerWhenHere(): void {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed") offer();
    });
  }

  offer();
  // The browser may have begun with it before anybody listened.
  offerWhenHere();
  registration.addEventListener("updatefound", offerWhenHere);

  function onOtherWorker(): void {
    // The first one only begins to serve the page that brought it.
    if (!isControlled) {
      isControlled = true;
      return;
    }
    // From here on, what this page has not loaded yet is gone.
    if (isAsked || !document.querySelector(TYPED_IN)) location.reload();
    else newVersion.value = () => location.reload();
  }

  serviceWorker.addEventListener("controllerchange", onOtherWorker);
  // Another tab may have gone on to it before anybody listened.
  if (firstWorker && serviceWorker.controller !== firstWorker) onOtherWorker();
  askNowAndThen(() => void askForWorker(registration));
}

/**
 * Makes the browser look once more whether a worker that waits may take over. Where a page loads something at the very
 * moment at which it is told to, Chromium 156 leaves it waiting until somebody goes to another page. Here nobody sees it.
 */
function makeBrowserLookAgain(): void {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.src = `${BASE}sw.js`;
  document.body.append(frame);
}

/** The same where there is no service worker: whether the server's page begins with the script that this one has. */
export function offerVersionsOfPage(): void {
  const main = /assets\/main-[^"/]+\.js/;
  const here = main.exec(document.querySelector("script[type=module]")?.getAttribute("src") ?? "")?.[0];
  askNowAndThen(() => {
    void fetch(BASE, { cache: "no-store" })
      .then((answer) => answer.text())
      .then((page) => {
        const there = main.exec(page)?.[0];
        if (here && there && here !== there) newVersion.value = () => location.reload();
        return there;
      })
      // It is asked again.
      .catch(() => undefined);
  });
}

/** Asks whenever the tab comes back into sight, but not all the time. */
function askNowAndThen(ask: () => void): void {
  let askedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - askedAt < ASK_EVERY_MS) return;
    askedAt = Date.now();
    ask();
  });
}

/** An older Tagine may have come in place of this one, which has no worker: then the one here must not stay for ever. */
async function askForWorker(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch {
    const answer = await fetch(`${BASE}sw.js`, { cache: "no-store" }).catch(() => null);
    const isPage = answer?.ok && answer.headers.get("Content-Type")?.startsWith("text/html");
    if (isPage && (await answer.text()).includes("<title>Tagine")) await registration.unregister();
  }
}
