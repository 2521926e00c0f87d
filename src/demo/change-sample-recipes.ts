import type { Database } from "bun:sqlite";
import type { Language } from "../contract/languages.ts";
import type { RecipeContent } from "../contract/recipe-life.ts";
import type { Clock } from "../platform/clock.ts";
import type { PictureFiles, StoredPicture } from "../platform/pictures/picture-files.ts";
import type { RecipeStore } from "../recipes/recipe-store.ts";
import type { TrashStore } from "../recipes/trash/trash-store.ts";
import { createSeededRandom } from "./random.ts";
import { samplePicture } from "./sample-pictures.ts";
import type { SampleRecipeStore } from "./sample-recipe-store.ts";
import { makeStarterRecipes } from "./starter-recipes.ts";

export interface SampleParts {
  db: Database;
  clock: Clock;
  recipes: RecipeStore;
  samples: SampleRecipeStore;
  trash: TrashStore;
  images: PictureFiles;
}

const PICTURE_SIDES = [960, 720] as const;

const PICTURE_SEED = 40;

/** @returns how many were missing */
export async function addSamples(language: Language, by: string, parts: SampleParts): Promise<number> {
  const { db, clock, recipes, samples, images } = parts;
  const all = makeStarterRecipes(language, clock()).map((content, number) => ({ content, number }));
  // Samples that someone changed, or that come from a backup, are ordinary recipes.
  const isHere = ({ name, recipeIngredient }: RecipeContent) =>
    recipes.withIngredients(recipeIngredient).some((recipe) => recipe.name === name);
  const listMissing = () => {
    const known = samples.listNumbers(language);
    return all.filter(({ content, number }) => !known.has(number) && !isHere(content));
  };
  const missing = listMissing();
  const pictures = new Map<number, StoredPicture>();
  try {
    for (const { number } of missing) pictures.set(number, await storePicture(number, images));
    return db
      .transaction(() => {
        // Someone else may have added them while the pictures were drawn.
        const wanted = listMissing().filter(({ number }) => pictures.has(number));
        for (const { content, number } of wanted) {
          const picture = pictures.get(number) ?? null;
          recipes.add(content, { picture, by, also: (slug) => samples.add(slug, language, number) });
          pictures.delete(number);
        }
        return wanted.length;
      })
      .immediate();
  } finally {
    for (const { key } of pictures.values()) images.remove(key);
  }
}

export function removeSamples(
  by: string,
  { db, samples, trash, images }: SampleParts,
): { removed: number; kept: number } {
  const remove = db.transaction(() => {
    const untouched = samples.listUntouched();
    const kept = samples.count() - untouched.length;
    const ids = untouched.map((slug) => trash.discard(slug, by));
    const pictures = trash.empty(ids);
    samples.forgetAll();
    return { removed: ids.length, kept, pictures };
  });
  const { pictures, ...result } = remove.immediate();
  pictures.forEach(images.remove);
  return result;
}

async function storePicture(number: number, images: PictureFiles): Promise<StoredPicture> {
  return images.store(await samplePicture(createSeededRandom(PICTURE_SEED + number), ...PICTURE_SIDES));
}
