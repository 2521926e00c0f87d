import type { PasswordChange, Token } from "../../src/contract/accounts.ts";
import { takeToken } from "../api/accounts.ts";
import { call, type Answer } from "../api/call.ts";

/** Gives the person who is signed in another password. Their other sessions and API tokens end. */
export async function changePassword(
  id: number,
  change: PasswordChange,
  more: { quiet?: boolean } = {},
): Promise<Answer<Token>> {
  const answer = await call<Token>("PUT", `users/${id}/password`, change, more);
  if (answer.ok) await takeToken(answer.data);
  return answer;
}
