import type { Notice } from "../../archiving/archive-list.ts";
import type { RecipeContent } from "../../contract/recipe-life.ts";
import type { CookedStore } from "../../cooking/cooked-store.ts";
import type { FavoriteStore } from "../../cooking/favorite-store.ts";
import type { OrganizerStore } from "../../organizers/organizer-store.ts";
import type { JobKind } from "../../platform/jobs/job-kind.ts";
import { ReadyItem } from "../../platform/jobs/ready-item.ts";
import type { Log } from "../../platform/log.ts";
import type { PictureFiles } from "../../platform/pictures/picture-files.ts";
import type { ArchivedRecipeStore } from "../../recipes/archived-recipe-store.ts";
import type { FurtherPictureStore } from "../../recipes/pictures/further-picture-store.ts";
import type { PictureStore } from "../../recipes/pictures/picture-store.ts";
import type { RecipeStore } from "../../recipes/recipe-store.ts";
import { nameProblem } from "../archives/to-recipe-content.ts";
import type { OtherItemOutcome } from "./other-items/other-item-outcome.ts";
import { prepareOtherItem, type OtherItemParts } from "./other-items/import-other-item.ts";
import { compareRecipe } from "./planning/compare-recipe.ts";
import {
  FILE_IMPORT,
  FileImportNotFound,
  type AboutFileImport,
  type FileImportInput,
} from "./file-import.ts";
import type { FileImportOutcome, FileImportResults } from "./file-import-result-store.ts";
import type { FileImports } from "./file-imports.ts";
import { makeSlug } from "../../platform/slug.ts";
import { resolveLinks } from "./reading/recipe-links.ts";
import type { PlannedRecipe } from "./planning/plan-store.ts";
import { addPictures, storePictures, type StoredPictures } from "./store-pictures.ts";

interface Parts extends OtherItemParts {
  fileImports: FileImports;
  results: FileImportResults;
  recipes: RecipeStore;
  categories: OrganizerStore;
  tags: OrganizerStore;
  archivedRecipes: ArchivedRecipeStore;
  pictures: PictureStore;
  furtherPictures: FurtherPictureStore;
  favorites: FavoriteStore;
  cooked: CookedStore;
  images: PictureFiles;
  log: Log;
}

interface Prepared {
  planned: PlannedRecipe;
  pictures: StoredPictures;
  /** Filled with the keys of pictures that are no longer used. */
  dropped: string[];
}

export function fileImportKind(parts: Parts): JobKind<FileImportInput> {
  return {
    name: FILE_IMPORT,
    atOnce: 1,
    waitsForRoom: true,
    // Taught foods are cached, and the cache would survive the rollback of a batch.
    isBatched: ({ isAlso }) => !isAlso,
    work: async ({ position }, { about }) => preparePlanned(position, about as AboutFileImport, parts),
  };
}

async function preparePlanned(
  position: number,
  about: AboutFileImport,
  parts: Parts,
): Promise<ReadyItem<FileImportOutcome> | ReadyItem<OtherItemOutcome>> {
  const { fileImports, recipes, images, log } = parts;
  const item = await fileImports.withPlan(about.draft, (plan) => plan.otherItems.get(position));
  if (item) return prepareOtherItem(item, about.by, parts);
  return fileImports.withFiles(about.draft, async (tree, plan) => {
    const found = plan.getRecipe(position);
    if (!found) throw new FileImportNotFound();
    const planned = { ...found, content: resolveLinks(found.content, findSlug) };
    const { name } = planned.content;

    /** The slug that the other recipe has, or gets when it's imported. */
    function findSlug(other: string): string | null {
      const slug = makeSlug(other);
      return recipes.findRow(slug) || plan.hasRecipe(other) ? slug : null;
    }

    const pictures = await storePictures(planned, { tree, plan }, { images, log });
    const { picture, further } = pictures;
    const dropped: string[] = [];
    return new ReadyItem({
      store(): FileImportOutcome {
        try {
          return storePlanned({ planned, pictures, dropped }, about, parts);
        } catch (problem) {
          throw nameProblem(name, problem);
        }
      },
      afterCommit: () => dropped.forEach(images.remove),
      discard: () => [picture ?? [], further].flat().forEach(({ key }) => images.remove(key)),
    });
  });
}

function storePlanned(
  { planned, pictures: { picture, further, notice, leftOut }, dropped }: Prepared,
  about: AboutFileImport,
  parts: Parts,
): FileImportOutcome {
  const { recipes, archivedRecipes, pictures, favorites } = parts;
  const { tags, by } = about;
  const content: RecipeContent = {
    ...planned.content,
    tags: [...new Set([...planned.content.tags, ...tags])],
  };
  const { known, isSkipped } = findKnown(content, about, parts);
  if (known && isSkipped) {
    dropped.push(...[picture ?? [], further].flat().map(({ key }) => key));
    const { id, slug, name, changed_at: changedAt } = known;
    return { status: "skipped", id, slug, name, changedAt };
  }
  const organizers = [parts.categories, parts.tags].map((store) => ({ store, newest: store.newestId() }));
  const slug = known
    ? recipes.change(known.slug, () => ({ ...content, dateAdded: null }), { by: by.name })
    : archivedRecipes.addNew(content, picture, by.name);
  const newOrganizers = organizers.flatMap(({ store, newest }) => store.listNewerThan(newest));
  const row = recipes.getRow(slug);
  if (known && picture) {
    const { droppedKey } = pictures.set(row.id, picture) ?? {};
    if (droppedKey) dropped.push(droppedKey);
  }
  const others = addPictures(row.id, further, parts);
  dropped.push(...[...others.known, ...others.leftOut].map(({ key }) => key));
  const warning = notice ?? describeLeftOut(leftOut + others.leftOut.length);
  const isNewFavorite = planned.isFavorite && favorites.add(by.id, row.id);
  const extras = Object.keys(content.extras).length;
  const newCooked = addCookedDays(row.id, by.group, planned, parts);
  return {
    status: known ? "replaced" : "added",
    id: row.id,
    slug,
    name: row.name,
    changedAt: row.changed_at,
    ...(known && {
      before: known.changed_at,
      ...(picture && { newPicture: { key: picture.key, formerKey: known.picture_key } }),
      newPictures: others.added.map(({ key }) => key),
      ...(isNewFavorite && { newFavorite: true }),
      newCooked,
    }),
    ...(newOrganizers.length > 0 && { newOrganizers }),
    ...(extras > 0 && { extras }),
    ...(warning && { notice: warning }),
  };
}

/** The recipe that this one replaces, or because of which it's skipped. */
function findKnown(
  content: RecipeContent,
  { draft, existing: choice }: AboutFileImport,
  { results, recipes }: Parts,
): { known: ReturnType<RecipeStore["findRow"]>; isSkipped: boolean } {
  if (choice === "copy") return { known: null, isSkipped: false };
  // Again, since recipes may have changed after the files were read.
  const { existing, state } = compareRecipe(content, recipes);
  const known = existing && recipes.findRow(existing.slug);
  const isOfImport = known !== null && results.isImported(draft, known.id);
  // Two recipes of these files may have one name. Neither replaces the other.
  if (isOfImport && state === "changed") return { known: null, isSkipped: false };
  return { known, isSkipped: isOfImport || choice === "skip" };
}

function describeLeftOut(count: number): Notice | undefined {
  return count > 0 ? { code: "file-import-other-pictures", params: { count } } : undefined;
}

/**
 * Each day once, since people import the same files again.
 * @returns ids of the new entries
 */
function addCookedDays(
  recipe: number,
  group: number,
  { cookedOn }: PlannedRecipe,
  { cooked }: Parts,
): number[] {
  const known = new Set(cooked.listHistory(group, recipe).map(({ date }) => date));
  return [...new Set(cookedOn).difference(known)].map((date) => {
    const { id } = cooked.add(group, recipe, { date, note: "", servings: null, stars: null, by: null });
    return id;
  });
}
