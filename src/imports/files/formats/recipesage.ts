import {
  type Fields,
  parseDay,
  toFields,
  toList,
  toNames,
  toText,
} from "../../../archiving/lenient-values.ts";
import { plainLine } from "../../../recipes/text/text.ts";
import { readLooseJson } from "../../archives/read-loose-json.ts";
import type { ArchiveFiles } from "../../archives/recipe-format.ts";
import { collectExtras } from "../../migrations/collect-extras.ts";
import { stripMarkup } from "../../migrations/strip-markup.ts";
import { readEachObject } from "../reading/each-object.ts";
import type { FileFormat, FileSample, FoundRecipe, UnreadableRecipe } from "../file-format.ts";
import { countKeys, listKeys } from "../reading/json-outline.ts";
import { placeSource } from "../reading/place-source.ts";
import {
  readIngredientText,
  readNutritionNotes,
  readRating,
  readStepText,
  readTime,
  toNote,
} from "../reading/recipe-text.ts";
import { dropRepeats, readWrittenPicture } from "../reading/written-pictures.ts";
import { readSchemaFile } from "./json-ld.ts";
import { listXmlRecipes } from "./recipesage-xml.ts";

/** A list in JSON-LD, or the rows of its database in XML or JSON. */
export const recipesage: FileFormat = {
  name: "recipesage",
  recognize: (file) => isJsonLd(file) || isRows(file) || isXml(file),
  async *read(path, files) {
    const value = await readJsonOrXml(path, files);
    if (value === null) yield* readJsonLd(path, files);
    else yield* readEachObject(value, { path, nameKey: "title" }, readRow);
  },
};

function isJsonLd(file: FileSample): boolean {
  return ["", "recipes"].some((place) => {
    const keys = listKeys(file, place);
    const own = countKeys(keys, ["creditText", "isBasedOn", "comment"]);
    return ["@type", "identifier", "recipeIngredient"].every((key) => keys.has(key)) && own > 1;
  });
}

const ROW_KEYS = ["activeTime", "totalTime", "yield", "instructions", "ingredients"];

function isRows(file: FileSample): boolean {
  return ["", "recipes"].some((place) => {
    const keys = listKeys(file, place);
    return keys.has("activeTime") && keys.has("title") && countKeys(keys, ROW_KEYS) > 3;
  });
}

function isXml({ kind, head }: FileSample): boolean {
  if (kind !== "xml" || !/<activeTime\b/.test(head)) return false;
  return ["title", "ingredients", "instructions"].every((name) => new RegExp(`<${name}\\b`).test(head));
}

/** Null for JSON-LD. */
async function readJsonOrXml(path: string, files: ArchiveFiles): Promise<unknown[] | null> {
  const rows = await listXmlRecipes(path, files);
  if (rows) return rows;
  const value = await readLooseJson(path, files);
  const recipes = toList(toFields(value)?.["recipes"] ?? value);
  return recipes.some((row) => toFields(row)?.["activeTime"] !== undefined) ? recipes : null;
}

/** Its ratings are the person's own, and its labels become tags. */
async function* readJsonLd(path: string, files: ArchiveFiles): AsyncIterable<FoundRecipe | UnreadableRecipe> {
  for await (const found of readSchemaFile(path, files)) {
    if ("problem" in found) {
      yield found;
      continue;
    }
    const { recipeCategory, sourceRating, tags, ...recipe } = found.recipe;
    const labels = [...(recipeCategory ?? []), ...(tags ?? [])];
    yield {
      ...found,
      recipe: {
        ...recipe,
        ...placeSource(recipe.author ?? "", recipe.orgURL ?? ""),
        tags: [...new Set(labels)],
        rating: sourceRating ?? 0,
      },
    };
  }
}

function readRow(row: Fields, name: string): FoundRecipe {
  const text = (key: string) => stripMarkup(toText(row[key]));
  const { nutrition, notes } = readNutritionNotes(text("nutrition") || text("nutritionInfo"));
  const labels = row["labels"] ?? row["recipeLabels"];
  return {
    recipe: {
      name,
      description: text("description"),
      tags: toNames(typeof labels === "string" ? labels : toList(labels).map(nameLabel)),
      rating: readRating(row["rating"]),
      recipeYield: text("yield"),
      ...readIngredientText(text("ingredients")),
      recipeInstructions: readStepText(text("instructions")),
      nutrition,
      notes: [...toNote(text("notes")), ...notes],
      prepTime: readTime(row["activeTime"]),
      totalTime: readTime(row["totalTime"]),
      dateAdded: parseDay(row["createdAt"]),
      ...placeSource(text("source"), plainLine(toText(row["url"]))),
      extras: collectExtras(Object.entries(row).filter(([key]) => !KNOWN_KEYS.has(key))),
    },
    pictures: dropRepeats(
      PICTURE_KEYS.flatMap((key) => toList(row[key])).flatMap((value) =>
        readWrittenPicture(findAddress(value)),
      ),
    ),
  };
}

function nameLabel(label: unknown): string {
  const fields = toFields(label);
  return toText(
    fields ? (fields["title"] ?? toFields(fields["label"])?.["title"] ?? fields["label"]) : label,
  );
}

function findAddress(value: unknown): unknown {
  const fields = toFields(value);
  return fields ? (fields["location"] ?? findAddress(fields["image"])) : value;
}

const PICTURE_KEYS = ["images", "image", "recipeImages"];
const KNOWN_KEYS = new Set([
  ...`id userId fromUserId title description yield activeTime totalTime ingredients instructions notes nutrition
  nutritionInfo rating source url labels recipeLabels createdAt updatedAt indexedAt folder`.split(/\s+/),
  ...PICTURE_KEYS,
]);
