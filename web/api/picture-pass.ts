import type { PicturePass } from "../../src/contract/sessions.ts";
import { picturePass } from "../state/picture-pass.ts";
import { token } from "../state/session.ts";
import { site } from "../state/site.ts";
import { readClaims } from "../state/token-claims.ts";
import { callApi } from "./call-api.ts";

/** The server's passes last 1 to 2 hours. */
const ENOUGH_MS = 45 * 60_000;

let renewal: ReturnType<typeof setTimeout> | undefined;

/** Keeps a valid pass while someone is signed in on a closed site. */
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

/** Milliseconds; 0 without a valid pass. */
function goodFor(pass: PicturePass | null): number {
  if (!pass || readClaims(pass.pass)["sid"] !== readClaims(token.peek())["sid"]) return 0;
  return Math.max(0, Date.parse(pass.expiresAt) - Date.now());
}
