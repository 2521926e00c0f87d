import type { Database } from "bun:sqlite";
import type { Corrections } from "../ingredients/correct-line.ts";
import type { FoodCatalog } from "../ingredients/foods/food-catalog.ts";
import type { OrganizerStore } from "../organizers/organizer-store.ts";
import type { Clock } from "../platform/clock.ts";
import { bulkStore } from "./bulk/bulk-store.ts";
import { libraryStore } from "./library/library-store.ts";
import { doubtStore } from "./doubts/doubt-store.ts";
import { recipeFoodStore } from "./foods/recipe-food-store.ts";
import { summaryStore } from "./lists/summary-store.ts";
import { pictureLabelStore } from "./pictures/picture-label-store.ts";
import { furtherPictureStore } from "./pictures/further-picture-store.ts";
import { pictureStore } from "./pictures/picture-store.ts";
import { archivedRecipeStore } from "./archived-recipe-store.ts";
import { recipeStore, WHOLE_RECIPE } from "./recipe-store.ts";
import { filterStore } from "./search/filter-store.ts";
import { foodChanges } from "./search/food-changes.ts";
import { searchStore } from "./search/search-store.ts";
import { slugStore } from "./slug-store.ts";
import { trashStore } from "./trash/trash-store.ts";
import { versionStore } from "./versions/version-store.ts";

interface Parts {
  categories: OrganizerStore;
  tags: OrganizerStore;
  clock: Clock;
  foods: FoodCatalog | null;
  getCorrections: () => Corrections;
}

export function openRecipeStores(db: Database, { categories, tags, clock, foods, getCorrections }: Parts) {
  const slugs = slugStore(db);
  const doubts = doubtStore(db);
  const recipeFoods = recipeFoodStore(db, foods, getCorrections);
  const search = searchStore(db, recipeFoods);
  const versions = versionStore(db);
  const labels = pictureLabelStore(db);
  const pictures = pictureStore(db, { labels, clock });
  const furtherPictures = furtherPictureStore(db);
  const recipes = recipeStore(db, {
    categories,
    tags,
    clock,
    doubts,
    slugs,
    labels,
    furtherPictures,
    search,
    versions,
  });
  const shared = { clock, doubts, slugs, search, labels, pictures, furtherPictures, versions, recipes };
  return {
    recipes,
    trash: trashStore(db, shared),
    versions,
    doubts,
    recipeFoods,
    pictures,
    furtherPictures,
    search,
    foodChanges: foodChanges(db, { search, recipeFoods }),
    filters: filterStore(db, doubts),
    summaries: summaryStore(db, doubts),
    library: libraryStore(db, { wholeColumns: WHOLE_RECIPE, doubts, furtherPictures }),
    bulk: bulkStore(db, { categories, tags, clock, search, versions, recipes }),
    archivedRecipes: archivedRecipeStore(db, shared),
  };
}
