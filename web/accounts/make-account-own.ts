import type { PasswordChange, UserInput } from "../../src/contract/accounts.ts";
import { changeAccount } from "./change-account.ts";
import { changePassword } from "./change-password.ts";

export interface Refused {
  /** Whether name and email are stored, but not the password. */
  isHalf: boolean;
  isWrongPassword: boolean;
  reason: string;
}

/** Stores name, email and then the password; null for success. */
export async function makeAccountOwn(
  id: number,
  wanted: UserInput,
  passwords: PasswordChange,
): Promise<Refused | null> {
  const changed = await changeAccount(id, wanted, { quiet: true });
  if (!changed.ok) return { isHalf: false, isWrongPassword: false, reason: changed.message };
  const secured = await changePassword(id, passwords, { quiet: true });
  if (secured.ok) return null;
  return { isHalf: true, isWrongPassword: secured.code === "password-wrong", reason: secured.message };
}
