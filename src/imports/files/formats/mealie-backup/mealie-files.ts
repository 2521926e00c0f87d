import { type Fields, toFields, toList, toText } from "../../../../archiving/lenient-values.ts";
import { type ArchiveFiles, getFolder } from "../../../archives/recipe-format.ts";
import { readJson } from "../../../archives/read-json.ts";
import { listObjects, readEachObject } from "../../reading/each-object.ts";
import { DomainError } from "../../../../platform/errors.ts";
import type { FileFormat, FileSample, FoundRecipe } from "../../file-format.ts";
import { mealieBackup } from "./mealie-backup.ts";
import { sampleFile } from "../../opening/sample-file.ts";
import { countKeys, listKeys } from "../../reading/json-outline.ts";
import {
  type BackupRows,
  listUsed,
  toFoodRows,
  toRecipeRows,
  toUnitRows,
  toUserRows,
} from "./backup-rows.ts";
import { findPictureBeside } from "../../reading/written-pictures.ts";
import { openFolder } from "./recipe-folder.ts";
import { openBackup, readRecipeRow } from "./recipes.ts";
import { toId, type Tables } from "./tables.ts";

const OWN_KEYS = ["groupId", "userId", "recipeServings", "householdId", "lastMade"];
const OWN_COLUMNS = ["group_id", "user_id", "recipe_servings", "household_id", "last_made"];

/** A backup, or a recipe as Mealie 1 or later downloads it or writes it into an export of selected recipes. */
export const mealieFiles: FileFormat = {
  ...mealieBackup,
  recognize: (file, files) =>
    mealieBackup.recognize(file, files) || isRecipeJson(file) || isTemplate(file.path, files),
  async *read(path, files, readers) {
    if (isTemplate(path, files)) return yield { isPart: true };
    if (!(await isRecipeFile(path, files))) return yield* mealieBackup.read(path, files, readers);
    const values = toList(await readJson(path, files));
    yield* readEachObject(values, { path, nameKey: "name" }, (recipe) => readOne(recipe, path, files));
  },
};

/** Mealie's own `data/templates/recipes.md`, for writing recipes. */
function isTemplate(path: string, { inFolder }: ArchiveFiles): boolean {
  const root = /^(?<root>(?:.*\/)?)data\/templates\/[^/]+$/.exec(path)?.groups?.["root"];
  return root !== undefined && inFolder(root).includes(`${root}database.json`);
}

function isRecipeJson(file: FileSample): boolean {
  const keys = listKeys(file);
  if (!keys.has("slug") || keys.has("@type")) return false;
  if (keys.has("recipe_instructions")) return countKeys(keys, OWN_COLUMNS) > 1;
  return keys.has("recipeInstructions") && countKeys(keys, OWN_KEYS) > 1;
}

/** A backup is far larger, and is never parsed as a whole. */
const MAX_RECIPE_BYTES = 4_000_000;

async function isRecipeFile(path: string, files: ArchiveFiles): Promise<boolean> {
  try {
    return isRecipeJson(sampleFile(path, await files.bytes(path, MAX_RECIPE_BYTES)));
  } catch (problem) {
    // Too large for a recipe; anything else is reported when the backup is read.
    if (problem instanceof DomainError) return false;
    throw problem;
  }
}

function readOne(given: Fields, path: string, files: ArchiveFiles): FoundRecipe {
  const recipe = withIds("recipe_instructions" in given ? toCamelKeys(given) : given);
  const { foods, units } = listUsed(recipe["recipeIngredient"]);
  const people = listObjects(recipe["comments"]).flatMap(({ user }) => listObjects(user));
  const others = listObjects(recipe["recipeIngredient"]).flatMap(({ referencedRecipe }) =>
    listObjects(referencedRecipe),
  );
  const tables = openRows([
    ...toRecipeRows(recipe),
    ...foods.flatMap(toFoodRows),
    ...units.flatMap(toUnitRows),
    ...people.flatMap(toUserRows),
    ["recipes", others],
  ]);
  const [row = {}] = tables.where("recipes", "id", recipe["id"]);
  const own = getFolder(path);
  // Pictures in a folder with several recipes may be another one's.
  const isAlone = files.inFolder(own).filter((name) => /\.json$/i.test(name)).length === 1;
  const folder = openFolder(isAlone ? own : undefined, files);
  const file = findPictureBeside(path, files);
  const found = readRecipeRow({ ...openBackup(path, files, tables), folder }, row);
  return folder.findPicture() !== null || file === null
    ? found
    : { ...found, pictures: [{ file }, ...found.pictures] };
}

/** An export of selected recipes has snake case. */
function toCamelKeys(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([key, value]) => [
    key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    // People choose their keys.
    key === "extras" ? value : convertValue(value),
  ]);
  return Object.fromEntries(entries);
}

function convertValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convertValue);
  const fields = toFields(value);
  return fields ? toCamelKeys(fields) : value;
}

/** Rows refer to each other by IDs, which people remove before they share a file. */
function withIds(recipe: Fields): Fields {
  const lines = toList(recipe["recipeIngredient"]).map((line) => {
    const fields = toFields(line) ?? { note: line };
    return { ...fields, food: addId(fields["food"]), unit: addId(fields["unit"]) };
  });
  const steps = toList(recipe["recipeInstructions"]).map((step) => toFields(step) ?? { text: step });
  const id = toText(recipe["id"]) || "recipe";
  return { ...recipe, id, recipeIngredient: lines, recipeInstructions: steps };
}

function addId(value: unknown): Fields | null {
  const fields = toFields(value) ?? (toText(value) ? { name: value } : null);
  return fields && { ...fields, id: fields["id"] ?? `name-${toText(fields["name"])}` };
}

function openRows(rows: BackupRows): Tables {
  const tables = new Map<string, Fields[]>();
  for (const [table, added] of rows) tables.set(table, [...(tables.get(table) ?? []), ...added]);
  const listRows = (table: string) => tables.get(table) ?? [];
  const where: Tables["where"] = (table, column, id) =>
    listRows(table).filter((row) => toId(row[column]) === toId(id));
  return { rows: listRows, where, find: (table, id) => where(table, "id", id)[0] ?? null, isWhole: true };
}
