import type { SummaryStore } from "../recipes/lists/summary-store.ts";
import { addDays, DAYS_OF_WEEK, eachDay, getMonday } from "../contract/days.ts";
import type { CookedStore } from "../cooking/cooked-store.ts";
import type { FavoriteStore } from "../cooking/favorite-store.ts";
import type { MealPlanStore } from "../meal-plans/meal-plan-store.ts";
import { localDay } from "../platform/clock.ts";
import type { PictureFiles, StoredPicture } from "../platform/pictures/picture-files.ts";
import type { RecipeStore } from "../recipes/recipe-store.ts";
import { createSeededRandom } from "./random.ts";
import { samplePicture } from "./sample-pictures.ts";
import { sampleRecipes } from "./sample-recipes.ts";

interface Parts {
  recipes: RecipeStore;
  summaries: SummaryStore;
  images: PictureFiles;
}

interface FillOptions {
  seed: number;
  count: number;
  today: Date;
}

const SIDES = [
  [1200, 900],
  [900, 1200],
  [1000, 1000],
  [1600, 700],
] as const;

const FRIDAY = 4;

const FAVORITES = 8;

const COOKED = { recipes: 15, times: 4, days: 120, by: "Demo" };

const COOKED_NOTES = ["", "", "", "Half the salt next time", "Doubled it for guests", "Kids loved it"];

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

export function addSampleRecipes(
  { recipes, images }: Parts,
  pictures: StoredPicture[],
  options: FillOptions,
): void {
  const random = createSeededRandom(options.seed + 1);
  for (const content of sampleRecipes(options.seed, options.count, options.today)) {
    const pictured = pictures.length > 0 && random.chance(80);
    recipes.add(content, { picture: pictured ? images.copy(random.pick(pictures)) : null });
  }
}

export function addSamplePlan(
  { mealPlans, summaries }: { summaries: SummaryStore; mealPlans: MealPlanStore },
  { seed, group, today }: { seed: number; group: number; today: Date },
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
  meals.splice(FRIDAY, 0, { date: addDays(startDate, FRIDAY), slug: null, name: "Leftovers", note: "" });
  mealPlans.add(group, { startDate, endDate, meals });
}

export function addSampleCooking(
  {
    favorites,
    cooked,
    summaries,
  }: { favorites: FavoriteStore; cooked: CookedStore; summaries: SummaryStore },
  { seed, user, group, today }: { seed: number; user: number; group: number; today: Date },
): void {
  const random = createSeededRandom(seed + 3);
  const all = summaries.page({ order: "stored", start: 0, limit: -1 });
  for (const { id } of random.some(all, FAVORITES)) favorites.add(user, id);
  for (const { id } of random.some(all, COOKED.recipes))
    for (let times = random.between(1, COOKED.times); times > 0; times--) {
      const date = addDays(localDay(today), -random.between(0, COOKED.days));
      cooked.add(group, id, { date, note: random.pick(COOKED_NOTES), by: COOKED.by });
    }
}
