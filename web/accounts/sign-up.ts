import type { SignUp } from "../../src/contract/sign-ups.ts";
import { enter } from "../api/accounts.ts";
import { callApi } from "../api/call-api.ts";
import { t } from "../text/translation.ts";

/** The answer's text, as the contract defines it. */
const DONE = "Created";

/** Creates an account and signs in; resolves to an error message or null. */
export async function signUp(token: string, form: SignUp): Promise<string | null> {
  // The server decides the role and the group.
  const body = { ...form, group: "default", admin: false };
  const answer = await callApi("POST users/sign-ups/{token}", { params: { token }, body });
  if (!answer.ok) return answer.message;
  if (!answer.data.snackbar.text.includes(DONE)) return t("call.failed");
  await enter(answer.data);
  return null;
}
