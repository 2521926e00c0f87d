import { wholeSettings } from "../../site/site-settings.ts";
import type { ArchiveOutcome } from "../archives/archive-import.ts";
import type { Restoring } from "./restoring.ts";
import type { RestoreItem } from "./restore-plan.ts";

/** Removes all that is here of the chosen kinds, but for the account of who asks and its group: all at once, or nothing. */
export function emptyKinds(
  { name, kinds: emptied = [] }: RestoreItem,
  { into, caller, settle }: Restoring,
): ArchiveOutcome {
  const {
    db,
    archivedRecipes,
    categories,
    tags,
    site,
    themes,
    customPages,
    groups,
    mealPlans,
    users,
    images,
  } = into;
  const outcome = { name };
  const empty = db.transaction((): string[] => {
    const keys: (string | null)[] = [];
    // Who may look stays as it is until the archive says so: a closed site is open at no time in between.
    if (emptied.includes("settings")) site.put(wholeSettings({}));
    if (emptied.includes("pages")) customPages.removeAll();
    if (emptied.includes("themes")) themes.removeAll();
    if (emptied.includes("users")) {
      for (const gone of users.archived.removeOthers(caller?.id ?? null)) {
        into.accountGone(gone.id);
        keys.push(gone.key);
      }
    }
    if (emptied.includes("groups")) {
      mealPlans.archived.removeAll();
      groups.archived.removeAll();
    }
    if (emptied.includes("recipes")) {
      keys.push(...archivedRecipes.removeAll());
      // Those that home, pages and groups name that stay are named on.
      categories.removeUnnamed();
      tags.removeUnnamed();
    }
    settle(outcome);
    return keys.filter((key) => key !== null);
  });
  empty.immediate().forEach(images.remove);
  return outcome;
}
