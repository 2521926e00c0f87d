import { setImmediate } from "node:timers/promises";
import type { Recipe } from "../contract/recipes.ts";
import type { RecipeStore } from "../recipes/recipe-store.ts";
import { tidyMemory } from "../platform/tidy-memory.ts";
import type { ExportContext, RecipeToExport } from "./formats/export-format.ts";
import { nameFiles } from "./formats/file-names.ts";
import { listPictures, type PictureParts } from "./recipe-pictures.ts";

export interface SourceParts extends PictureParts {
  recipes: Pick<RecipeStore, "get" | "findRow" | "findRowByAnySlug">;
}

/** Data of the person who exports. */
export interface OwnMarks {
  isFavorite(slug: string): boolean;
  /** Latest first. */
  listCookedDays(recipeId: number): string[];
}

interface PreparedRecipes {
  /** Reads the recipes one by one, since all of them may not fit into memory. Lets other requests through. */
  list(): AsyncGenerator<RecipeToExport>;
  context: ExportContext;
}

/** Other requests run after this time. */
const TURN_MS = 20;

/** By slug. Unknown recipes are left out. */
export async function findNames(
  slugs: readonly string[],
  { recipes }: Pick<SourceParts, "recipes">,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const pause = createPause();
  for (const slug of slugs) {
    await pause();
    const row = recipes.findRow(slug);
    if (row) names.set(slug, row.name);
  }
  return names;
}

/**
 * Recipes that are deleted during the export are left out.
 * @param recipeNames by slug
 */
export function prepareRecipes(
  recipeNames: ReadonlyMap<string, string>,
  { base, marks }: { base: string; marks: OwnMarks | null },
  parts: SourceParts,
): PreparedRecipes {
  const named = [...recipeNames].map(([slug, name]) => ({ slug, name }));
  return {
    async *list() {
      const pause = createPause();
      for (const { slug } of named) {
        await pause();
        const row = parts.recipes.findRowByAnySlug(slug);
        const recipe = row && parts.recipes.get(row.slug);
        if (!recipe) continue;
        // If someone renames it, file names and ids must stay the same throughout the export.
        yield { ...toSource(recipe, marks, parts), recipe: { ...recipe, slug } };
        tidyMemory();
      }
    },
    context: { fileNames: nameFiles(named), recipeNames, base },
  };
}

function toSource(recipe: Recipe, marks: OwnMarks | null, parts: SourceParts): RecipeToExport {
  return {
    recipe,
    pictures: listPictures(recipe, parts),
    isFavorite: marks?.isFavorite(recipe.slug) ?? false,
    cookedOn: () => [...new Set(marks?.listCookedDays(recipe.id))].toSorted(),
  };
}

function createPause(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
