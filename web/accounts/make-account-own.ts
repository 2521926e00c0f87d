import type { PasswordChange, UserInput } from "../../src/contract/accounts.ts";
import { changeAccount, changePassword } from "./change-account.ts";

export interface AccountRefusal {
  /** Whether name and email are stored, but not the password. */
  isHalf: boolean;
  isWrongPassword: boolean;
  reason: string;
}

/** @param known the current password, if the form didn't ask for it */
export async function makeAccountOwn(
  id: number,
  values: FormData,
  known: string | null,
): Promise<AccountRefusal | null> {
  const text = (name: string) => String(values.get(name));
  const wanted: UserInput = { fullName: text("fullName"), email: text("email") };
  const currentPassword = known ?? text("currentPassword");
  const passwords: PasswordChange = { currentPassword, newPassword: text("newPassword") };
  const changed = await changeAccount(id, wanted, { quiet: true });
  if (!changed.ok) return { isHalf: false, isWrongPassword: false, reason: changed.message };
  const secured = await changePassword(id, passwords, { quiet: true });
  if (secured.ok) return null;
  return { isHalf: true, isWrongPassword: secured.code === "password-wrong", reason: secured.message };
}
