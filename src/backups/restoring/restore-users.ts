import { checkedPerson } from "../../accounts/account.ts";
import { usableHash } from "../../accounts/passwords.ts";
import { DomainError } from "../../platform/errors.ts";
import { isVisible } from "../../contract/rules.ts";
import { textOf } from "../../recipe-migrations/loose-values.ts";
import { LAYOUT } from "../archive-layout.ts";
import { idOf, isTrue, valueOf } from "../named-values.ts";
import { keptPicture } from "./restore-pictures.ts";
import type { RestoreItem } from "./restore-plan.ts";
import type { ArchiveOutcome } from "../../archive-imports/archive-import.ts";
import type { Restoring } from "./restoring.ts";

export class SignUpLinkExists extends DomainError {
  constructor() {
    super("conflict", "sign-up-link-exists");
  }
}

/** Restores an account with its password, which signs in as it did, and its picture. */
export async function restoreUser({ at = 0 }: RestoreItem, how: Restoring): Promise<ArchiveOutcome> {
  const { archive, into, force, caller, settle } = how;
  const row = (await archive.rows(LAYOUT.users))[at] ?? {};
  const id = idOf(row, "id");
  const email = textOf(valueOf(row, "email"));
  const fullName = textOf(valueOf(row, "fullName"));
  const person = checkedPerson({ email, fullName: isVisible(fullName) ? fullName : email });
  const inside = archive.inside?.users;
  const theirs = inside?.picture(id ?? 0);
  const picture = theirs ? await keptPicture(theirs, how) : null;
  const outcome = { name: person.email };
  try {
    const dropped = into.db
      .transaction(() => {
        const restored = into.users.archived.restore(
          {
            ...person,
            id,
            passwordHash: usableHash(textOf(row["password"])),
            passwordGiven: inside?.get(id ?? 0)?.passwordGiven ?? false,
            admin: isTrue(row, "admin"),
            groupId: into.groups.idOf(textOf(row["group"])) ?? into.groups.defaultId(),
            picture,
          },
          { force, caller: caller?.id ?? null },
        );
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

export function restoreSignUpLink(
  { at, name }: RestoreItem,
  { archive, into, force, settle }: Restoring,
): ArchiveOutcome {
  const link = archive.inside?.signUps.list().find(({ id }) => id === at);
  const outcome = { name };
  into.db
    .transaction(() => {
      if (link && !into.signUps.restore(link) && !force) throw new SignUpLinkExists();
      settle(outcome);
    })
    .immediate();
  return outcome;
}
