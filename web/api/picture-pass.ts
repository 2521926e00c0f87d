import type { PicturePass } from "../../src/contract/sessions.ts";
import { picturePass } from "../state/picture-pass.ts";
import { token } from "../state/session.ts";
import { site } from "../state/site.ts";
import { readClaims } from "../state/token-claims.ts";
import { callApi } from "./call-api.ts";

/** A pass is asked for anew when it is good for less than this, in milliseconds: the server gives one to two hours. */
const ENOUGH_MS = 45 * 60_000;

let renewal: ReturnType<typeof setTimeout> | undefined;

/**
 * Sees to it that there is a pass for pictures where one is needed: where visitors must sign in, and somebody has. It is
 * asked for again before it is over, for as long as the page is open.
 */
export async function loadPicturePass(): Promise<void> {
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

/** Milliseconds; none without a pass, or with one of a session that has ended. */
function goodFor(pass: PicturePass | null): number {
  if (!pass || readClaims(pass.pass)["sid"] !== readClaims(token.peek())["sid"]) return 0;
  return Math.max(0, Date.parse(pass.expiresAt) - Date.now());
}
