import type { Database } from "bun:sqlite";
import { userStore } from "../../accounts/user-store.ts";
import { cookedStore } from "../../cooking/cooked-store.ts";
import { favoriteStore } from "../../cooking/favorite-store.ts";
import { groupStore } from "../../groups/group-store.ts";
import { pantryStore } from "../../groups/pantry-store.ts";
import { correctionStore } from "../../ingredients/corrections/correction-store.ts";
import { taughtFoodStore } from "../../ingredients/corrections/taught-food-store.ts";
import type { FoodCatalog } from "../../ingredients/foods/food-catalog.ts";
import { mealPlanStore } from "../../meal-plans/meal-plan-store.ts";
import { shoppingEntryStore } from "../../shopping-lists/shopping-entry-store.ts";
import { shoppingListRestoreStore } from "../../shopping-lists/shopping-list-restore-store.ts";
import { shoppingTripStore } from "../../shopping-lists/shopping-trip-store.ts";
import { shoppingListStore } from "../../shopping-lists/shopping-list-store.ts";
import { organizerStore } from "../../organizers/organizer-store.ts";
import type { Clock } from "../../platform/clock.ts";
import { openRecipeStores } from "../../recipes/recipe-stores.ts";
import { customPageStore } from "../../site/custom-page-store.ts";
import { siteStore } from "../../site/site-store.ts";
import { themeStore } from "../../themes/theme-store.ts";

export type Stores = ReturnType<typeof openStores>;

/** @param foods null if nothing searches by food */
export function openStores(db: Database, clock: Clock, foods: FoodCatalog | null = null) {
  const categories = organizerStore(db, "category");
  const tags = organizerStore(db, "tag");
  const corrections = correctionStore(db);
  const shoppingLists = shoppingListStore(db);
  return {
    db,
    categories,
    tags,
    ...openRecipeStores(db, { categories, tags, clock, foods, getCorrections: corrections.byLine }),
    users: userStore(db),
    groups: groupStore(db),
    mealPlans: mealPlanStore(db, corrections.byLine),
    shoppingLists,
    archivedLists: shoppingListRestoreStore(db, { lists: shoppingLists, clock }),
    shoppingEntries: shoppingEntryStore(db, clock),
    shoppingTrips: shoppingTripStore(db),
    favorites: favoriteStore(db, clock),
    cooked: cookedStore(db),
    pantries: pantryStore(db),
    corrections,
    taughtFoods: taughtFoodStore(db),
    themes: themeStore(db),
    site: siteStore(db),
    customPages: customPageStore(db),
  };
}
