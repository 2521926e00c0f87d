import { isVisible } from "../../../contract/rules.ts";
import { type Fields, parseDay, toFields, toText } from "../../../archiving/lenient-values.ts";
import { plainLine, plainLines } from "../../../recipes/text/text.ts";
import { FileNotRecipe } from "../../archives/recipe-format.ts";
import { collectExtras } from "../../migrations/collect-extras.ts";
import { readEachObject } from "../reading/each-object.ts";
import type { FileFormat, FileSample, FoundRecipe, Place } from "../file-format.ts";
import { countKeys, listKeys } from "../reading/json-outline.ts";
import { linkRecipesInNote, readStepLines } from "../reading/recipe-text.ts";
import { findPictureFile } from "../reading/written-pictures.ts";
import { type GrocyTables, readGrocyTables } from "./grocy-tables.ts";
import { readGrocyIngredients } from "./grocy-ingredients.ts";

/** Tables of its database in JSON, as its API sends them: in one file, or one file each. */
export const grocy: FileFormat = {
  name: "grocy",
  recognize: isGrocy,
  async *read(path, files) {
    const tables = await readGrocyTables(path, files);
    const recipes = tables.recipes.filter(isForPeople);
    if (recipes.length === 0) throw new FileNotRecipe(path);
    yield* readEachObject(recipes, { path, nameKey: "name" }, (row, name) =>
      readRecipe(row, name, { tables, path, files }),
    );
  },
};

const ADDRESS = /^https?:\/\/\S+$/i;
const RECIPE_KEYS = ["base_servings", "desired_servings", "not_check_shoppinglist", "picture_file_name"];

function isGrocy(file: FileSample): boolean {
  return ["", "recipes"].some((place) => {
    const keys = listKeys(file, place);
    return keys.has("name") && countKeys(keys, RECIPE_KEYS) > 1;
  });
}

/** Grocy also stores days of its meal plan as recipes. */
function isForPeople({ type }: Fields): boolean {
  return !toText(type).startsWith("mealplan");
}

interface RecipePlace extends Place {
  tables: GrocyTables;
}

function readRecipe(row: Fields, name: string, { tables, path, files }: RecipePlace): FoundRecipe {
  const id = toText(row["id"]);
  const picture = findPictureFile(toText(row["picture_file_name"]), path, files);
  const inside = tables.nestings.get(id) ?? [];
  // People add fields of their own.
  const others = [...Object.entries(row), ...Object.entries(toFields(row["userfields"]) ?? {})].filter(
    ([key]) => !KNOWN_KEYS.has(key),
  );
  const link = others.find(([, value]) => ADDRESS.test(toText(value)));
  const included = inside.map((nesting) =>
    plainLine(toText(tables.recipesById.get(toText(nesting["includes_recipe_id"]))?.["name"])),
  );
  return {
    recipe: {
      name,
      recipeYield: toText(row["base_servings"]),
      ...readGrocyIngredients(tables.positions.get(id) ?? [], tables),
      recipeInstructions: readStepLines(readPreparation(toText(row["description"]))),
      notes: linkRecipesInNote(included.filter(isVisible)),
      dateAdded: parseDay(row["row_created_timestamp"]),
      orgURL: link ? toText(link[1]) : null,
      extras: collectExtras(others.filter((one) => one !== link)),
    },
    pictures: picture === null ? [] : [{ file: picture }],
  };
}

/** Its description is HTML, and holds the steps. */
function readPreparation(html: string): string[] {
  const headed = html.replace(/<h[1-6]\b[^<>]*>/gi, "<p># ").replace(/<\/h[1-6]>/gi, "</p>");
  return plainLines(headed);
}

/** Keys that have a field, or that only Grocy needs. */
const KNOWN_KEYS = new Set(
  `id name description row_created_timestamp picture_file_name base_servings desired_servings not_check_shoppinglist
  type product_id recipes_pos ingredients userfields`.split(/\s+/),
);
