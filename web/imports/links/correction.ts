import type { Language } from "../../../src/contract/languages.ts";
import type { RecipePreview } from "../../../src/contract/reading.ts";
import { formatDuration } from "../../text/duration.ts";
import {
  ingredientsAsText,
  ingredientsFromText,
  notesAsText,
  notesFromText,
  stepsAsText,
  stepsFromText,
} from "./recipe-lines.ts";

const TIMES = ["prepTime", "performTime", "totalTime"] as const;
type Time = (typeof TIMES)[number];

export type Correction = Record<
  "name" | "description" | "recipeYield" | Time | "ingredients" | "steps" | "notes",
  string
>;

/** @param language of times */
export function correctionFor(recipe: RecipePreview, language: Language): Correction {
  return {
    name: recipe.name,
    description: recipe.description,
    recipeYield: recipe.recipeYield,
    prepTime: formatTime(recipe.prepTime, language),
    performTime: formatTime(recipe.performTime, language),
    totalTime: formatTime(recipe.totalTime, language),
    ingredients: ingredientsAsText(recipe),
    steps: stepsAsText(recipe.recipeInstructions),
    notes: notesAsText(recipe.notes),
  };
}

/** Times that weren't edited stay as the server wrote them. */
export function applyCorrection(
  recipe: RecipePreview,
  correction: Correction,
  language: Language,
): RecipePreview {
  const time = (name: Time) =>
    correction[name] === formatTime(recipe[name], language) ? recipe[name] : correction[name].trim() || null;
  return {
    ...recipe,
    name: correction.name.trim(),
    description: correction.description.trim(),
    recipeYield: correction.recipeYield.trim(),
    prepTime: time("prepTime"),
    performTime: time("performTime"),
    totalTime: time("totalTime"),
    ...ingredientsFromText(correction.ingredients),
    recipeInstructions: stepsFromText(correction.steps, recipe.recipeInstructions),
    notes: notesFromText(correction.notes),
  };
}

function formatTime(time: string | null, language: Language): string {
  return time ? formatDuration(time, language) : "";
}
