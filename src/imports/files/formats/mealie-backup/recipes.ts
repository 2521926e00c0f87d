import { type Fields, parseDay, toNames, toText } from "../../../../archiving/lenient-values.ts";
import type { Note, RecipeInput } from "../../../../contract/recipes.ts";
import { isVisible } from "../../../../contract/rules.ts";
import { plainLine } from "../../../../recipes/text/text.ts";
import { RecipeWithoutName, type ArchiveFiles } from "../../../archives/recipe-format.ts";
import { collectExtras } from "../../../migrations/collect-extras.ts";
import type { FoundPicture, FoundRecipe } from "../../file-format.ts";
import { readTime } from "../../reading/recipe-text.ts";
import { dropRepeats } from "../../reading/written-pictures.ts";
import { readHistory } from "./history.ts";
import { readIngredientRows } from "./ingredient-lines.ts";
import { findPersonName, isFavorite, readRating } from "./people.ts";
import { openRecipeFolder, type RecipeFolder } from "./recipe-folder.ts";
import { readYieldRow } from "./recipe-yield.ts";
import { readRichText, type TextContext } from "./rich-text.ts";
import { sortAssets } from "./sort-assets.ts";
import { readStepRows } from "./step-rows.ts";
import { type Tables, toBoolean, toId } from "./tables.ts";

export interface Backup {
  /** The path of `database.json`. */
  file: string;
  files: ArchiveFiles;
  tables: Tables;
  /** With several groups or people, recipes say whose they are. */
  owners: { areSeveralGroups: boolean; areSeveralPeople: boolean };
  /** Of a recipe that's a file by itself; those of a backup are found by ID. */
  folder?: RecipeFolder;
}

export function openBackup(file: string, files: ArchiveFiles, tables: Tables): Backup {
  const groups = new Set<string>();
  const people = new Set<string>();
  for (const recipe of tables.rows("recipes")) {
    groups.add(toId(recipe["group_id"]));
    people.add(toId(recipe["user_id"]));
  }
  const owners = { areSeveralGroups: groups.size > 1, areSeveralPeople: people.size > 1 };
  return { file, files, tables, owners };
}

/** @throws RecipeWithoutName */
export function readRecipeRow(backup: Backup, recipe: Fields): FoundRecipe {
  const { tables, file, files } = backup;
  const id = recipe["id"];
  const name = plainLine(toText(recipe["name"]));
  if (!isVisible(name)) throw new RecipeWithoutName(file);
  const folder = backup.folder ?? openRecipeFolder(file, id, files);
  const context: TextContext = { folder, findName: (slug) => findRecipeName(tables, recipe, slug) };
  const description = readRichText(recipe["description"], context);
  const { byReference, ...ingredients } = readIngredientRows(tables, id);
  const { steps, pictures } = readStepRows(tables, id, { lines: byReference, context });
  const history = readHistory(tables, recipe, { folder, context });
  const notes = readNotes(tables, id, context);
  const assets = sortAssets(listAssets(tables, id), folder.findAsset);
  const { extras, rest } = readExtras(backup, recipe);
  return {
    recipe: {
      ...readFacts(tables, recipe),
      name,
      description: description.text,
      ...ingredients,
      recipeInstructions: steps,
      notes: [...notes.notes, ...history.notes, ...assets.notes, ...rest],
      extras,
    },
    pictures: listPictures(folder, [
      ...description.pictures,
      ...pictures,
      ...notes.pictures,
      ...assets.pictures,
      ...history.pictures,
    ]),
    isFavorite: isFavorite(tables, id),
    cookedOn: history.cookedOn,
  };
}

function readFacts(tables: Tables, recipe: Fields): Partial<RecipeInput> {
  const id = recipe["id"];
  const address = toText(recipe["org_url"]).trim();
  return {
    recipeCategory: readLinkedNames(tables, id, { link: "recipes_to_categories", table: "categories" }),
    tags: readLinkedNames(tables, id, { link: "recipes_to_tags", table: "tags" }),
    tools: readLinkedNames(tables, id, { link: "recipes_to_tools", table: "tools" }),
    rating: readRating(tables, recipe),
    recipeYield: readYieldRow(recipe),
    nutrition: readNutrition(tables, id),
    totalTime: readTime(recipe["total_time"]),
    prepTime: readTime(recipe["prep_time"]),
    performTime: readTime(recipe["perform_time"]) ?? readTime(recipe["cook_time"]),
    recipeCuisine: toNames(recipe["recipeCuisine"] ?? recipe["recipe_cuisine"]),
    orgURL: address || null,
    dateAdded: parseDay(recipe["date_added"]) ?? parseDay(recipe["created_at"]),
  };
}

const LINK_COLUMNS = { categories: "category_id", tags: "tag_id", tools: "tool_id" };

function readLinkedNames(
  tables: Tables,
  recipeId: unknown,
  { link, table }: { link: string; table: keyof typeof LINK_COLUMNS },
): string[] {
  const rows = tables.where(link, "recipe_id", recipeId);
  const names = rows.map((row) => tables.find(table, row[LINK_COLUMNS[table]])?.["name"]);
  return toNames(names.map((name) => plainLine(toText(name))));
}

const NUTRIENT = /^(?:calories|[a-z_]+_content|serving_size)$/;

function readNutrition(tables: Tables, recipeId: unknown): Record<string, string> {
  const [row = {}] = tables.where("recipe_nutrition", "recipe_id", recipeId);
  const amounts = Object.entries(row).flatMap(([column, value]): [string, string][] => {
    const amount = plainLine(toText(value));
    const key = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return NUTRIENT.test(column) && amount ? [[key, amount]] : [];
  });
  return Object.fromEntries(amounts);
}

function readNotes(tables: Tables, recipeId: unknown, context: TextContext) {
  const found = tables.where("notes", "recipe_id", recipeId).map((row) => {
    const { text, pictures } = readRichText(row["text"], context);
    return { note: { title: plainLine(toText(row["title"])), text }, pictures };
  });
  const notes = found.map(({ note }) => note).filter(({ title, text }) => isVisible(title + text));
  return { notes, pictures: found.flatMap(({ pictures }) => pictures) };
}

function listAssets(tables: Tables, recipeId: unknown) {
  return tables.where("recipe_assets", "recipe_id", recipeId).map((row) => ({
    fileName: toText(row["file_name"]).trim(),
    label: plainLine(toText(row["name"])),
  }));
}

/** Values that are too long for extras, or have no key, become notes. */
function readExtras({ tables, owners }: Backup, recipe: Fields) {
  const id = recipe["id"];
  const own = [
    ...tables.where("api_extras", "recipee_id", id),
    ...tables.where("api_extras", "recipe_id", id),
  ].map((row): [string, string] => [toText(row["key_name"]), toText(row["value"])]);
  const [settings] = tables.where("recipe_settings", "recipe_id", id);
  const performTime = readTime(recipe["perform_time"]);
  const cookTime = readTime(recipe["cook_time"]);
  const extras = collectExtras([
    ["group", owners.areSeveralGroups ? tables.find("groups", recipe["group_id"])?.["name"] : ""],
    ["addedBy", owners.areSeveralPeople ? findPersonName(tables, recipe["user_id"]) : ""],
    ["cookTime", performTime !== null && cookTime !== performTime ? cookTime : ""],
    ["private", toBoolean(settings?.["public"]) === false ? true : ""],
    ["locked", toBoolean(settings?.["locked"]) === true ? true : ""],
    ...own,
  ]);
  const kept = new Set(Object.values(extras));
  const rest = own.filter(([, value]) => isVisible(value) && !kept.has(value.trim()));
  return { extras, rest: rest.map(([title, text]): Note => ({ title, text })) };
}

function findRecipeName(tables: Tables, recipe: Fields, slug: string): string | null {
  const found = tables.where("recipes", "slug", slug);
  const own = found.find((one) => toId(one["group_id"]) === toId(recipe["group_id"])) ?? found[0];
  return plainLine(toText(own?.["name"])) || null;
}

/** The recipe's picture first; each only once, with its step if it's in one. */
function listPictures(folder: RecipeFolder, others: FoundPicture[]): FoundPicture[] {
  const file = folder.findPicture();
  return dropRepeats([...(file === null ? [] : [{ file }]), ...others]);
}
