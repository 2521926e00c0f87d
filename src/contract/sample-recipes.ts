import { t } from "elysia";
import { LANGUAGES } from "./languages.ts";
import { Snackbar } from "./sentences.ts";

export const SampleRecipesInput = t.Object({
  language: t.Union(
    LANGUAGES.map((language) => t.Literal(language)),
    { description: "The language of their texts" },
  ),
});

export const SampleRecipes = t.Object({ count: t.Integer({ description: "How many there are" }) });

export const AddedSampleRecipes = t.Composite([
  Snackbar,
  t.Object({ added: t.Integer({ description: "Without those that were there before" }) }),
]);

export const RemovedSampleRecipes = t.Composite([
  Snackbar,
  t.Object({
    removed: t.Integer(),
    kept: t.Integer({ description: "Those that someone changed or used. They're ordinary recipes now" }),
  }),
]);
