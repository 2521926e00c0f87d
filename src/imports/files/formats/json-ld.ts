import { isVisible } from "../../../contract/rules.ts";
import { toText } from "../../../archiving/lenient-values.ts";
import type { SchemaNode } from "../../../recipes/reading/page/schema-node.ts";
import { readLooseJson } from "../../archives/read-loose-json.ts";
import { type ArchiveFiles, FileNotRecipe, RecipeWithoutName } from "../../archives/recipe-format.ts";
import { parseMealieRecipe } from "../../migrations/formats/mealie-recipe.ts";
import type { FileFormat, FileSample, FoundRecipe, Place, UnreadableRecipe } from "../file-format.ts";
import { listKeys } from "../reading/json-outline.ts";
import { nestCategories } from "../reading/nested-categories.ts";
import { isOwnNode, readOwnNode } from "../reading/own-schema.ts";
import { readSchemaNode } from "../reading/schema-node-recipe.ts";
import { listSchemaRecipes } from "../reading/schema-nodes.ts";
import { findPictureBeside } from "../reading/written-pictures.ts";

/** Any other file with recipes of schema.org: one, a list, or `@graph`. */
export const jsonLd: FileFormat = {
  name: "json-ld",
  recognize: isSchemaJson,
  read: (path, files) => readSchemaFile(path, files, nestCategories),
};

const RECIPE_TYPE = /"@type"\s*:\s*(?:\[[^\]{}]{0,200})?"(?:https?:\/\/schema\.org\/|schema:)?Recipe"/;

function isSchemaJson(file: FileSample): boolean {
  if (file.kind !== "json") return false;
  const keys = listKeys(file);
  return (
    RECIPE_TYPE.test(file.head) ||
    (keys.has("name") && (keys.has("recipeIngredient") || keys.has("recipe_ingredient")))
  );
}

/** @throws FileNotRecipe if there are none */
export async function* readSchemaFile(
  path: string,
  files: ArchiveFiles,
  readCategories = (names: readonly string[]): string[] => [...names],
): AsyncIterable<FoundRecipe | UnreadableRecipe> {
  const nodes = listSchemaRecipes(await readLooseJson(path, files));
  if (nodes.length === 0) throw new FileNotRecipe(path);
  for (const node of nodes) {
    const found = readNode(node, { path, files }, readCategories);
    if (!found) yield { name: "", problem: new RecipeWithoutName(path) };
    else yield nodes.length > 1 ? found : addPictureBeside(found, path, files);
  }
}

function readNode(
  node: SchemaNode,
  place: Place,
  readCategories: (names: readonly string[]) => string[],
): FoundRecipe | null {
  if (isOwnNode(node)) return readOwnNode(node, place);
  if (isMealieShape(node)) return readMealieShape(node, place.path);
  const found = readSchemaNode(node, place);
  const names = (found?.recipe.recipeCategory ?? []).flatMap((name) => name ?? []);
  return found && { ...found, recipe: { ...found.recipe, recipeCategory: readCategories(names) } };
}

/** Before addresses, which aren't fetched. */
function addPictureBeside(found: FoundRecipe, path: string, files: ArchiveFiles): FoundRecipe {
  const file = findPictureBeside(path, files);
  const hasOwn = found.pictures.some((picture) => !("address" in picture));
  return file === null || hasOwn ? found : { ...found, pictures: [{ file }, ...found.pictures] };
}

/** Recipes of Mealie's and Tagine's API have the names of schema.org, but other contents. */
function isMealieShape(node: SchemaNode): boolean {
  const own = ["slug", "orgURL", "org_url", "performTime", "perform_time", "dateAdded", "date_added"];
  return node["@type"] === undefined && own.some((key) => key in node);
}

function readMealieShape(node: SchemaNode, path: string): FoundRecipe | null {
  if (!isVisible(toText(node["name"]))) return null;
  return { recipe: parseMealieRecipe(node, path), pictures: [] };
}
