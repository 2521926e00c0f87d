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

/** @throws RecipeNotFound before calling `read` */
export async function replacePicture(
  slugOrLabel: string,
  read: () => Promise<Uint8Array>,
  parts: Parts,
): Promise<string | null> {
  const { images, pictures } = parts;
  const slug = slugInLabel(slugOrLabel);
  const id = getRecipeId(slug, parts);
  const picture = await images.store(await read());
  let change: PictureChange | null = null;
  try {
    change = pictures.set(id, picture);
  } finally {
    if (!change) images.remove(picture.key);
  }
  return finishChange(change, slug, parts);
}

/** @throws RecipeNotFound, NoPicture */
export function removePicture(slugOrLabel: string, parts: Parts): void {
  const { pictures } = parts;
  const slug = slugInLabel(slugOrLabel);
  const id = getRecipeId(slug, parts);
  if (!pictures.current(slug)) throw new NoPicture(slug);
  finishChange(pictures.set(id, null), slug, parts);
}

/** @throws RecipeNotFound, NoFormerPicture */
export function restorePicture(slugOrLabel: string, parts: Parts): string | null {
  const slug = slugInLabel(slugOrLabel);
  const change = parts.pictures.restore(getRecipeId(slug, parts));
  if (!change) throw new NoFormerPicture(slug);
  return finishChange(change, slug, parts);
}

function getRecipeId(slug: string, { recipes }: Parts): number {
  const recipe = recipes.get(slug);
  if (!recipe) throw new RecipeNotFound(slug, recipes.movedTo(slug));
  return recipe.id;
}

/** Files are removed last, so that a killed process loses nothing. */
function finishChange(change: PictureChange | null, slug: string, { images }: Parts): string | null {
  if (!change) throw new RecipeNotFound(slug);
  if (change.droppedKey) images.remove(change.droppedKey);
  return change.label;
}
