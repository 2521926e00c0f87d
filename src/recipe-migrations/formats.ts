import { chowdown } from "./formats/chowdown.ts";
import { mealie } from "./formats/mealie.ts";
import { nextcloud } from "./formats/nextcloud.ts";
import type { RecipeFormat } from "./recipe-format.ts";

/** All formats that recipes are brought in from. Clients rely on the first two: new ones come behind them. */
export const recipeFormats: readonly RecipeFormat[] = [nextcloud, chowdown, mealie];
