import type { NewUser, User } from "../../../src/contract/accounts.ts";
import { callApi } from "../../api/call-api.ts";
import { type Answer } from "../../api/call.ts";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";

export async function addUser(wanted: NewUser): Promise<Answer<User>> {
  const made = await callApi("POST users", { body: wanted });
  if (made.ok) toast(t("manage.user-created", { name: made.data.fullName }), "success");
  return made;
}
