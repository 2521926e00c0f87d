import { token } from "../state/session.ts";
import { GIVEN_UP_MS, tabTurn } from "../state/tab-turn.ts";
import { readClaims } from "../state/token-claims.ts";
import { takeToken } from "./accounts.ts";
import { callApi } from "./call-api.ts";
import { UNAUTHORIZED } from "./call.ts";

/** A token is renewed when this part of its time is over. */
const RENEW_AT = 0.8;
/** When the server did not answer, it is asked again after so many milliseconds. */
const AGAIN_MS = 60_000;
/** The longest that a browser's timer can wait. */
const TIMER_MOST_MS = 2_147_483_647;

/**
 * Renews the token that this browser remembers, now and again before it is over. Of several tabs one does it, and the
 * others take what it gets.
 */
export function keepSession(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = tabTurn("renewing");
  const remembered = token.peek();
  /** By this device's clock, which need not be the server's. */
  let dueAt = Date.now();

  async function renew(): Promise<void> {
    if (!(await turn.take())) return scheduleCheck(GIVEN_UP_MS);
    const isAnswered = await renewToken().finally(turn.give);
    if (!isAnswered) scheduleCheck(AGAIN_MS);
  }

  function scheduleCheck(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(renewIfDue, Math.min(ms, TIMER_MOST_MS));
  }

  function renewIfDue(): void {
    if (!token.peek()) return;
    const left = dueAt - Date.now();
    if (left > 0) scheduleCheck(left);
    else void renew();
  }

  renewIfDue();
  token.subscribe((now) => {
    // What was remembered from before is renewed already.
    if (now === remembered) return;
    const lifetime = getLifetime(now);
    clearTimeout(timer);
    if (lifetime === null) return;
    dueAt = Date.now() + lifetime * RENEW_AT;
    scheduleCheck(dueAt - Date.now());
  });
  // Timers stand still while a device sleeps.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") renewIfDue();
  });
  addEventListener("pagehide", turn.give);
}

/** Whether there was an answer. A token that has ended signs out without a word; a server that cannot be reached does not. */
async function renewToken(): Promise<boolean> {
  const before = token.peek();
  if (!before) return true;
  const answer = await callApi("GET auth/refresh");
  // Somebody may have signed out, or in, while the answer was on its way.
  if (answer.ok && token.peek() === before) await takeToken(answer.data);
  return answer.ok || answer.status === UNAUTHORIZED;
}

/** In milliseconds; null without a token, or for one that does not say. */
function getLifetime(text: string | null): number | null {
  const { iat, exp } = readClaims(text);
  return typeof iat === "number" && typeof exp === "number" && exp > iat ? (exp - iat) * 1000 : null;
}
