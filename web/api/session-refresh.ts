import { isDisplay } from "../state/display.ts";
import { token } from "../state/session.ts";
import { readClaims } from "../state/token-claims.ts";
import { saveText, loadText } from "../state/storage.ts";
import { takeToken } from "./accounts.ts";
import { callApi } from "./call-api.ts";
import { UNAUTHORIZED } from "./call.ts";

/** Share of a token's lifetime. */
const RENEW_AT = 0.8;
const AGAIN_MS = 60_000;
/** Longer timers fire immediately. */
const TIMER_MOST_MS = 2_147_483_647;

/** The tab was closed meanwhile. */
const GIVEN_UP_MS = 3000;
/** Tabs that start together have all written by then; the last one wins. */
const SETTLED_MS = 120;

/** Renews the token before it expires. One tab does it, and the others use the result. */
export function keepSession(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = tabTurn("renewing");
  const remembered = token.peek();
  /** The device's clock may differ from the server's. */
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
    if (now === remembered) return;
    const lifetime = getLifetime(now);
    clearTimeout(timer);
    if (lifetime === null) return;
    dueAt = Date.now() + lifetime * RENEW_AT;
    scheduleCheck(dueAt - Date.now());
  });
  // Timers stop while a device sleeps.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") renewIfDue();
  });
  addEventListener("pagehide", turn.give);
}

/** Resolves to whether there was an answer. An expired token signs out silently; an unreachable server doesn't. */
async function renewToken(): Promise<boolean> {
  const before = token.peek();
  // The token of a display lasts until it is revoked.
  if (!before || isDisplay.peek()) return true;
  const answer = await callApi("GET auth/refresh");
  // Someone may have signed out or in meanwhile.
  if (answer.ok && token.peek() === before) await takeToken(answer.data);
  return answer.ok || answer.status === UNAUTHORIZED;
}

/** In milliseconds; null if unknown. */
function getLifetime(text: string | null): number | null {
  const { iat, exp } = readClaims(text);
  return typeof iat === "number" && typeof exp === "number" && exp > iat ? (exp - iat) * 1000 : null;
}

/** Web Locks need HTTPS, so tabs agree through localStorage. */
function tabTurn(name: string): { take(): Promise<boolean>; give(): void } {
  let said: string | null = null;
  return {
    async take() {
      const [since = "0"] = (loadText(name) ?? "").split(" ");
      if (Math.abs(Date.now() - Number(since)) < GIVEN_UP_MS) return false;
      said = `${Date.now()} ${Math.random()}`;
      saveText(name, said);
      await new Promise((settled) => setTimeout(settled, SETTLED_MS));
      // Without storage, there are no other tabs to agree with.
      return [said, null].includes(loadText(name));
    },

    give() {
      if (said && loadText(name) === said) saveText(name, null);
    },
  };
}
