import { DomainError } from "../../platform/errors.ts";
import { UnfitEntry } from "../../platform/zip/read-zip.ts";
import { emptyKinds } from "./empty-kinds.ts";
import { restoreGroup, restoreMealPlan } from "./restore-groups.ts";
import type { RestoreItem } from "./restore-plan.ts";
import { restoreBinned, restoreOrganizers, restoreRecipe } from "./restore-recipes.ts";
import { restorePage, restoreSettings, restoreTheme } from "./restore-site.ts";
import { restoreUser } from "./restore-users.ts";
import { ItemNotImported } from "../../recipe-migrations/found-content.ts";
import type { ArchiveOutcome } from "../../archive-imports/archive-import.ts";
import type { Restoring } from "./restoring.ts";

type Restore = (item: RestoreItem, how: Restoring) => ArchiveOutcome | Promise<ArchiveOutcome>;

const RESTORES: Record<RestoreItem["item"], Restore> = {
  emptying: emptyKinds,
  file: refusedFile,
  organizers: restoreOrganizers,
  recipe: restoreRecipe,
  "binned-recipe": restoreBinned,
  settings: restoreSettings,
  theme: restoreTheme,
  page: restorePage,
  group: restoreGroup,
  user: restoreUser,
  "sign-up-link": skipSignUpLink,
  "meal-plan": restoreMealPlan,
};

/**
 * Restores one thing, or nothing of it.
 * @throws ItemNotImported
 */
export async function restoreItem(item: RestoreItem, how: Restoring): Promise<ArchiveOutcome> {
  try {
    return await RESTORES[item.item](item, how);
  } catch (problem) {
    if (problem instanceof ItemNotImported || !(problem instanceof DomainError)) throw problem;
    throw new ItemNotImported(item.name, problem);
  }
}

/** Only a restore that an earlier version began has such an item: a link may have been used or deleted since. */
function skipSignUpLink({ name }: RestoreItem, { into, settle }: Restoring): ArchiveOutcome {
  const outcome = { name };
  into.db.transaction(() => settle(outcome)).immediate();
  return outcome;
}

/** Nothing can be made of it: it is only told of. */
function refusedFile({ name }: RestoreItem, { archive }: Restoring): never {
  const why = archive.refused.find(({ params }) => params?.["file"] === name);
  throw why ?? new UnfitEntry("archive-file-missing", name);
}
