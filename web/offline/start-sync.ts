import { signal } from "@preact/signals-core";
import { BASE } from "../api/path.ts";
import { token } from "../state/session.ts";
import { site } from "../state/site.ts";
import { getPerson } from "./offline-answers.ts";
import { watchConnection } from "./connection.ts";
import { forgetForeign, keepNow, openOnce, stopKeeping } from "./sync.ts";
import { offerNewVersions, offerVersionsOfPage } from "./versions.ts";
import { isKeeping, pictureBudget } from "./offline-settings.ts";
import { STORED } from "./worker-scope.ts";

/**
 * Whether this browser keeps what it is given: `insecure` where Tagine is not reached by https, `refused` where the
 * browser does not trust its certificate, or has been told to keep nothing.
 */
export const readiness = signal<"beginning" | "ready" | "insecure" | "refused">("beginning");

/** What the first page asks for comes first, in milliseconds. */
const FIRST_MS = 5000;
/** Several changes after each other are fetched together, in milliseconds. */
const AFTER_CHANGE_MS = 2000;
/** Others change recipes, too: they are looked for as often as this while the app is seen, in milliseconds. */
const LOOK_EVERY_MS = 300_000;

/** Begins all that the app does for times without a connection, and looks for new versions of itself. */
export async function begin(): Promise<void> {
  watchConnection();
  if (!isSecureContext) {
    readiness.value = "insecure";
    return offerVersionsOfPage();
  }
  try {
    const registration = await navigator.serviceWorker.register(`${BASE}sw.js`, {
      scope: BASE,
      updateViaCache: "none",
    });
    offerNewVersions(registration);
    await openOnce();
    await navigator.serviceWorker.ready;
  } catch {
    // A certificate that is not trusted, a private window: the app goes on without.
    readiness.value = "refused";
    return offerVersionsOfPage();
  }
  readiness.value = "ready";
  beginKeeping();
}

function beginKeeping(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lookedAt = 0;

  function scheduleSync(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      lookedAt = Date.now();
      if (!savesData()) keepNow({ waits: false }).catch(reportError);
    }, ms);
  }

  function lookAgain(): void {
    if (!document.hidden && Date.now() - lookedAt >= LOOK_EVERY_MS) scheduleSync(0);
  }

  let before = whoIsHere();
  const mayBeSomebodyElse = () => {
    const now = whoIsHere();
    if (now === before) return;
    before = now;
    forgetForeign().catch(reportError);
    scheduleSync(AFTER_CHANGE_MS);
  };

  // Somebody may have signed out while nothing of this was running.
  forgetForeign().catch(reportError);
  token.subscribe(mayBeSomebodyElse);
  site.subscribe(mayBeSomebodyElse);
  isKeeping.subscribe(() => scheduleSync(FIRST_MS));
  pictureBudget.subscribe(() => {
    stopKeeping();
    scheduleSync(FIRST_MS);
  });
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === STORED) scheduleSync(AFTER_CHANGE_MS);
  });
  addEventListener("online", () => scheduleSync(0));
  document.addEventListener("visibilitychange", lookAgain);
  setInterval(lookAgain, LOOK_EVERY_MS);
}

/** Who is signed in, and whether visitors must be. */
function whoIsHere(): string {
  return `${getPerson(token.peek()) ?? ""} ${String(site.peek().visitorsMustSignIn)}`;
}

/** Where somebody pays for what is loaded, nothing is loaded that nobody has asked for. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
