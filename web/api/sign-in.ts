import type { Token } from "../../src/contract/accounts.ts";
import { signOut, token, user } from "../state/session.ts";
import { takeToken } from "./accounts.ts";
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

export function endSession(): void {
  if (token.peek()) void callApi("DELETE auth/sessions/current", { quiet: true });
  signOut();
}
