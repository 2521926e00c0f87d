import type { SignUp } from "../../src/contract/sign-ups.ts";
import { enter } from "../api/accounts.ts";
import { callApi } from "../api/call-api.ts";
import { t } from "../text/translation.ts";

/** By which the specification tells that somebody has signed up. */
const DONE = "Created";

/** Makes an account and signs in with it; what comes back is why not, and null when that is done. */
export async function signUp(token: string, form: SignUp): Promise<string | null> {
  // The link decides on the role, and the server on the group.
  const body = { ...form, group: "default", admin: false };
  const answer = await callApi("POST users/sign-ups/{token}", { params: { token }, body });
  if (!answer.ok) return answer.message;
  if (!answer.data.snackbar.text.includes(DONE)) return t("call.failed");
  await enter(answer.data);
  return null;
}
