import { signal } from "@preact/signals-core";
import { BASE } from "../api/path.ts";
import { firstWorker } from "../state/first-worker.ts";
import { TAKE_OVER } from "./worker-scope.ts";

/** Switches to the new version; null without one. */
export const newVersion = signal<(() => void) | null>(null);

const ASK_EVERY_MS = 600_000;

/** A worker has taken over by then. */
const TAKES_OVER_MS = 1000;

/** Something typed would be lost by a reload. */
const TYPED_IN = "dialog[open], main textarea, main input:not([type=checkbox], [type=radio], [type=search])";

export function offerNewVersions(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  let isAsked = false;
  let isControlled = serviceWorker.controller !== null;

  function offer(): void {
    const { waiting } = registration;
    if (!waiting || !serviceWorker.controller) return;
    newVersion.value = () => {
      isAsked = true;
      // Workers of another origin don't exist.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      waiting.postMessage(TAKE_OVER);
      // The page has reloaded by then.
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
  offerWhenHere();
  registration.addEventListener("updatefound", offerWhenHere);

  function onOtherWorker(): void {
    // The first worker belongs to this version.
    if (!isControlled) {
      isControlled = true;
      return;
    }
    // Old files that this page hasn't loaded are gone.
    if (isAsked || !document.querySelector(TYPED_IN)) location.reload();
    else newVersion.value = () => location.reload();
  }

  serviceWorker.addEventListener("controllerchange", onOtherWorker);
  // Another tab may have switched already.
  if (firstWorker && serviceWorker.controller !== firstWorker) onOtherWorker();
  askNowAndThen(() => void askForWorker(registration));
}

/** Chromium 156 leaves a worker waiting if a page loads something as it takes over; asking again helps. */
function makeBrowserLookAgain(): void {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.src = `${BASE}sw.js`;
  document.body.append(frame);
}

/** Without a service worker: compares the script of the server's page with this one. */
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
      .catch(() => undefined);
  });
}

let askIfDue = () => {};

/** For a page that is never hidden. It asks at most every 10 minutes. */
export function lookForNewVersion(): void {
  askIfDue();
}

function askNowAndThen(ask: () => void): void {
  let askedAt = Date.now();
  askIfDue = () => {
    if (document.hidden || Date.now() - askedAt < ASK_EVERY_MS) return;
    askedAt = Date.now();
    ask();
  };
  document.addEventListener("visibilitychange", askIfDue);
}

/** A downgraded Tagine may have no worker; then the old one must not stay. */
async function askForWorker(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch {
    const answer = await fetch(`${BASE}sw.js`, { cache: "no-store" }).catch(() => null);
    const isPage = answer?.ok && answer.headers.get("Content-Type")?.startsWith("text/html");
    if (isPage && (await answer.text()).includes("<title>Tagine")) await registration.unregister();
  }
}
