import type { SiteSettings } from "../../src/contract/site.ts";
import type { PicturePass } from "../../src/contract/sessions.ts";
import { token } from "../state/session.ts";
import { forgetSite, site } from "../state/site.ts";
import { picturePass } from "../state/picture-pass.ts";
import { readClaims } from "../state/token-claims.ts";
import { callApi } from "./call-api.ts";
import { UNAUTHORIZED } from "./call.ts";
import { SITE_CALL } from "./first-answers.ts";

let onItsWay: { asked: string | null; settings: Promise<SiteSettings> } | null = null;

/** The server's passes last 1 to 2 hours. */
const ENOUGH_MS = 45 * 60_000;

let renewal: ReturnType<typeof setTimeout> | undefined;

/** Without an answer, the last settings stay. Parallel calls share one request. */
export function loadSite(): Promise<SiteSettings> {
  // Answers differ before and after signing in.
  if (onItsWay?.asked !== token.peek()) onItsWay = null;
  onItsWay ??= { asked: token.peek(), settings: ask().finally(() => (onItsWay = null)) };
  return onItsWay.settings;
}

async function ask(): Promise<SiteSettings> {
  const asker = token.peek();
  const answer = await callApi(`GET ${SITE_CALL}`);
  // What this device stored is older than what the server said last: the site may have been closed since.
  if (answer.ok && !answer.isKept) site.value = answer.data;
  // Visitors are refused only on a closed site.
  else if (!answer.ok && answer.status === UNAUTHORIZED && !asker) forgetSite();
  await loadPicturePass();
  return site.value;
}

async function loadPicturePass(): Promise<void> {
  clearTimeout(renewal);
  if (!site.peek().visitorsMustSignIn || !token.peek()) {
    picturePass.value = null;
    return;
  }
  if (goodFor(picturePass.peek()) < ENOUGH_MS) {
    const answer = await callApi("GET auth/picture-pass");
    if (answer.ok) picturePass.value = answer.data;
  }
  renewal = setTimeout(
    () => void loadPicturePass(),
    Math.max(60_000, goodFor(picturePass.peek()) - ENOUGH_MS + 1000),
  );
}

/** Milliseconds; 0 without a valid pass. */
function goodFor(pass: PicturePass | null): number {
  if (!pass || readClaims(pass.pass)["sid"] !== readClaims(token.peek())["sid"]) return 0;
  return Math.max(0, Date.parse(pass.expiresAt) - Date.now());
}
