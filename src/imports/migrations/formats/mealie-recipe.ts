import type { Note, RecipeInput } from "../../../contract/recipes.ts";
import { RATING_MOST } from "../../../contract/home-rules.ts";
import { isVisible } from "../../../contract/rules.ts";
import { snakeCase } from "../../../platform/snake-case.ts";
import { durationText } from "../../../recipes/reading/page/duration.ts";
import {
  parseDay,
  type Fields,
  toFields,
  toList,
  toNames,
  nullableText,
  toText,
} from "../../../archiving/lenient-values.ts";
import { RecipeWithoutName } from "../../archives/recipe-format.ts";
import { mealieIngredients } from "./mealie-ingredients.ts";
import { mealieSteps } from "./mealie-steps.ts";

/** @throws RecipeWithoutName */
export function parseMealieRecipe(fields: Fields, file: string): RecipeInput {
  const getField = (name: string) => fields[name] ?? fields[snakeCase(name)];
  const name = toText(getField("name"));
  if (!isVisible(name)) throw new RecipeWithoutName(file);
  const categories = toNames(getField("recipeCategory"));
  return {
    name,
    description: toText(getField("description")),
    recipeCategory: categories.length > 0 ? categories : toNames(getField("categories")),
    tags: toNames(getField("tags")),
    rating: toRating(getField("rating")) ?? 0,
    sourceRating: toRating(getField("sourceRating")),
    recipeYield: toText(getField("recipeYield")),
    ...mealieIngredients(getField("recipeIngredient"), getField("ingredientGroups")),
    recipeInstructions: mealieSteps(getField("recipeInstructions")),
    nutrition: toNutrition(getField("nutrition")),
    tools: toTexts(getField("tools")),
    totalTime: toTime(getField("totalTime")),
    prepTime: toTime(getField("prepTime")),
    performTime: toTime(getField("performTime")),
    dateAdded: parseDay(getField("dateAdded")),
    notes: toList(getField("notes")).flatMap(toNotes),
    author: toText(getField("author")),
    recipeCuisine: toTexts(getField("recipeCuisine")),
    orgURL: nullableText(getField("orgURL")) ?? nullableText(getField("url")),
    sourceText: nullableText(getField("sourceText")),
    extras: toExtras(getField("extras")),
  };
}

function toRating(value: unknown): number | null {
  const text = toText(value).trim();
  const number = text === "" ? Number.NaN : Number(text);
  return Number.isNaN(number) ? null : Math.min(Math.max(number, 0), RATING_MOST);
}

function toTexts(value: unknown): string[] {
  return toList(value).flatMap((item) => nullableText(toFields(item)?.["name"] ?? item) ?? []);
}

function toTime(value: unknown): string | null {
  // The first versions wrote a missing time as a word.
  if (toText(value).trim() === "None") return null;
  const isForMachines = typeof value === "number" || /^\s*P(?:T|\d)\S*\s*$/i.test(toText(value));
  return isForMachines ? durationText(value) : nullableText(value);
}

function toNotes(value: unknown): Note[] {
  const note = toFields(value);
  if (note) return [{ title: toText(note["title"]), text: toText(note["text"]) }];
  const text = toText(value);
  return isVisible(text) ? [{ title: "", text }] : [];
}

function toNutrition(value: unknown): Record<string, string | null> {
  const entries = ownEntries(value).filter(([, amount]) => amount === null || typeof amount !== "object");
  return Object.fromEntries(entries.map(([key, amount]) => [nutritionKey(key), nullableText(amount)]));
}

function nutritionKey(key: string): string {
  return /^(?:[a-z]+_)+(?:content|size)$/.test(key)
    ? key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    : key;
}

function toExtras(value: unknown): Record<string, string> {
  const entries = ownEntries(value).map(([key, extra]): [string, string] => {
    if (extra === null) return [key, ""];
    return [key, typeof extra === "string" ? extra : JSON.stringify(extra)];
  });
  return Object.fromEntries(entries);
}

/** Old files have an empty list instead of an object. */
function ownEntries(value: unknown): [string, unknown][] {
  // Not a valid key in JavaScript.
  return Object.entries(toFields(value) ?? {}).filter(([key]) => key !== "__proto__");
}
