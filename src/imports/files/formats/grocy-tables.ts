import { posix } from "node:path";
import { type Fields, toFields, toText } from "../../../archiving/lenient-values.ts";
import { DomainError } from "../../../platform/errors.ts";
import { listObjects } from "../reading/each-object.ts";
import { readJson } from "../../archives/read-json.ts";
import { type ArchiveFiles, getFolder } from "../../archives/recipe-format.ts";

export interface GrocyTables {
  recipes: Fields[];
  recipesById: ReadonlyMap<string, Fields>;
  /** By recipe ID. */
  positions: ReadonlyMap<string, Fields[]>;
  nestings: ReadonlyMap<string, Fields[]>;
  /** By their ids. */
  products: ReadonlyMap<string, Fields>;
  units: ReadonlyMap<string, Fields>;
  conversions: Fields[];
}

/** From the file of the recipes, or from files beside it: `recipes_pos.json`, `products.json`, … */
export async function readGrocyTables(path: string, files: ArchiveFiles): Promise<GrocyTables> {
  const value = await readJson(path, files);
  const root = toFields(value);
  const single = root && "base_servings" in root ? [root] : root?.["recipes"];
  const recipes = listObjects(Array.isArray(value) ? value : single);
  const readTable = async (...names: string[]) => {
    const inside = names.flatMap((name) => listObjects(root?.[name]));
    return inside.length > 0 ? inside : readTableBeside(path, names, files);
  };
  const positions = await readTable("recipes_pos", "recipes_pos_resolved");
  return {
    recipes,
    recipesById: indexById(recipes),
    positions: Map.groupBy([...positions, ...recipes.flatMap(listOwnPositions)], (row) =>
      toText(row["recipe_id"]),
    ),
    nestings: Map.groupBy(await readTable("recipes_nestings"), (row) => toText(row["recipe_id"])),
    products: indexById(await readTable("products")),
    units: indexById(await readTable("quantity_units")),
    conversions: await readTable("quantity_unit_conversions", "quantity_unit_conversions_resolved"),
  };
}

async function readTableBeside(path: string, names: string[], files: ArchiveFiles): Promise<Fields[]> {
  const beside = files.inFolder(getFolder(path)).find((file) => {
    const { name, ext } = posix.parse(file);
    return file !== path && /^\.json$/i.test(ext) && names.includes(name.toLowerCase());
  });
  if (!beside) return [];
  try {
    return listObjects(await readJson(beside, files));
  } catch (problem) {
    // A missing table must not prevent the import.
    if (problem instanceof DomainError) return [];
    throw problem;
  }
}

/** Some scripts put the ingredients into their recipe. */
function listOwnPositions(recipe: Fields): Fields[] {
  return listObjects(recipe["recipes_pos"] ?? recipe["ingredients"]).map((row) => ({
    ...row,
    recipe_id: recipe["id"],
  }));
}

function indexById(rows: Fields[]): Map<string, Fields> {
  return new Map(rows.map((row) => [toText(row["id"]), row]));
}
