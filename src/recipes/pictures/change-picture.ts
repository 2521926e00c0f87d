import type { PictureStore } from "./picture-store.ts";
import type { PictureChange } from "./picture-store.ts";
import { NoFormerPicture, NoPicture, RecipeNotFound, slugInLabel } from "../recipe.ts";
import type { PictureFiles } from "../../platform/pictures/picture-files.ts";
import type { RecipeStore } from "../recipe-store.ts";

interface Parts {
  recipes: RecipeStore;
  pictures: PictureStore;
  images: PictureFiles;
}

/**
 * Gives a recipe another picture and returns its new label. When several do so at once, the last one counts.
 * @param asked the recipe's slug, or an image label
 * @param read gets the bytes of the picture; it is not asked when there is no such recipe
 * @throws RecipeNotFound also when the recipe goes meanwhile; what `read` and the storing of pictures throw
 */
export async function replacePicture(
  asked: string,
  read: () => Promise<Uint8Array>,
  parts: Parts,
): Promise<string | null> {
  const { images, pictures } = parts;
  const slug = slugInLabel(asked);
  const id = getRecipeId(slug, parts);
  const picture = await images.store(await read());
  let change: PictureChange | null = null;
  try {
    change = pictures.set(id, picture);
  } finally {
    // It cannot be the recipe's.
    if (!change) images.remove(picture.key);
  }
  return finishChange(change, slug, parts);
}

/**
 * Leaves a recipe without a picture.
 * @param asked the recipe's slug, or an image label
 * @throws RecipeNotFound, NoPicture
 */
export function removePicture(asked: string, parts: Parts): void {
  const { pictures } = parts;
  const slug = slugInLabel(asked);
  const id = getRecipeId(slug, parts);
  if (!pictures.current(slug)) throw new NoPicture(slug);
  finishChange(pictures.set(id, null), slug, parts);
}

/**
 * Takes the last change of a recipe's picture back and returns the label that it has then, null without a picture.
 * Doing so is a change, too: done twice, it leaves everything as it was.
 * @param asked the recipe's slug, or an image label
 * @throws RecipeNotFound, NoFormerPicture
 */
export function restorePicture(asked: string, parts: Parts): string | null {
  const slug = slugInLabel(asked);
  const change = parts.pictures.restore(getRecipeId(slug, parts));
  if (!change) throw new NoFormerPicture(slug);
  return finishChange(change, slug, parts);
}

function getRecipeId(slug: string, { recipes }: Parts): number {
  const recipe = recipes.get(slug);
  if (!recipe) throw new RecipeNotFound(slug, recipes.movedTo(slug));
  return recipe.id;
}

/** The files that are not needed any more go last: until then a killed process has lost nothing. */
function finishChange(change: PictureChange | null, slug: string, { images }: Parts): string | null {
  if (!change) throw new RecipeNotFound(slug);
  if (change.droppedKey) images.remove(change.droppedKey);
  return change.label;
}
