import { readFile } from "node:fs/promises";
import type { Recipe } from "../contract/recipes.ts";
import { getErrorCode } from "../platform/errors.ts";
import type { PictureFiles } from "../platform/pictures/picture-files.ts";
import type { PictureStore } from "../recipes/pictures/picture-store.ts";
import type { RecipeStore } from "../recipes/recipe-store.ts";
import type { ExportContext, PictureToExport, RecipeToExport } from "./formats/export-format.ts";
import { nameFiles } from "./formats/file-names.ts";

export interface SourceParts {
  recipes: Pick<RecipeStore, "get">;
  pictures: Pick<PictureStore, "current">;
  images: Pick<PictureFiles, "file">;
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

const BATCH = 50;
const HEAVY_BYTES = 200_000_000;

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
      for (const [at, { slug }] of named.entries()) {
        // Otherwise, garbage would grow to several times the memory in use.
        if (at % BATCH === 0 && process.memoryUsage.rss() > HEAVY_BYTES) Bun.gc(true);
        const recipe = parts.recipes.get(slug);
        if (recipe) yield toSource(recipe, marks, parts);
      }
    },
    context: { fileNames: nameFiles(named), recipeNames, base },
  };
}

function toSource(recipe: Recipe, marks: OwnMarks | null, parts: SourceParts): RecipeToExport {
  return {
    recipe,
    picture: findPicture(recipe.slug, parts),
    isFavorite: marks?.isFavorite(recipe.slug) ?? false,
    cookedOn: () => [...new Set(marks?.listCookedDays(recipe.id))].toSorted(),
  };
}

function findPicture(slug: string, { pictures, images }: SourceParts): PictureToExport | null {
  const current = pictures.current(slug);
  return current && { ext: current.ext, read: () => readFileOrNothing(images.file(current, "original")) };
}

/** Someone may have deleted the file by hand. */
export async function readFileOrNothing(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (problem) {
    if (getErrorCode(problem) !== "ENOENT") throw problem;
    return null;
  }
}
