import { t } from "elysia";
import {
  CorrectionInput,
  IngredientCorrection,
  IngredientCorrections,
  TaughtFood,
  TaughtFoodInput,
  UnknownFood,
} from "../ingredients.ts";
import { Snackbar } from "../sentences.ts";
import { PathId } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

export const correctionCalls = defineCalls({
  "GET ingredient-corrections": {
    role: "visitor",
    tag: "ingredients",
    summary: "List ingredient corrections and taught foods",
    description: "Both apply to all recipes, without changing their text.",
    query: t.Object({
      language: t.Optional(
        t.String({ maxLength: 35, description: "Language of food names; English if missing" }),
      ),
    }),
    answer: { description: "All corrections and taught foods", body: IngredientCorrections },
  },
  "PUT ingredient-corrections": {
    role: "user",
    tag: "ingredients",
    summary: "Correct how an ingredient line is understood",
    description:
      "Applies to this line in every recipe and replaces an earlier correction. " +
      "Amount, unit, and food must be parts of the line.",
    body: CorrectionInput,
    answer: { description: "The correction", body: IngredientCorrection },
    refusals: ["invalid"],
  },
  "DELETE ingredient-corrections/{id}": {
    role: "user",
    tag: "ingredients",
    summary: "Undo an ingredient correction",
    params: t.Object({ id: PathId }),
    answer: { description: "Undone", body: Snackbar },
    refusals: ["not-found"],
  },
  "PUT taught-foods": {
    role: "admin",
    tag: "ingredients",
    summary: "Teach a name for a food",
    description: "Applies in every language, and overrides the names that Tagine knows.",
    body: TaughtFoodInput,
    answer: { description: "The name with its food", body: TaughtFood },
    refusals: ["invalid"],
  },
  "DELETE taught-foods/{id}": {
    role: "admin",
    tag: "ingredients",
    summary: "Remove a taught food",
    params: t.Object({ id: PathId }),
    answer: { description: "Removed", body: Snackbar },
    refusals: ["not-found"],
  },
  "GET unknown-foods": {
    role: "admin",
    tag: "ingredients",
    summary: "List foods in recipes that Tagine doesn't know",
    description: "Each is in at least 3 recipes. Use `PUT taught-foods` to teach what it is.",
    answer: { description: "Most recipes first, at most 100", body: t.Array(UnknownFood) },
  },
});
