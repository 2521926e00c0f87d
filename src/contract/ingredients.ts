import { t } from "elysia";

const READ_LINES_MOST = 2000;
export const UNIT_SYSTEMS = ["written", "metric", "us"] as const;

const IngredientAmount = t.Object({
  quantity: t.Nullable(t.Number({ description: "Null for a unit without a number: “pinch of salt”" })),
  quantityMost: t.Nullable(t.Number({ description: "Differs from `quantity` in a range" })),
  unit: t.Nullable(t.String({ description: "As the line writes it; null for counted pieces" })),
  kind: t.Nullable(t.String({ description: "The unit in any language: `tbsp`, `g`, `clove`" })),
});

export const ReadIngredient = t.Object({
  text: t.String({ description: "The line as its author wrote it" }),
  amounts: t.Array(IngredientAmount, {
    description: "The first is the main one; others say the same in another unit, or are added",
  }),
  food: t.String({ description: "In the words of the line" }),
  foodId: t.Nullable(t.String({ description: "A food of `GET foods`; null if none is named exactly" })),
  note: t.String({ description: "Preparation, size, “to taste”" }),
  isHeading: t.Boolean({ description: "“For the sauce:”" }),
});
export type ReadIngredient = typeof ReadIngredient.static;

export const LinesToRead = t.Object({
  lines: t.Array(t.String(), { maxItems: READ_LINES_MOST }),
  language: t.Optional(
    t.Nullable(t.String({ maxLength: 35, description: "A tag like `de`; detected if missing" })),
  ),
});

export const ReadLines = t.Object({
  language: t.String({ description: "The given or detected one: `de`, `zh-TW`" }),
  lines: t.Array(ReadIngredient),
});

export const RecipeIngredients = t.Object({
  language: t.String(),
  servings: t.Nullable(
    t.Number({ description: "What the amounts are for; null if the recipe has no number" }),
  ),
  factor: t.Number({ description: "By which the recipe's amounts are multiplied" }),
  lines: t.Array(
    t.Composite([
      ReadIngredient,
      t.Object({
        shown: t.String({ description: "The line for these servings and units" }),
        original: t.Nullable(t.String({ description: "Before its units were converted" })),
        isUnscaled: t.Boolean({ description: "Its numbers couldn't be scaled" }),
      }),
    ]),
  ),
});
export type RecipeIngredients = typeof RecipeIngredients.static;

export const FoodEntry = t.Object({
  id: t.String(),
  name: t.String({ description: "In the asked language" }),
  parents: t.Array(t.String(), { description: "What it is, or contains" }),
  aisle: t.String(),
});
export type FoodEntry = typeof FoodEntry.static;
