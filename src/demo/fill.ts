import type { RecipeImages, StoredPicture } from "../recipes/recipe-images.ts";
import type { RecipeStore } from "../recipes/recipe-store.ts";
import { seededRandom } from "./random.ts";
import { samplePicture } from "./sample-pictures.ts";
import { sampleRecipes } from "./sample-recipes.ts";

interface Parts {
  recipes: RecipeStore;
  images: RecipeImages;
}

interface Wish {
  seed: number;
  count: number;
  today: Date;
}

/** Sides of the pictures in turn, in pixels: landscape, portrait, square, wide. */
const SIDES = [
  [1200, 900],
  [900, 1200],
  [1000, 1000],
  [1600, 700],
] as const;

/** Pictures that are drawn and stored, but that no recipe has yet. */
export async function storeSamplePictures(
  images: RecipeImages,
  seed: number,
  count: number,
): Promise<StoredPicture[]> {
  const random = seededRandom(seed);
  const stored: StoredPicture[] = [];
  for (let made = 0; made < count; made++) {
    const [width, height] = SIDES[made % SIDES.length] ?? SIDES[0];
    stored.push(await images.store(await samplePicture(random, width, height)));
  }
  return stored;
}

/**
 * Adds made recipes, the same for the same seed and day. Four of five get one of the pictures, a copy of their own, so
 * that one can be deleted without another.
 */
export function addSampleRecipes({ recipes, images }: Parts, pictures: StoredPicture[], wish: Wish): void {
  const random = seededRandom(wish.seed + 1);
  for (const content of sampleRecipes(wish.seed, wish.count, wish.today)) {
    const pictured = pictures.length > 0 && random.chance(80);
    recipes.add(content, { picture: pictured ? images.copy(random.pick(pictures)) : null });
  }
}
