import { useState } from "react";
import type { OwnAccount } from "../../src/contract/accounts.ts";
import { makeAccountOwn, type AccountRefusal } from "./make-account-own.ts";

/** @param remembered the current password; null or wrong to ask for it */
export function useOwnAccount(person: OwnAccount, remembered: string | null) {
  const [isWrong, setIsWrong] = useState(false);
  const [refused, setRefused] = useState<AccountRefusal | null>(null);
  const known = isWrong ? null : remembered;

  async function save(values: FormData): Promise<boolean> {
    const refusal = await makeAccountOwn(person.id, values, known);
    if (refusal?.isWrongPassword) setIsWrong(true);
    setRefused(refusal);
    return refusal === null;
  }

  return { known, refused, save };
}
