import type { PasswordChange, Token } from "../../src/contract/accounts.ts";
import { takeToken } from "../api/accounts.ts";
import { callApi } from "../api/call-api.ts";
import { type Answer } from "../api/call.ts";

/** Ends the person's other sessions and API tokens. */
export async function changePassword(
  id: number,
  change: PasswordChange,
  more: { quiet?: boolean } = {},
): Promise<Answer<Token>> {
  const answer = await callApi("PUT users/{id}/password", { params: { id }, body: change, ...more });
  if (answer.ok) await takeToken(answer.data);
  return answer;
}
