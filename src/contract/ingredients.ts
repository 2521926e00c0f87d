import { t } from "elysia";

const MAX_LINES = 2000;

const IngredientAmount = t.Object({
  quantity: t.Nullable(t.Number({ description: "Null for a unit without a number: “pinch of salt”" })),
  quantityMost: t.Nullable(t.Number({ description: "Differs from `quantity` in a range" })),
  unit: t.Nullable(t.String({ description: "As the line writes it; null for counted pieces" })),
  kind: t.Nullable(t.String({ description: "The unit in any language: `tbsp`, `g`, `clove`" })),
});

export const ReadIngredient = t.Object({
  text: t.String({ description: "The line as its author wrote it" }),
  amounts: t.Array(IngredientAmount, {
    description: "The main amount first, then the same in other units, and additions",
  }),
  food: t.String({ description: "In the words of the line" }),
  foodId: t.Nullable(t.String({ description: "A food of `GET foods`; null if none is named exactly" })),
  note: t.String({ description: "Preparation, size, “to taste”" }),
  isHeading: t.Boolean({ description: "“For the sauce:”" }),
});
export type ReadIngredient = typeof ReadIngredient.static;

export const LinesToRead = t.Object({
  lines: t.Array(t.String(), { maxItems: MAX_LINES }),
  language: t.Optional(
    t.Nullable(t.String({ maxLength: 35, description: "A tag like `de`; detected if missing" })),
  ),
});

export const ReadLines = t.Object({
  language: t.String({ description: "The given or detected one: `de`, `zh-TW`" }),
  lines: t.Array(ReadIngredient),
});
export type ReadLines = typeof ReadLines.static;

export const RecipeIngredients = t.Object({
  language: t.String(),
  servings: t.Nullable(t.Number({ description: "What the amounts are for; null if the recipe doesn't say" })),
  factor: t.Number({ description: "What the recipe's amounts are multiplied by" }),
  lines: t.Array(
    t.Composite([
      ReadIngredient,
      t.Object({
        shown: t.String({ description: "The line for these servings and units" }),
        original: t.Nullable(
          t.String({ description: "Before its units were converted; null if they weren't" }),
        ),
        isUnscaled: t.Boolean({ description: "True if the line has numbers that couldn't be scaled" }),
      }),
    ]),
  ),
});
export type RecipeIngredients = typeof RecipeIngredients.static;

export const FoodEntry = t.Object({
  id: t.String(),
  name: t.String({ description: "In the requested language" }),
  parents: t.Array(t.String(), {
    description: "Ids of foods that it is or contains: `cheese` for `cheddar`",
  }),
  aisle: t.String(),
});
export type FoodEntry = typeof FoodEntry.static;

const FoodId = t.String({ maxLength: 100, description: "A food of `GET foods`" });

export const IngredientCorrection = t.Object({
  id: t.Integer(),
  line: t.String({ description: "As it was written; case, accents, and extra spaces don't matter" }),
  amount: t.String({ description: "Part of the line: `200`; empty for none" }),
  unit: t.String({ description: "Part of the line: `g`; empty for none" }),
  food: t.String({ description: "Part of the line: `flour`" }),
  foodId: t.Nullable(FoodId),
  correctedAt: t.String({ description: "ISO 8601, UTC" }),
});
export type IngredientCorrection = typeof IngredientCorrection.static;

export const CorrectionInput = t.Object({
  line: t.String({ description: "At most 500 characters" }),
  amount: t.Optional(t.String({ description: "Must occur in the line; none if missing" })),
  unit: t.Optional(t.String({ description: "Must occur in the line; none if missing" })),
  food: t.String({ description: "Must occur in the line" }),
  foodId: t.Optional(
    t.Nullable(t.String({ description: "A food of `GET foods`; found by its words if missing" })),
  ),
});
export type CorrectionInput = typeof CorrectionInput.static;

export const TaughtFood = t.Object({
  id: t.Integer(),
  name: t.String({ description: "As it was written; case, accents, and hyphens don't matter" }),
  foodId: FoodId,
  taughtAt: t.String({ description: "ISO 8601, UTC" }),
});
export type TaughtFood = typeof TaughtFood.static;

export const TaughtFoodInput = t.Object({
  name: t.String({ description: "At most 200 characters" }),
  foodId: t.String({ description: "A food of `GET foods`" }),
});
export type TaughtFoodInput = typeof TaughtFoodInput.static;

export const SharedCorrections = t.Object(
  {
    lines: t.Array(t.Pick(IngredientCorrection, ["line", "amount", "unit", "food", "foodId"])),
    foods: t.Array(t.Pick(TaughtFood, ["name", "foodId"])),
  },
  { description: "How its lines were corrected, and taught foods that they name" },
);
export type SharedCorrections = typeof SharedCorrections.static;

export const UnknownFood = t.Object({
  name: t.String({ description: "As a line writes it" }),
  recipes: t.Integer({ description: "How many recipes name it" }),
});
export type UnknownFood = typeof UnknownFood.static;

const FoodName = t.Object({
  foodName: t.Nullable(t.String({ description: "In the asked language; null for an unknown food" })),
});

export const IngredientCorrections = t.Object({
  lines: t.Array(t.Composite([IngredientCorrection, FoodName]), { description: "Oldest first" }),
  foods: t.Array(t.Composite([TaughtFood, FoodName]), { description: "Oldest first" }),
});
export type IngredientCorrections = typeof IngredientCorrections.static;
