import type { MigrationType } from "../../contract/recipe-migrations.ts";
import { chowdown } from "./formats/chowdown.ts";
import { mealie } from "./formats/mealie.ts";
import { nextcloud } from "./formats/nextcloud.ts";
import type { RecipeFormat } from "../archives/recipe-format.ts";

/** Clients rely on the first two, so new ones go to the end. */
export const recipeFormats: readonly RecipeFormat[] = [nextcloud, chowdown, mealie];

export function getFormat(type: MigrationType): RecipeFormat {
  const format = recipeFormats.find((one) => one.type === type);
  if (!format) throw new Error(`Nothing reads archives of ${type}`);
  return format;
}
