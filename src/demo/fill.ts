import type { SummaryStore } from "../recipes/lists/summary-store.ts";
import { addDays, DAYS_OF_WEEK, eachDay, getMonday } from "../contract/days.ts";
import type { Language } from "../contract/languages.ts";
import type { CookedStore } from "../cooking/cooked-store.ts";
import type { FavoriteStore } from "../cooking/favorite-store.ts";
import type { PantryStore } from "../groups/pantry-store.ts";
import type { FoodCatalog } from "../ingredients/foods/food-catalog.ts";
import type { MealPlanStore } from "../meal-plans/meal-plan-store.ts";
import { localDay } from "../platform/clock.ts";
import type { PictureFiles, StoredPicture, WholePicture } from "../platform/pictures/picture-files.ts";
import type { RecipeStore } from "../recipes/recipe-store.ts";
import { createSeededRandom } from "./random.ts";
import { DEMO_TEXTS } from "./demo-texts.ts";
import { samplePicture } from "./sample-pictures.ts";
import { sampleRecipes, sampleRecipesIn } from "./sample-recipes.ts";

interface Parts {
  recipes: RecipeStore;
  summaries: SummaryStore;
  images: PictureFiles;
}

interface FillOptions {
  seed: number;
  count: number;
  today: Date;
  /** Without one, recipes in many languages. */
  language?: Language;
}

interface PlanOptions {
  seed: number;
  group: number;
  today: Date;
  language?: Language;
}

const SIDES = [
  [1200, 900],
  [900, 1200],
  [1000, 1000],
  [1600, 700],
] as const;

const FRIDAY = 4;

/** Each food has its id, and a number that decides between singular and plural. */
const PANTRY = [
  ["egg", 6],
  ["onion", 3],
  ["garlic", 1],
  ["potato", 5],
  ["carrot", 4],
  ["tomato", 4],
  ["butter", 1],
  ["wheat-flour", 1],
  ["sugar", 1],
  ["milk", 1],
] as const;

const FAVORITES = 8;

const COOKED = { recipes: 15, times: 4, days: 120, by: "Demo" };

export async function storeSamplePictures(
  images: PictureFiles,
  seed: number,
  count: number,
): Promise<StoredPicture[]> {
  const random = createSeededRandom(seed);
  const stored: StoredPicture[] = [];
  for (let index = 0; index < count; index++) {
    const [width, height] = SIDES[index % SIDES.length] ?? SIDES[0];
    stored.push(await images.store(await samplePicture(random, width, height)));
  }
  return stored;
}

/** Reads them back, so that other image folders can have them without drawing. */
export async function drawSamplePictures(
  images: PictureFiles,
  seed: number,
  count: number,
): Promise<WholePicture[]> {
  const stored = await storeSamplePictures(images, seed, count);
  try {
    return await Promise.all(stored.map((picture) => images.read(picture)));
  } finally {
    for (const { key } of stored) images.remove(key);
  }
}

export function addSampleRecipes(
  { recipes, images }: Parts,
  pictures: StoredPicture[],
  { seed, count, today, language }: FillOptions,
): void {
  const random = createSeededRandom(seed + 1);
  const contents = language
    ? sampleRecipesIn(language, { seed, count, today })
    : sampleRecipes(seed, count, today);
  for (const content of contents) {
    const pictured = pictures.length > 0 && random.chance(80);
    recipes.add(content, { picture: pictured ? images.copy(random.pick(pictures)) : null });
  }
}

export function addSamplePlan(
  { mealPlans, summaries }: { summaries: SummaryStore; mealPlans: MealPlanStore },
  { seed, group, today, language = "en-US" }: PlanOptions,
): void {
  const startDate = getMonday(localDay(today));
  const endDate = addDays(startDate, DAYS_OF_WEEK - 1);
  const all = summaries.page({ order: "stored", start: 0, limit: -1 });
  const chosen = createSeededRandom(seed + 2).some(all, DAYS_OF_WEEK);
  const meals = eachDay(startDate, endDate).map((date, at) => ({
    date,
    slug: chosen[at]?.slug ?? null,
    name: "",
    note: "",
  }));
  meals.splice(FRIDAY, 0, {
    date: addDays(startDate, FRIDAY),
    slug: null,
    name: DEMO_TEXTS[language].leftovers,
    note: "",
  });
  mealPlans.add(group, { startDate, endDate, meals });
}

/** Adds common foods, so that “What can I cook?” has an answer. */
export function addSamplePantry(
  { foods, pantries }: { foods: FoodCatalog; pantries: PantryStore },
  { group, language = "en-US" }: Pick<PlanOptions, "group" | "language">,
): void {
  const names = PANTRY.map(([id, count]) => foods.getName(id, language, count));
  pantries.put(group, { foods: names, staples: null });
}

export function addSampleCooking(
  {
    favorites,
    cooked,
    summaries,
  }: { favorites: FavoriteStore; cooked: CookedStore; summaries: SummaryStore },
  { seed, user, group, today, language = "en-US" }: PlanOptions & { user: number },
): void {
  const random = createSeededRandom(seed + 3);
  const notes = ["", "", "", ...DEMO_TEXTS[language].cookedNotes];
  const all = summaries.page({ order: "stored", start: 0, limit: -1 });
  for (const { id } of random.some(all, FAVORITES)) favorites.add(user, id);
  for (const { id } of random.some(all, COOKED.recipes))
    for (let times = random.between(1, COOKED.times); times > 0; times--) {
      const date = addDays(localDay(today), -random.between(0, COOKED.days));
      cooked.add(group, id, { date, note: random.pick(notes), servings: null, stars: null, by: COOKED.by });
    }
}
