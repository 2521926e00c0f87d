import { checkPerson } from "../../accounts/account.ts";
import { usableHash } from "../../accounts/passwords.ts";
import { isVisible } from "../../contract/rules.ts";
import { toText } from "../archives/lenient-values.ts";
import type { PictureOrNotice } from "../archives/picture-or-notice.ts";
import { LAYOUT } from "./archive-layout.ts";
import { getId, isTrue, getValue } from "./named-values.ts";
import { restoreKeptPicture } from "./restore-pictures.ts";
import { listRepairedTexts, noteLeftOut, type LeftOut } from "./left-out.ts";
import type { RestoreItem } from "./restore-plan.ts";
import type { ArchiveOutcome } from "../archives/archive-import.ts";
import type { Restoring } from "./restoring.ts";

const NO_PASSWORD: LeftOut = { notice: { code: "archive-user-without-password" } };

/** Restores an account with its password, which signs in as it did, and its picture. */
export async function restoreUser({ at = 0 }: RestoreItem, how: Restoring): Promise<ArchiveOutcome> {
  const { archive, into, force, caller, settle } = how;
  const row = (await archive.rows(LAYOUT.users))[at] ?? {};
  const id = getId(row, "id");
  const email = toText(getValue(row, "email"));
  const fullName = toText(getValue(row, "fullName"));
  const person = checkPerson({ email, fullName: isVisible(fullName) ? fullName : email });
  const hash = toText(row["password"]);
  const passwordHash = usableHash(hash);
  const group = toText(row["group"]);
  const inside = archive.inside?.users;
  const theirs = inside?.picture(id ?? 0);
  const { picture, notice }: PictureOrNotice = theirs
    ? await restoreKeptPicture(theirs, how)
    : { picture: null };
  const outcome: ArchiveOutcome = { name: person.email };
  try {
    const dropped = into.db
      .transaction(() => {
        const groupId = into.groups.findId(group);
        const restored = into.users.archived.restore(
          {
            ...person,
            id,
            passwordHash,
            passwordGiven: inside?.get(id ?? 0)?.passwordGiven ?? false,
            admin: isTrue(row, "admin"),
            groupId: groupId ?? into.groups.defaultId(),
            picture,
          },
          { force, caller: caller?.id ?? null },
        );
        // Who asks keeps their own password.
        const keepsPassword = restored.id === caller?.id;
        const leftOut: LeftOut[] = [
          ...(hash === passwordHash || keepsPassword ? [] : [NO_PASSWORD]),
          ...(groupId === null && group !== "" ? [{ value: `group “${group}”` }] : []),
          ...(notice ? [{ notice }] : []),
          ...listRepairedTexts(row),
        ];
        Object.assign(outcome, noteLeftOut(leftOut));
        if (restored.otherPassword) into.passwordChanged(restored.id);
        settle(outcome);
        return restored.dropped;
      })
      .immediate();
    if (dropped) into.images.remove(dropped);
  } catch (problem) {
    if (picture) into.images.remove(picture.key);
    throw problem;
  }
  return outcome;
}
