import type { Token } from "../../src/contract/accounts.ts";
import { isDisplay } from "../state/display.ts";
import { token, user } from "../state/session.ts";
import { readClaims } from "../state/token-claims.ts";
import { callApi } from "./call-api.ts";

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
