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
    summary: "List how ingredient lines were corrected, and which foods were taught",
    description: "They apply to all recipes. The recipes' texts don't change.",
    query: t.Object({
      language: t.Optional(t.String({ maxLength: 35, description: "Of foods' names; English if missing" })),
    }),
    answer: { description: "All of them", body: IngredientCorrections },
  },
  "PUT ingredient-corrections": {
    role: "user",
    tag: "ingredients",
    summary: "Correct how an ingredient line is understood",
    description:
      "Applies to this line in every recipe, and replaces an earlier correction of it. " +
      "Amount, unit, and food must be parts of the line.",
    body: CorrectionInput,
    answer: { description: "The correction", body: IngredientCorrection },
    refusals: ["invalid"],
  },
  "DELETE ingredient-corrections/{id}": {
    role: "user",
    tag: "ingredients",
    summary: "Undo the correction of an ingredient line",
    params: t.Object({ id: PathId }),
    answer: { description: "Undone", body: Snackbar },
    refusals: ["not-found"],
  },
  "PUT taught-foods": {
    role: "admin",
    tag: "ingredients",
    summary: "Teach which food a name means",
    description: "Applies in every language, before the names that Tagine knows.",
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
    summary: "List foods that recipes name and Tagine doesn't know",
    description: "Named by at least 3 recipes. `PUT taught-foods` teaches what they are.",
    answer: { description: "Most recipes first, at most 100", body: t.Array(UnknownFood) },
  },
});
