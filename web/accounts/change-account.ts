import type { Token, UserInput, PasswordChange } from "../../src/contract/accounts.ts";
import { takeToken } from "../api/accounts.ts";
import { callApi } from "../api/call-api.ts";
import { type Answer } from "../api/call.ts";

export async function changeAccount(
  id: number,
  wanted: UserInput,
  more: { quiet?: boolean } = {},
): Promise<Answer<Partial<Token>>> {
  const answer = await callApi("PUT users/{id}", { params: { id }, body: wanted, ...more });
  const token = answer.ok && answer.data.access_token;
  if (token) await takeToken({ access_token: token, token_type: "bearer" });
  return answer;
}

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
