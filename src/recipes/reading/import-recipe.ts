import type { ImportInput } from "../../contract/reading.ts";
import { withFieldPrefix } from "../../platform/errors.ts";
import { recipeContent } from "../recipe.ts";
import { storePicture } from "../pictures/recipe-pictures.ts";
import { readAddress, type ReadParts } from "./read-recipes.ts";

interface Circumstances {
  by?: string | null;
  signal?: AbortSignal;
  also?: (slug: string) => void;
}

export async function importFromAddress(address: string, by: string, parts: ReadParts): Promise<string> {
  const { recipes } = await readAddress(address, parts);
  return importRead(recipes[0], parts, { by });
}

/** @throws Invalid */
export async function importRead(
  read: ImportInput,
  parts: ReadParts,
  { signal, also, by = null }: Circumstances = {},
): Promise<string> {
  const content = withFieldPrefix("recipe", () => recipeContent(read));
  const picture = await storePicture(read.image, parts, signal);
  try {
    return parts.recipes.add(content, { picture, by, also, doubts: read.doubts });
  } catch (problem) {
    if (picture) parts.images.remove(picture.key);
    throw problem;
  }
}
