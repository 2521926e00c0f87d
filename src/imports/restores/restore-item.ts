import { ReadyItem } from "../../platform/jobs/ready-item.ts";
import { emptyKinds } from "./empty-kinds.ts";
import { restoreGroup, restoreMealPlan } from "./restore-groups.ts";
import type { RestoreItem } from "./restore-plan.ts";
import { restoreBinned, restoreOrganizers, restoreRecipe } from "./restore-recipes.ts";
import { restorePage, restoreSettings, restoreTheme } from "./restore-site.ts";
import { restoreUser } from "./restore-users.ts";
import { nameProblem } from "../archives/to-recipe-content.ts";
import type { ArchiveOutcome } from "../archives/archive-import.ts";
import type { Restoring } from "./restoring.ts";

type Made = ArchiveOutcome | ReadyItem<ArchiveOutcome>;
type Restore = (item: RestoreItem, how: Restoring) => Made | Promise<Made>;

const RESTORES: Record<RestoreItem["item"], Restore> = {
  emptying: emptyKinds,
  file: refuseFile,
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

/** What is stored by itself, with nothing that points to it: many are stored together. */
export function isBatched({ item }: RestoreItem): boolean {
  return item === "recipe" || item === "file";
}

/**
 * Restores one thing, or nothing of it; a recipe is made ready to be stored.
 * @throws ItemNotImported
 */
export async function restoreItem(item: RestoreItem, how: Restoring): Promise<Made> {
  try {
    return await RESTORES[item.item](item, how);
  } catch (problem) {
    throw nameProblem(item.name, problem);
  }
}

/**
 * Restores one thing by itself, outside of a job.
 * @throws ItemNotImported
 */
export async function restoreAlone(item: RestoreItem, how: Restoring): Promise<ArchiveOutcome> {
  const made = await restoreItem(item, how);
  if (!(made instanceof ReadyItem)) return made;
  const store = how.into.db.transaction((): ArchiveOutcome => {
    const outcome = made.steps.store();
    how.settle(outcome);
    return outcome;
  });
  const outcome = store.immediate();
  made.steps.afterwards?.();
  return outcome;
}

/** Only a restore that an earlier version began has such an item: a link may have been used or deleted since. */
function skipSignUpLink({ name }: RestoreItem, { into, settle }: Restoring): ArchiveOutcome {
  const outcome = { name };
  into.db.transaction(() => settle(outcome)).immediate();
  return outcome;
}

/** Nothing can be made of it: it is only told of. */
function refuseFile({ name }: RestoreItem, { archive }: Restoring): never {
  throw archive.getRefusal(name);
}
