import type { FileFormatName } from "../../../contract/file-imports.ts";
import type { FoodCatalog } from "../../../ingredients/foods/food-catalog.ts";
import type { Log } from "../../../platform/log.ts";
import { isDiskFull } from "../../../platform/storage-errors.ts";
import type { RecipeStore } from "../../../recipes/recipe-store.ts";
import { ItemNotImported, nameProblem, toRecipeContent } from "../../archives/to-recipe-content.ts";
import { collectExtras } from "../../migrations/collect-extras.ts";
import type { Found, FoundPicture, FoundRecipe } from "../file-format.ts";
import type { OtherItem } from "../other-items/other-item.ts";
import { splitFoodNames } from "../other-items/split-food-names.ts";
import { compareRecipe, makeContentKey } from "./compare-recipe.ts";
import type { PlannedPicture, PlannedRow, PlanStore } from "./plan-store.ts";
import { FileNotReadable, findPersonProblem, toLeftOut, toUnreadable } from "./planned-rows.ts";

export interface PlannerParts {
  recipes: Pick<RecipeStore, "fromAddress" | "withIngredients" | "get">;
  foods: Pick<FoodCatalog, "findByName">;
  log: Pick<Log, "error">;
}

export function createPlanner(plan: PlanStore, { recipes, foods, log }: PlannerParts) {
  const contentKeys = new Set<string>();
  const usedPictures = new Set<string>();

  return {
    /** Adds a row to the plan for what a reader found in a file. */
    planFound(path: string, format: FileFormatName, found: Found): void {
      if ("isPart" in found) return;
      if ("also" in found) planOtherItem(path, format, found.also);
      else if ("left" in found) plan.add(toLeftOut(path, found.left, format));
      else plan.add("recipe" in found ? planRecipe(path, format, found) : toUnreadable(path, found, format));
    },

    /** Whether a recipe that was found has this file as a picture. */
    usesPicture: (path: string): boolean => usedPictures.has(path),
  };

  function planOtherItem(file: string, format: FileFormatName, item: OtherItem): void {
    const { kind, name } = item;
    const problem = kind === "users" ? findPersonProblem(name, item.content.email) : null;
    if (problem) plan.add({ ...toLeftOut(file, { name, problem }, format), kind });
    // Skip foods whose names are all known.
    else if (item.kind !== "foods" || splitFoodNames(item.content, foods))
      plan.otherItems.add({ file, format }, item);
  }

  function planRecipe(file: string, format: FileFormatName, found: FoundRecipe): PlannedRow {
    const name = String(found.recipe.name).trim();
    for (const picture of found.pictures) if ("file" in picture) usedPictures.add(picture.file);
    try {
      return compareFound(file, format, found);
    } catch (problem) {
      if (isDiskFull(problem)) throw problem;
      const named = nameProblem(name, problem);
      if (named instanceof ItemNotImported) return toUnreadable(file, { name, problem: named }, format);
      log.error(`${file} could not be read`, problem);
      return toUnreadable(file, { name, problem: new FileNotReadable(file) }, format);
    }
  }

  function compareFound(file: string, format: FileFormatName, found: FoundRecipe): PlannedRow {
    const content = toRecipeContent(keepAddresses(found));
    const { existing, state } = compareRecipe(content, recipes);
    const key = makeContentKey(content);
    const isRepeated = contentKeys.has(key);
    contentKeys.add(key);
    return {
      file,
      format,
      name: content.name,
      problem: isRepeated ? { code: "file-import-twice" } : null,
      existing,
      state: isRepeated ? "repeated" : state,
      recipe: {
        content,
        pictures: found.pictures.flatMap(planPicture),
        isFavorite: found.isFavorite ?? false,
        cookedOn: found.cookedOn ?? [],
      },
    };
  }

  function planPicture(picture: FoundPicture): PlannedPicture[] {
    const ofStep = picture.step === undefined ? {} : { step: picture.step };
    if ("file" in picture) return [{ file: picture.file, ...ofStep }];
    return "bytes" in picture ? [{ inline: plan.addPicture(picture.bytes), ...ofStep }] : [];
  }
}

/** Nothing is fetched during an import, so addresses of pictures become extras. */
function keepAddresses({ recipe, pictures }: FoundRecipe): FoundRecipe["recipe"] {
  const addresses = pictures.flatMap((picture) => ("address" in picture ? [picture.address] : []));
  if (addresses.length === 0 || Array.isArray(recipe.extras)) return recipe;
  const kept = addresses.map((address, at) => [at === 0 ? "picture" : `picture-${at + 1}`, address] as const);
  return {
    ...recipe,
    extras: { ...collectExtras(kept.map(([key, value]) => [key, value])), ...recipe.extras },
  };
}
