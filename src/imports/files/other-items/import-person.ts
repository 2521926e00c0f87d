import { randomBytes } from "node:crypto";
import { checkPerson } from "../../../accounts/account.ts";
import { hashPassword, replaceUnusableHash } from "../../../accounts/passwords.ts";
import type { UserStore } from "../../../accounts/user-store.ts";
import type { FavoriteStore } from "../../../cooking/favorite-store.ts";
import type { GroupStore } from "../../../groups/group-store.ts";
import type { RecipeStore } from "../../../recipes/recipe-store.ts";
import type { Importer } from "../file-import.ts";
import { sortAdded, type AddedItems } from "./added-items.ts";
import type { OtherItemOutcome } from "./other-item-outcome.ts";
import { findNamedRecipe } from "./find-named-recipe.ts";
import type { FoundPerson } from "./other-item.ts";

export interface MadePerson {
  id: number;
  /** A hash of the whole account. If it differs, someone has used or changed the account since. */
  fingerprint: string;
}

interface Parts {
  users: UserStore;
  groups: GroupStore;
  favorites: FavoriteStore;
  recipes: RecipeStore;
}

export interface ChosenPassword {
  hash: string;
  isRandom: boolean;
}

/** Keeps a hash that Tagine can verify. Otherwise the password is random, and an admin must reset it. */
export async function choosePassword({ passwordHash }: FoundPerson): Promise<ChosenPassword> {
  if (passwordHash !== null && replaceUnusableHash(passwordHash) === passwordHash)
    return { hash: passwordHash, isRandom: false };
  return { hash: await hashPassword(randomBytes(32).toString("base64url")), isRandom: true };
}

/**
 * Call it in a transaction. Nobody becomes an admin, and existing accounts aren't changed.
 * @throws Invalid without a valid email
 */
export function importPerson(
  { name, content }: { name: string; content: FoundPerson },
  { hash, isRandom }: ChosenPassword,
  { by, parts: { users, groups, favorites, recipes } }: { by: Importer; parts: Parts },
): OtherItemOutcome<MadePerson> {
  const person = checkPerson({ fullName: name, email: content.email });
  const outcome = { also: "users", name } as const;
  if (users.withEmail(person.email))
    return {
      ...outcome,
      status: "skipped",
      notice: { code: "file-import-person-exists", params: { email: person.email } },
    };
  const groupId = groups.findId(content.group) ?? by.group;
  const { id } = users.add({ ...person, passwordHash: hash, passwordGiven: false, admin: false, groupId });
  for (const favorite of content.favorites) {
    const recipe = findNamedRecipe(favorite, recipes);
    if (recipe) favorites.add(id, recipe.id);
  }
  return {
    ...outcome,
    status: "added",
    made: { id, fingerprint: takeFingerprint(id, users) ?? "" },
    ...(isRandom && { notice: { code: "file-import-person-password", params: { email: person.email } } }),
  };
}

/** Signing in replaces a bcrypt hash, so using an account changes it, too. */
function takeFingerprint(id: number, users: UserStore): string | null {
  const account = users.get(id);
  if (!account) return null;
  const { fullName, email, admin, groupId, picture } = account;
  const text = JSON.stringify([fullName, email, admin, groupId, picture, users.passwordHash(id)]);
  return new Bun.CryptoHasher("sha256").update(text).digest("base64");
}

export function sortAddedPeople(made: MadePerson[], users: UserStore): AddedItems {
  return sortAdded(made, {
    isUnchanged({ id, fingerprint }) {
      const now = takeFingerprint(id, users);
      return now === null ? null : now === fingerprint;
    },
    remove: ({ id }) => users.remove(id, () => undefined),
  });
}
