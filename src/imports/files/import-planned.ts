import { PICTURE_MOST_BYTES } from "../../contract/rules.ts";
import type { RecipeContent } from "../../contract/recipe-life.ts";
import type { CookedStore } from "../../cooking/cooked-store.ts";
import type { FavoriteStore } from "../../cooking/favorite-store.ts";
import type { JobKind } from "../../platform/jobs/job-kind.ts";
import { ReadyItem } from "../../platform/jobs/ready-item.ts";
import type { Log } from "../../platform/log.ts";
import type { PictureFiles, StoredPicture } from "../../platform/pictures/picture-files.ts";
import type { ArchivedRecipeStore } from "../../recipes/archived-recipe-store.ts";
import type { PictureStore } from "../../recipes/pictures/picture-store.ts";
import type { RecipeStore } from "../../recipes/recipe-store.ts";
import { pictureOrNotice } from "../archives/picture-or-notice.ts";
import { nameProblem } from "../archives/to-recipe-content.ts";
import { compareRecipe } from "./compare-recipe.ts";
import {
  FILE_IMPORT,
  FileImportNotFound,
  type AboutFileImport,
  type FileImportInput,
} from "./file-import.ts";
import type { FileImportOutcome } from "./file-import-result-store.ts";
import type { FileImports } from "./file-imports.ts";
import type { FileTree } from "./file-tree.ts";
import { makeSlug } from "../../platform/slug.ts";
import { resolveLinks } from "./recipe-links.ts";
import type { PlannedPicture, PlannedRecipe, PlanStore } from "./plan-store.ts";

interface Parts {
  fileImports: FileImports;
  recipes: RecipeStore;
  archivedRecipes: ArchivedRecipeStore;
  pictures: PictureStore;
  favorites: FavoriteStore;
  cooked: CookedStore;
  images: PictureFiles;
  log: Log;
}

interface Prepared {
  planned: PlannedRecipe;
  picture: StoredPicture | null;
  /** Filled with the keys of pictures that are no longer used. */
  dropped: string[];
}

export function fileImportKind(parts: Parts): JobKind<FileImportInput> {
  return {
    name: FILE_IMPORT,
    atOnce: 1,
    isBatched: () => true,
    work: async ({ position }, { about }) => preparePlanned(position, about as AboutFileImport, parts),
  };
}

async function preparePlanned(
  position: number,
  about: AboutFileImport,
  parts: Parts,
): Promise<ReadyItem<FileImportOutcome>> {
  const { fileImports, recipes, images, log } = parts;
  return fileImports.withFiles(about.draft, async (tree, plan) => {
    const found = plan.getRecipe(position);
    if (!found) throw new FileImportNotFound();
    const planned = { ...found, content: resolveLinks(found.content, findSlug) };
    const { name } = planned.content;

    /** The other recipe gets this slug when it's imported, unless it has it already. */
    function findSlug(other: string): string | null {
      const slug = makeSlug(other);
      return recipes.findRow(slug) || plan.hasRecipe(other) ? slug : null;
    }

    const [first, ...others] = planned.pictures;
    const store = async (picture: PlannedPicture) =>
      images.store(await readPicture(picture, tree, plan), { isPatient: true });
    const { picture, notice } = first
      ? await pictureOrNotice("file" in first ? first.file : name, () => store(first), log)
      : { picture: null };
    const dropped: string[] = [];
    const left = notice ?? (others.length > 0 ? leftPictures(others.length) : undefined);
    return new ReadyItem({
      store(): FileImportOutcome {
        try {
          const outcome = storePlanned({ planned, picture, dropped }, about, parts);
          return { ...outcome, ...(left && { notice: left }) };
        } catch (problem) {
          throw nameProblem(name, problem);
        }
      },
      // Only once it's certain that nothing needs them anymore.
      afterwards: () => dropped.forEach(images.remove),
      discard: () => void (picture && images.remove(picture.key)),
    });
  });
}

function leftPictures(count: number) {
  return { code: "file-import-other-pictures", params: { count } } as const;
}

async function readPicture(
  picture: PlannedPicture,
  { files }: FileTree,
  plan: PlanStore,
): Promise<Uint8Array> {
  if ("file" in picture) return files.bytes(picture.file, PICTURE_MOST_BYTES);
  return plan.getPicture(picture.inline) ?? new Uint8Array();
}

function storePlanned(
  { planned, picture, dropped }: Prepared,
  { existing: choice, tags, by }: AboutFileImport,
  { recipes, archivedRecipes, pictures, favorites, cooked }: Parts,
): FileImportOutcome {
  const content: RecipeContent = {
    ...planned.content,
    tags: [...new Set([...planned.content.tags, ...tags])],
  };
  // Again, since recipes may have changed after the files were read.
  const { existing } = compareRecipe(content, recipes);
  const known = existing && choice !== "copy" ? recipes.findRow(existing.slug) : null;
  if (known && choice === "skip") {
    if (picture) dropped.push(picture.key);
    const { id, slug, name, changed_at: changedAt } = known;
    return { status: "skipped", id, slug, name, changedAt };
  }
  const slug = known
    ? recipes.change(known.slug, () => ({ ...content, dateAdded: null }), { by: by.name })
    : archivedRecipes.addNew(content, picture, by.name);
  const row = recipes.getRow(slug);
  if (known && picture) {
    const { droppedKey } = pictures.set(row.id, picture) ?? {};
    if (droppedKey) dropped.push(droppedKey);
  }
  if (planned.isFavorite) favorites.add(by.id, row.id);
  for (const date of planned.cookedOn)
    cooked.add(by.group, row.id, { date, note: "", servings: null, stars: null, by: null });
  return {
    status: known ? "replaced" : "added",
    id: row.id,
    slug,
    name: row.name,
    changedAt: row.changed_at,
    ...(known && { before: known.changed_at, hasNewPicture: picture !== null }),
  };
}
