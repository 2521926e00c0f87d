import type { Token, User } from "../../src/contract/accounts.ts";
import { signOut, token, user } from "../state/session.ts";
import { call, type Answer } from "./call.ts";

/** Signs in; what the server says of a failure comes back. */
export async function signIn(email: string, password: string): Promise<Answer<Token>> {
  const answer = await call<Token>("POST", "auth/token", new URLSearchParams({ username: email, password }));
  if (answer.ok) await takeToken(answer.data);
  return answer;
}

/**
 * Goes on with a session that this browser remembers. A token that has ended signs out without a word; a server that
 * cannot be reached does not.
 */
export async function resumeSession(): Promise<void> {
  if (!token.peek()) return;
  const before = token.peek();
  const answer = await call<Token>("GET", "auth/refresh");
  // Somebody may have signed out, or in, while the answer was on its way.
  if (token.peek() !== before) return;
  if (answer.ok) await takeToken(answer.data);
  else if (answer.status === 401) signOut();
}

async function takeToken(given: Token): Promise<void> {
  token.value = given.access_token;
  const answer = await call<User>("GET", "users/self");
  if (answer.ok && token.peek() === given.access_token) user.value = answer.data;
}
