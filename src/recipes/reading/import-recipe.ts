import type { ImportInput } from "../../contract/reading.ts";
import { withFieldPrefix } from "../../platform/errors.ts";
import { recipeContent } from "../recipe.ts";
import { storePicture } from "../pictures/recipe-pictures.ts";
import { readAddress, type ReadParts } from "./read-recipes.ts";

/** What an import may have to do with: who imports, being told to stop, and what must happen together with storing. */
interface Circumstances {
  by?: string | null;
  signal?: AbortSignal;
  also?: (slug: string) => void;
}

/**
 * Brings the recipe of a web page into the collection and returns its slug. Nothing is stored unless the recipe is.
 * @throws what reading a page throws
 */
export async function importFromAddress(address: string, by: string, parts: ReadParts): Promise<string> {
  const { recipes } = await readAddress(address, parts);
  return importRead(recipes[0], parts, { by });
}

/**
 * Stores a recipe that was read, and perhaps corrected, and returns its slug. Its picture is fetched; one that cannot
 * be had never loses the recipe.
 * @throws Invalid when it does not hold to the rules of recipes
 */
export async function importRead(
  read: ImportInput,
  parts: ReadParts,
  { signal, also, by = null }: Circumstances = {},
): Promise<string> {
  const content = withFieldPrefix("recipe", () => recipeContent(read));
  const picture = await storePicture(read.image, parts, signal);
  try {
    return parts.recipes.add(content, { picture, by, also });
  } catch (problem) {
    if (picture) parts.images.remove(picture.key);
    throw problem;
  }
}
