import { signal } from "@preact/signals-core";
import { BASE } from "../api/path.ts";
import { keepFoods } from "../ingredients/keep-foods.ts";
import { token } from "../state/session.ts";
import { language } from "../state/language.ts";
import { reportUnlessClosed } from "../shopping-lists/sync/report-unless-closed.ts";
import { site } from "../state/site.ts";
import { withTexts } from "../ui/later.ts";
import { getPerson } from "./offline-answers.ts";
import { installWorker, registerWorker } from "./install-worker.ts";
import { watchConnection } from "./connection.ts";
import { removeForeignData, syncNow, openStoreOnce, stopSync } from "./sync.ts";
import { offerNewVersions, offerVersionsOfPage } from "./versions.ts";
import { isKeeping, pictureBudgetMb } from "./offline-settings.ts";
import { STORED } from "./worker-scope.ts";

/** `insecure` without HTTPS, `refused` for an untrusted certificate or a browser that stores nothing. */
export const readiness = signal<"beginning" | "ready" | "insecure" | "refused">("beginning");

const FIRST_MS = 5000;
/** Changes within this time are fetched together. */
const AFTER_CHANGE_MS = 2000;
const LOOK_EVERY_MS = 300_000;

const decision = Promise.withResolvers<void>();
let isBegun = false;

/** Resolves once the browser allows or refuses offline use. Storing the app's files takes longer. */
export function beginOnce(): Promise<void> {
  if (!isBegun) void begin().finally(decision.resolve);
  isBegun = true;
  return decision.promise;
}

async function begin(): Promise<void> {
  watchConnection();
  token.subscribe((now) => now !== null && void sendListsLater().catch(reportUnlessClosed));
  if (!isSecureContext) {
    readiness.value = "insecure";
    return offerVersionsOfPage();
  }
  try {
    await Promise.all([registerWorker(BASE), openStoreOnce()]);
    decision.resolve();
    offerNewVersions(await installWorker(BASE));
    await navigator.serviceWorker.ready;
  } catch {
    readiness.value = "refused";
    return offerVersionsOfPage();
  }
  readiness.value = "ready";
  void keepFoods(language.peek());
  beginKeeping();
}

/** Sends changes of shopping lists that an earlier visit left, and stores a renewed token for the next ones. */
async function sendListsLater(): Promise<void> {
  const [{ beginReports }, { sendWaiting, syncAllLists }] = await Promise.all([
    withTexts(import("../shopping-lists/report-sent.ts")),
    import("../shopping-lists/sync/lists-on-device.ts"),
  ]);
  beginReports();
  await sendWaiting();
  await syncAllLists();
}

function beginKeeping(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lookedAt = 0;

  function scheduleSync(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      lookedAt = Date.now();
      if (!savesData()) syncNow({ waits: false }).catch(reportError);
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
    removeForeignData().catch(reportError);
    scheduleSync(AFTER_CHANGE_MS);
  };

  // Someone may have signed out while the app was closed.
  removeForeignData().catch(reportError);
  token.subscribe(mayBeSomebodyElse);
  site.subscribe(mayBeSomebodyElse);
  isKeeping.subscribe(() => scheduleSync(FIRST_MS));
  pictureBudgetMb.subscribe(() => {
    stopSync();
    scheduleSync(FIRST_MS);
  });
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === STORED) scheduleSync(AFTER_CHANGE_MS);
  });
  addEventListener("online", () => scheduleSync(0));
  document.addEventListener("visibilitychange", lookAgain);
  setInterval(lookAgain, LOOK_EVERY_MS);
}

function whoIsHere(): string {
  return `${getPerson(token.peek()) ?? ""} ${String(site.peek().visitorsMustSignIn)}`;
}

/** On metered connections, nothing is loaded in advance. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
