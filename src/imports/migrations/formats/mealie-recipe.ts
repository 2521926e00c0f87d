import type { Note, RecipeInput } from "../../../contract/recipes.ts";
import { isVisible, RATING_MOST } from "../../../contract/rules.ts";
import { snakeCase } from "../../../platform/snake-case.ts";
import { durationText } from "../../../recipes/reading/page/duration.ts";
import {
  dayIn,
  type Fields,
  fieldsOf,
  listOf,
  namesOf,
  nullableText,
  textOf,
} from "../../archives/loose-values.ts";
import { RecipeWithoutName } from "../../archives/recipe-format.ts";
import { mealieIngredients } from "./mealie-ingredients.ts";
import { mealieSteps } from "./mealie-steps.ts";

/**
 * What a file of Mealie or Tagine says of a recipe. Names of fields come in both spellings, and anything may be missing,
 * null or of another type; what is a text stays as it is written.
 * @throws RecipeWithoutName
 */
export function mealieRecipe(fields: Fields, file: string): RecipeInput {
  const told = (name: string) => fields[name] ?? fields[snakeCase(name)];
  const name = textOf(told("name"));
  if (!isVisible(name)) throw new RecipeWithoutName(file);
  const categories = namesOf(told("recipeCategory"));
  return {
    name,
    description: textOf(told("description")),
    recipeCategory: categories.length > 0 ? categories : namesOf(told("categories")),
    tags: namesOf(told("tags")),
    rating: ratingOf(told("rating")) ?? 0,
    sourceRating: ratingOf(told("sourceRating")),
    recipeYield: textOf(told("recipeYield")),
    ...mealieIngredients(told("recipeIngredient"), told("ingredientGroups")),
    recipeInstructions: mealieSteps(told("recipeInstructions")),
    nutrition: nutritionOf(told("nutrition")),
    tools: textsOf(told("tools")),
    totalTime: timeOf(told("totalTime")),
    prepTime: timeOf(told("prepTime")),
    performTime: timeOf(told("performTime")),
    dateAdded: dayIn(told("dateAdded")),
    notes: listOf(told("notes")).flatMap(noteOf),
    author: textOf(told("author")),
    recipeCuisine: textsOf(told("recipeCuisine")),
    orgURL: nullableText(told("orgURL")) ?? nullableText(told("url")),
    sourceText: nullableText(told("sourceText")),
    extras: extrasOf(told("extras")),
  };
}

/** Null for what is no number. */
function ratingOf(value: unknown): number | null {
  const text = textOf(value).trim();
  const number = text === "" ? Number.NaN : Number(text);
  return Number.isNaN(number) ? null : Math.min(Math.max(number, 0), RATING_MOST);
}

function textsOf(value: unknown): string[] {
  return listOf(value).flatMap((item) => nullableText(fieldsOf(item)?.["name"] ?? item) ?? []);
}

/** Minutes and ISO 8601 in words; other texts are a person's own. */
function timeOf(value: unknown): string | null {
  const isForMachines = typeof value === "number" || /^\s*P(?:T|\d)\S*\s*$/i.test(textOf(value));
  return isForMachines ? durationText(value) : nullableText(value);
}

function noteOf(value: unknown): Note[] {
  const note = fieldsOf(value);
  if (note) return [{ title: textOf(note["title"]), text: textOf(note["text"]) }];
  const text = textOf(value);
  return isVisible(text) ? [{ title: "", text }] : [];
}

function nutritionOf(value: unknown): Record<string, string | null> {
  const entries = ownEntries(value).filter(([, amount]) => amount === null || typeof amount !== "object");
  return Object.fromEntries(entries.map(([key, amount]) => [nutritionKey(key), nullableText(amount)]));
}

/** `fat_content` is `fatContent`; keys that are nobody's but the household's stay. */
function nutritionKey(key: string): string {
  return /^(?:[a-z]+_)+(?:content|size)$/.test(key)
    ? key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    : key;
}

/** Always texts; what is none is kept as its JSON. */
function extrasOf(value: unknown): Record<string, string> {
  const entries = ownEntries(value).map(([key, extra]): [string, string] => {
    if (extra === null) return [key, ""];
    return [key, typeof extra === "string" ? extra : JSON.stringify(extra)];
  });
  return Object.fromEntries(entries);
}

/** None of a list, which stands for none in old files. */
function ownEntries(value: unknown): [string, unknown][] {
  // No key has this name, which means something to JavaScript.
  return Object.entries(fieldsOf(value) ?? {}).filter(([key]) => key !== "__proto__");
}
