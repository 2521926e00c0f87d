import { t } from "elysia";

const MAX_LINES = 2000;

const IngredientAmount = t.Object({
  quantity: t.Nullable(t.Number({ description: "Null for a unit without a number: “pinch of salt”" })),
  quantityMost: t.Nullable(t.Number({ description: "Differs from `quantity` only in a range" })),
  unit: t.Nullable(t.String({ description: "As written in the line; null for counted pieces" })),
  kind: t.Nullable(
    t.String({ description: "The same in every language: `tbsp`, `g`, `clove`. Null without a known unit" }),
  ),
});

export const ReadIngredient = t.Object({
  text: t.String({ description: "The line as its author wrote it" }),
  amounts: t.Array(IngredientAmount, {
    description: "The main amount is first, before the same in other units and additions",
  }),
  food: t.String({ description: "As written in the line" }),
  foodId: t.Nullable(
    t.String({ description: "Id from `GET foods`; null unless the line names exactly one known food" }),
  ),
  note: t.String({ description: "Such as preparation, size, or “to taste”" }),
  isHeading: t.Boolean({ description: "True for a line like “For the sauce:”" }),
});
export type ReadIngredient = typeof ReadIngredient.static;

export const LinesToRead = t.Object({
  lines: t.Array(t.String(), { maxItems: MAX_LINES }),
  language: t.Optional(
    t.Nullable(t.String({ maxLength: 35, description: "A tag like `de`; detected if missing" })),
  ),
});

export const ReadLines = t.Object({
  language: t.String({ description: "The given or detected language: `de`, `zh-TW`" }),
  lines: t.Array(ReadIngredient),
});
export type ReadLines = typeof ReadLines.static;

export const RecipeIngredients = t.Object({
  language: t.String(),
  servings: t.Nullable(
    t.Number({ description: "Servings that the amounts are for; null if the recipe doesn't say" }),
  ),
  factor: t.Number({ description: "Factor of all amounts" }),
  lines: t.Array(
    t.Composite([
      ReadIngredient,
      t.Object({
        shown: t.String({ description: "The line for these servings and units" }),
        original: t.Nullable(
          t.String({ description: "The line as written; null unless its units were converted" }),
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
    description: "Ids of what it is or contains: `cheese` for `cheddar`",
  }),
  aisle: t.String(),
});
export type FoodEntry = typeof FoodEntry.static;

const FoodId = t.String({ maxLength: 100, description: "Id from `GET foods`" });

export const IngredientCorrection = t.Object({
  id: t.Integer(),
  line: t.String({ description: "As written; case, accents, and extra spaces don't matter" }),
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
    t.Nullable(t.String({ description: "Id from `GET foods`; if missing, Tagine looks up the food's name" })),
  ),
});
export type CorrectionInput = typeof CorrectionInput.static;

export const TaughtFood = t.Object({
  id: t.Integer(),
  name: t.String({ description: "As written; case, accents, and hyphens don't matter" }),
  foodId: FoodId,
  taughtAt: t.String({ description: "ISO 8601, UTC" }),
});
export type TaughtFood = typeof TaughtFood.static;

export const TaughtFoodInput = t.Object({
  name: t.String({ description: "At most 200 characters" }),
  foodId: t.String({ description: "Id from `GET foods`" }),
});
export type TaughtFoodInput = typeof TaughtFoodInput.static;

export const SharedCorrections = t.Object(
  {
    lines: t.Array(t.Pick(IngredientCorrection, ["line", "amount", "unit", "food", "foodId"])),
    foods: t.Array(t.Pick(TaughtFood, ["name", "foodId"])),
  },
  { description: "Corrections and taught foods that this recipe uses" },
);
export type SharedCorrections = typeof SharedCorrections.static;

export const UnknownFood = t.Object({
  name: t.String({ description: "As written in a line" }),
  recipes: t.Integer({ description: "Number of recipes that contain it" }),
});
export type UnknownFood = typeof UnknownFood.static;

const FoodName = t.Object({
  foodName: t.Nullable(t.String({ description: "In the requested language; null for an unknown food" })),
});

export const IngredientCorrections = t.Object({
  lines: t.Array(t.Composite([IngredientCorrection, FoodName]), { description: "Oldest first" }),
  foods: t.Array(t.Composite([TaughtFood, FoodName]), { description: "Oldest first" }),
});
export type IngredientCorrections = typeof IngredientCorrections.static;
