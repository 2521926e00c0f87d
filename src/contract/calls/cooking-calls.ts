import { t } from "elysia";
import { CookedEntry, CookedInput, CookedRecipe, FavoriteSlugs } from "../cooking.ts";
import { Snackbar } from "../sentences.ts";
import { PathId, PathText } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

export const cookingCalls = defineCalls({
  "GET favorites": {
    role: "user",
    tag: "cooking",
    summary: "List your favorites",
    description: "Only you see them.",
    answer: { description: "Slugs of recipes, the newest favorite first", body: FavoriteSlugs },
  },
  "PUT favorites/{slug}": {
    role: "user",
    tag: "cooking",
    summary: "Add a recipe to your favorites",
    description: "Finds a renamed recipe by its old slugs.",
    params: t.Object({ slug: PathText }),
    answer: { description: "It's a favorite, also if it was one before", body: Snackbar },
    refusals: ["not-found"],
  },
  "DELETE favorites/{slug}": {
    role: "user",
    tag: "cooking",
    summary: "Remove a recipe from your favorites",
    description: "Finds a renamed recipe by its old slugs.",
    params: t.Object({ slug: PathText }),
    answer: { description: "It's no favorite, also if it wasn't one before", body: Snackbar },
    refusals: ["not-found"],
  },
  "GET cooked": {
    role: "user",
    tag: "cooking",
    summary: "List the recipes your group cooked",
    description: "Each with its last day and how often. Recipes that are missing here were never cooked.",
    answer: { description: "Most recently cooked first", body: t.Array(CookedRecipe) },
  },
  "GET recipes/{slug}/cooked": {
    role: "user",
    tag: "cooking",
    summary: "List when your group cooked a recipe",
    description: "Finds a renamed recipe by its old slugs.",
    params: t.Object({ slug: PathText }),
    answer: { description: "Latest day first", body: t.Array(CookedEntry) },
    refusals: ["not-found"],
  },
  "POST recipes/{slug}/cooked": {
    role: "user",
    tag: "cooking",
    summary: "Record that your group cooked a recipe",
    description: "Finds a renamed recipe by its old slugs.",
    params: t.Object({ slug: PathText }),
    body: CookedInput,
    answer: { description: "The new entry", body: CookedEntry },
    refusals: ["not-found", "invalid"],
  },
  "PUT cooked/{id}": {
    role: "user",
    tag: "cooking",
    summary: "Change when a recipe was cooked",
    description: "A missing field keeps its value.",
    params: t.Object({ id: PathId }),
    body: CookedInput,
    answer: { description: "The changed entry", body: CookedEntry },
    refusals: ["not-found", "invalid"],
  },
  "DELETE cooked/{id}": {
    role: "user",
    tag: "cooking",
    summary: "Delete an entry about cooking",
    params: t.Object({ id: PathId }),
    answer: { description: "Deleted", body: Snackbar },
    refusals: ["not-found"],
  },
});
