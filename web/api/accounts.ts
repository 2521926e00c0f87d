import type { Token } from "../../src/contract/accounts.ts";
import { isDisplay } from "../state/display.ts";
import { signOut, token, user } from "../state/session.ts";
import { readClaims } from "../state/token-claims.ts";
import { callApi } from "./call-api.ts";
import { announce, type Answer, type Said } from "./call.ts";
import { loadSite } from "./site.ts";

export async function signIn(email: string, password: string): Promise<Answer<Token & Said>> {
  const form = new URLSearchParams({ username: email, password });
  const answer = await callApi("POST auth/token", { body: form, quiet: true });
  if (!answer.ok) return answer;
  await enter(answer.data);
  // The welcome page greets, too.
  if (!user.peek()?.passwordGiven) announce(answer.data);
  return answer;
}

export async function enter(given: Token): Promise<void> {
  const taken = takeToken(given);
  // On a closed site, nothing was loaded before.
  await Promise.all([taken, loadSite()]);
}

export async function takeToken(given: Token): Promise<void> {
  token.value = given.access_token;
  await loadOwnAccount();
}

export async function loadOwnAccount(): Promise<void> {
  if (isDisplay.peek()) return;
  const asked = token.peek();
  const answer = await callApi("GET users/self");
  // The token may have been renewed meanwhile, but must belong to the same person.
  const isSame = asked !== null && readClaims(asked)["sub"] === readClaims(token.peek())["sub"];
  if (answer.ok && isSame) user.value = answer.data;
}

/** Asks the server, because the role may have changed. */
export async function isAdminNow(): Promise<boolean> {
  if (!user.peek()?.admin) await loadOwnAccount();
  return user.peek()?.admin === true;
}

export function endSession(): void {
  if (token.peek()) void callApi("DELETE auth/sessions/current", { quiet: true });
  signOut();
}
