import type { PictureChange } from "./picture-store.ts";
import { imageLabel, NoPicture, RecipeNotFound, slugInLabel } from "./recipe.ts";
import type { RecipeImages, StoredPicture } from "./recipe-images.ts";
import type { RecipeStore } from "./recipe-store.ts";

interface Parts {
  recipes: RecipeStore;
  images: RecipeImages;
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
): Promise<string> {
  const slug = slugInLabel(asked);
  const id = idOf(slug, parts);
  const picture = await parts.images.store(await read());
  const change = changed({ id, slug }, picture, parts);
  if (change.formerKey) parts.images.remove(change.formerKey);
  return imageLabel({ slug: change.slug, ext: picture.ext, number: change.number });
}

/**
 * Leaves a recipe without a picture.
 * @param asked the recipe's slug, or an image label
 * @throws RecipeNotFound, NoPicture
 */
export function removePicture(asked: string, parts: Parts): void {
  const slug = slugInLabel(asked);
  const change = parts.recipes.setPicture(idOf(slug, parts), null);
  if (!change?.formerKey) throw new NoPicture(slug);
  parts.images.remove(change.formerKey);
}

function idOf(slug: string, { recipes }: Parts): number {
  const recipe = recipes.get(slug);
  if (!recipe) throw new RecipeNotFound(slug, recipes.movedTo(slug));
  return recipe.id;
}

/** The picture's files are removed again when it cannot be the recipe's. */
function changed(
  { id, slug }: { id: number; slug: string },
  picture: StoredPicture,
  { recipes, images }: Parts,
): PictureChange {
  try {
    const change = recipes.setPicture(id, picture);
    if (!change) throw new RecipeNotFound(slug);
    return change;
  } catch (problem) {
    images.remove(picture.key);
    throw problem;
  }
}
