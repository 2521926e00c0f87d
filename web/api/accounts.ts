import type { Token } from "../../src/contract/accounts.ts";
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
  // Whoever goes on to the welcome is greeted there.
  if (!user.peek()?.passwordGiven) announce(answer.data);
  return answer;
}

/** Begins a session with the token that the server gave for it. */
export async function enter(given: Token): Promise<void> {
  const taken = takeToken(given);
  // Where visitors must sign in, nothing could be had before.
  await Promise.all([taken, loadSite()]);
}

/** Goes on with another token of the same person, and asks what is known of them now. */
export async function takeToken(given: Token): Promise<void> {
  token.value = given.access_token;
  await loadOwnAccount();
}

/** Asks who one is; without an answer, what was last heard stays. */
export async function loadOwnAccount(): Promise<void> {
  const asked = token.peek();
  const answer = await callApi("GET users/self");
  // The token may have been renewed meanwhile; of somebody else who signed in, this tells nothing.
  const isSame = asked !== null && readClaims(asked)["sub"] === readClaims(token.peek())["sub"];
  if (answer.ok && isSame) user.value = answer.data;
}

/** Whether one administers this Tagine. Who does not as far as is known here may do so meanwhile. */
export async function isAdminNow(): Promise<boolean> {
  if (!user.peek()?.admin) await loadOwnAccount();
  return user.peek()?.admin === true;
}

export function endSession(): void {
  if (token.peek()) void callApi("DELETE auth/sessions/current", { quiet: true });
  signOut();
}
