import { type Fields, toText } from "../../../../archiving/lenient-values.ts";
import type { IngredientGroup, RecipeInput } from "../../../../contract/recipes.ts";
import { plainLine } from "../../../../recipes/text/text.ts";
import { joinGroups } from "../../../migrations/heading-lines.ts";
import { linkToRecipe } from "../../reading/recipe-links.ts";
import { sortByPosition, type Tables, toBoolean, toId } from "./tables.ts";
import { type LineParts, readQuantity, writeLine } from "./write-line.ts";

export interface IngredientLines extends Pick<RecipeInput, "recipeIngredient" | "ingredientGroups"> {
  /** By the id with which steps refer to it. */
  byReference: Map<string, string>;
}

export function readIngredientRows(tables: Tables, recipeId: unknown): IngredientLines {
  const [settings] = tables.where("recipe_settings", "recipe_id", recipeId);
  const isAmountOff = toBoolean(settings?.["disable_amount"]) === true;
  const sections: IngredientGroup[] = [{ title: "", items: [] }];
  const byReference = new Map<string, string>();
  for (const row of sortByPosition(tables.where("recipes_ingredients", "recipe_id", recipeId))) {
    const title = plainLine(toText(row["title"]));
    if (title) sections.push({ title, items: [] });
    const line = writeLine({ ...readLineParts(tables, row), isAmountOff });
    if (!line) continue;
    sections.at(-1)?.items.push(line);
    byReference.set(toId(row["reference_id"]), line);
  }
  return { ...joinGroups(sections), byReference };
}

/** Of an ingredient or an entry of a shopping list. */
export function readLineParts(tables: Tables, row: Fields): Omit<LineParts, "isAmountOff"> {
  return {
    quantity: readQuantity(row),
    unit: tables.find("ingredient_units", row["unit_id"]),
    food: readFood(tables, row),
    note: plainLine(toText(row["note"])),
    original: plainLine(toText(row["original_text"])),
  };
}

function readFood(tables: Tables, row: Fields): LineParts["food"] {
  const recipe = plainLine(toText(tables.find("recipes", row["referenced_recipe_id"])?.["name"]));
  if (recipe) return { one: linkToRecipe(recipe), many: linkToRecipe(recipe) };
  const food = tables.find("ingredient_foods", row["food_id"]);
  const name = plainLine(toText(food?.["name"]));
  const plural = plainLine(toText(food?.["plural_name"]));
  return { one: name || plural, many: plural || name };
}
