import type { Database } from "bun:sqlite";
import type { FurtherPicture } from "../../contract/further-pictures.ts";
import type { Recipe } from "../../contract/recipes.ts";
import { FURTHER_PICTURES_MOST } from "../../contract/rules.ts";
import { Invalid } from "../../platform/errors.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PictureFiles } from "../../platform/pictures/picture-files.ts";
import { NoFurtherPicture, RecipeNotFound, TooManyPictures } from "../recipe.ts";
import { fromRow } from "../recipe-rows.ts";
import type { RecipeStore } from "../recipe-store.ts";
import {
  toFurtherPicture,
  type FurtherPictureState,
  type FurtherPictureStore,
} from "./further-picture-store.ts";
import { choosePictureStep, type PictureStep } from "./picture-step.ts";

type RecipeSteps = Pick<Recipe, "id" | "recipeInstructions">;

interface Parts {
  db: Database;
  clock: Clock;
  recipes: RecipeStore;
  furtherPictures: FurtherPictureStore;
  images: PictureFiles;
}

/** @throws RecipeNotFound */
export function listFurtherPictures(slug: string, parts: Parts): FurtherPicture[] {
  const recipe = getRecipe(slug, parts);
  return parts.furtherPictures.list(recipe.id).map((picture) => toFurtherPicture(picture, recipe));
}

/** @throws RecipeNotFound, TooManyPictures, and Invalid before calling `read` */
export async function addFurtherPicture(
  { slug, step }: { slug: string; step: number | null },
  read: () => Promise<Uint8Array>,
  parts: Parts,
): Promise<FurtherPicture> {
  const { db, images, furtherPictures } = parts;
  const { id } = checkStep(getRecipe(slug, parts), step).recipe;
  if (furtherPictures.count(id) >= FURTHER_PICTURES_MOST) throw new TooManyPictures();
  const picture = await images.store(await read());
  // The recipe may have been renamed, edited, or deleted in between.
  const add = db.transaction((): FurtherPicture => {
    const row = parts.recipes.findRowById(id);
    if (!row) throw new RecipeNotFound(slug);
    const now = fromRow(row);
    const added = { ...picture, step: choosePictureStep(now.recipeInstructions, step) };
    furtherPictures.add(id, added);
    return toFurtherPicture(added, now);
  });
  try {
    return add.immediate();
  } catch (problem) {
    images.remove(picture.key);
    throw problem;
  }
}

interface Place {
  slug: string;
  id: string;
}

/** @throws RecipeNotFound, NoFurtherPicture, Invalid */
export function setPictureStep({ slug, id }: Place, step: number | null, parts: Parts): FurtherPicture {
  const set = parts.db.transaction((): FurtherPicture => {
    const picture = getPicture({ slug, id }, parts);
    const { recipe, chosen } = checkStep(getRecipe(slug, parts), step);
    parts.furtherPictures.setStep(id, chosen);
    return toFurtherPicture({ ...picture, step: chosen }, recipe);
  });
  return set.immediate();
}

/**
 * Ignores pictures that the recipe doesn't have, since someone else may just have removed them.
 * @throws RecipeNotFound
 */
export function arrangeFurtherPictures(slug: string, ids: string[], parts: Parts): FurtherPicture[] {
  const arrange = parts.db.transaction((): FurtherPicture[] => {
    parts.furtherPictures.arrange(getRecipe(slug, parts).id, ids);
    return listFurtherPictures(slug, parts);
  });
  return arrange.immediate();
}

/**
 * Its files are deleted a day later.
 * @throws RecipeNotFound, NoFurtherPicture
 */
export function removeFurtherPicture(place: Place, parts: Parts): void {
  const { key } = getPicture(place, parts);
  parts.furtherPictures.remove(key, parts.clock().toISOString());
}

/** @throws RecipeNotFound, NoFurtherPicture, TooManyPictures */
export function restoreFurtherPicture({ slug, id }: Place, parts: Parts): FurtherPicture {
  const { furtherPictures } = parts;
  const restore = parts.db.transaction((): FurtherPicture => {
    const recipe = getRecipe(slug, parts);
    const picture = furtherPictures.findRemoved(slug, id);
    if (!picture) throw new NoFurtherPicture(slug);
    furtherPictures.restore(recipe.id, id);
    return toFurtherPicture(picture, recipe);
  });
  return restore.immediate();
}

function getRecipe(slug: string, { recipes }: Parts): RecipeSteps {
  const recipe = recipes.get(slug);
  if (!recipe) throw new RecipeNotFound(slug, recipes.movedTo(slug));
  return recipe;
}

function getPicture({ slug, id }: Place, parts: Parts): FurtherPictureState {
  getRecipe(slug, parts);
  const picture = parts.furtherPictures.find(slug, id);
  if (!picture) throw new NoFurtherPicture(slug);
  return picture;
}

/** @throws Invalid */
function checkStep(
  recipe: RecipeSteps,
  step: number | null,
): { recipe: RecipeSteps; chosen: PictureStep | null } {
  const chosen = choosePictureStep(recipe.recipeInstructions, step);
  if (step !== null && !chosen)
    throw new Invalid([{ field: "step", problem: "The recipe has no such step", kind: "unknown" }]);
  return { recipe, chosen };
}
