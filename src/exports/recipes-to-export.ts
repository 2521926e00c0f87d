import type { Recipe } from "../contract/recipes.ts";
import type { RecipeStore } from "../recipes/recipe-store.ts";
import { cleanMemory } from "./formats/clean-memory.ts";
import type { ExportContext, RecipeToExport } from "./formats/export-format.ts";
import { nameFiles } from "./formats/file-names.ts";
import { listPictures, type PictureParts } from "./recipe-pictures.ts";

export interface SourceParts extends PictureParts {
  recipes: Pick<RecipeStore, "get">;
}

/** Data of the person who exports. */
export interface OwnMarks {
  isFavorite(slug: string): boolean;
  /** Latest first. */
  listCookedDays(recipeId: number): string[];
}

interface PreparedRecipes {
  /** Reads the recipes one by one, since all of them may not fit into memory. */
  list(): Generator<RecipeToExport>;
  context: ExportContext;
}

const RECIPE_BYTES = 500_000;
const CLEAN_AFTER_BYTES = 25_000_000;

/** Recipes that are deleted during the export are left out. */
export function prepareRecipes(
  slugs: readonly string[],
  { base, marks }: { base: string; marks: OwnMarks | null },
  parts: SourceParts,
): PreparedRecipes {
  const named = slugs.flatMap((slug) => {
    const name = parts.recipes.get(slug)?.name;
    return name === undefined ? [] : [{ slug, name }];
  });
  const recipeNames = new Map(named.map(({ slug, name }) => [slug, name]));
  return {
    *list() {
      let read = 0;
      for (const { slug } of named) {
        const recipe = parts.recipes.get(slug);
        if (!recipe) continue;
        const source = toSource(recipe, marks, parts);
        yield source;
        read += source.pictures.reduce((sum, { bytes }) => sum + bytes, RECIPE_BYTES);
        if (read < CLEAN_AFTER_BYTES) continue;
        cleanMemory();
        read = 0;
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
