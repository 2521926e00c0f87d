import type { Database } from "bun:sqlite";
import type { CookedStore } from "../../cooking/cooked-store.ts";
import type { FavoriteStore } from "../../cooking/favorite-store.ts";
import type { OrganizerStore } from "../../organizers/organizer-store.ts";
import type { PictureFiles } from "../../platform/pictures/picture-files.ts";
import type { FurtherPictureStore } from "../../recipes/pictures/further-picture-store.ts";
import type { PictureStore } from "../../recipes/pictures/picture-store.ts";
import type { RecipeStore } from "../../recipes/recipe-store.ts";
import type { TrashStore } from "../../recipes/trash/trash-store.ts";
import type { VersionStore } from "../../recipes/versions/version-store.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Jobs } from "../../platform/jobs.ts";
import type { Job } from "../../platform/jobs/job.ts";
import { undoOtherItems, type OtherItemParts } from "./other-items/import-other-item.ts";
import type { Undone } from "../../contract/file-import-undo.ts";
import { FileImportNotReady, isUndone, type AboutFileImport } from "./file-import.ts";
import type { DroppedVersion, FileImportResults, ImportedRecipe } from "./file-import-result-store.ts";

interface Parts extends OtherItemParts {
  db: Database;
  jobs: Pick<Jobs, "changeAbout" | "changeOutcome" | "remove">;
  clock: Clock;
  results: FileImportResults;
  recipes: RecipeStore;
  categories: OrganizerStore;
  tags: OrganizerStore;
  trash: TrashStore;
  versions: VersionStore;
  favorites: FavoriteStore;
  cooked: CookedStore;
  pictures: PictureStore;
  furtherPictures: FurtherPictureStore;
  images: Pick<PictureFiles, "remove">;
}

interface UndoOptions {
  /** Whether recipes that someone changed after the import stay as they are. */
  keepsChanged: boolean;
  by: string;
}

/**
 * Moves the added recipes to the trash, restores the replaced ones, and removes other added items and the categories
 * and tags that nothing needs anymore, all in one transaction. A stopped import can start again from its plan.
 * @throws FileImportNotReady if it's running or undone
 * @returns what was undone
 */
export function undoImport(job: Job, { keepsChanged, by }: UndoOptions, parts: Parts): Undone {
  if (job.state === "running" || isUndone(job)) throw new FileImportNotReady();
  const {
    db,
    jobs,
    clock,
    results,
    recipes,
    categories,
    tags,
    trash,
    versions,
    favorites,
    cooked,
    pictures,
    furtherPictures,
    images,
  } = parts;
  const removed: string[] = [];
  const restored: { id: number; before: string }[] = [];
  const dropped: DroppedVersion[] = [];

  const { by: importer } = job.about as AboutFileImport;

  function restore(replaced: ImportedRecipe): void {
    const { id, slug, before, hasNewPicture, newPictures = [], newFavorite, newCooked = [] } = replaced;
    const isUnchanged = replaced.changedAt === replaced.changedNow;
    const former = versions.states(id).findLast(({ savedAt }) => savedAt === before);
    if (former) recipes.change(slug, () => former.content, { by });
    if (former && isUnchanged) restored.push({ id, before: former.savedAt });
    if (former) dropped.push({ id, savedAt: replaced.changedAt, before: former.savedAt });
    if (hasNewPicture) pictures.restore(id);
    newPictures.forEach(furtherPictures.drop);
    removed.push(...newPictures);
    if (newFavorite) favorites.remove(importer.id, id);
    cooked.removeBare(newCooked);
  }

  const undo = db.transaction((): Undone => {
    const imported = results.listImported(job.id);
    const chosen = imported.filter(({ changedAt, changedNow }) => !keepsChanged || changedAt === changedNow);
    const added = chosen.filter(({ status }) => status === "added").map(({ slug }) => slug);
    const replaced = chosen.filter(({ status }) => status === "replaced");
    if (added.length > 0) trash.discardMany(added, by);
    // Latest first, so that a recipe that was replaced twice ends as it was before the first time.
    replaced.toReversed().forEach(restore);
    // So that an earlier import of the restored text doesn't count this as a person's change.
    for (const { job: id, position, outcome } of results.listRestored(restored))
      jobs.changeOutcome(id, position, outcome);
    // So that undoing a later import doesn't bring back what this one imported.
    for (const { job: id, position, outcome } of results.listReplacing(dropped))
      jobs.changeOutcome(id, position, outcome);
    const undone = {
      added: added.length,
      replaced: replaced.length,
      kept: imported.length - chosen.length,
      ...undoOtherItems(results.listOtherItems(job.id), parts),
    };
    const newOrganizers = results.listNewOrganizers(job.id);
    for (const store of [categories, tags]) store.removeUnused(newOrganizers);
    // A result that is stored late finds no job, so it's dropped.
    if (job.state === "stopped") jobs.remove(job.id);
    else {
      const about: AboutFileImport = {
        ...(job.about as AboutFileImport),
        undoneAt: clock().toISOString(),
        undone,
      };
      jobs.changeAbout(job.id, about);
    }
    return undone;
  });
  const undone = undo.immediate();
  removed.forEach(images.remove);
  return undone;
}
