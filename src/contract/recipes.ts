import { t } from "elysia";
import { RecipeDoubt } from "./recipe-doubts.ts";
import { Organizer } from "./organizers.ts";
import { RATING_MOST } from "./home-rules.ts";
import { RECIPE_MOST } from "./rules.ts";

export const NullableText = t.Nullable(t.String());

/** A `title` starts a section. Clients may add keys. */
export const Instruction = t.Object(
  {
    text: t.String(),
    title: t.Optional(t.String({ description: "Starts a section of steps" })),
    name: t.Optional(t.String({ description: "A short summary, unless the text starts with it" })),
    ingredients: t.Optional(
      t.Unknown({ description: "Texts of the ingredient lines it uses, if someone chose them" }),
    ),
  },
  { additionalProperties: t.Unknown() },
);
export type Instruction = typeof Instruction.static;

export const IngredientGroup = t.Object({
  title: t.String({ description: "Empty for lines before the first title" }),
  items: t.Array(t.String()),
});
export type IngredientGroup = typeof IngredientGroup.static;

export const Note = t.Object({ title: t.String(), text: t.String() });
export type Note = typeof Note.static;

/** Always present in answers, in display order. */
export const NUTRITION_KEYS = [
  "calories",
  "fatContent",
  "fiberContent",
  "proteinContent",
  "sodiumContent",
  "sugarContent",
] as const;

/** Free text by schema.org key. Source: https://schema.org/NutritionInformation */
export const Nutrition = t.Object(
  {
    calories: NullableText,
    fatContent: NullableText,
    fiberContent: NullableText,
    proteinContent: NullableText,
    sodiumContent: NullableText,
    sugarContent: NullableText,
  },
  { additionalProperties: NullableText, description: "May contain other keys of schema.org" },
);
export type Nutrition = Record<(typeof NUTRITION_KEYS)[number], string | null> &
  Record<string, string | null>;

const ImageHash = t.Nullable(
  t.String({ description: "Thumbhash of the picture, base64: a blur to show while it loads" }),
);

export const Recipe = t.Object({
  id: t.Integer(),
  name: t.String(),
  slug: t.String({ description: "Made from the name" }),
  image: t.Nullable(
    t.String({
      description: "A label that changes with the picture; image calls accept it instead of the slug",
    }),
  ),
  imageHash: ImageHash,
  description: t.String(),
  recipeCategory: t.Array(t.String()),
  categories: t.Array(t.String(), { description: "Same as recipeCategory" }),
  tags: t.Array(t.String()),
  organizers: t.Object(
    { categories: t.Array(Organizer), tags: t.Array(Organizer) },
    { description: "The same categories and tags, with their slugs" },
  ),
  rating: t.Number({
    minimum: 0,
    maximum: RATING_MOST,
    description: "The household's rating; 0 = not rated",
  }),
  sourceRating: t.Nullable(t.Number({ description: "The original site's rating, out of 5" })),
  recipeYield: t.String(),
  recipeIngredient: t.Array(t.String(), { description: "All lines, in order" }),
  ingredientGroups: t.Array(IngredientGroup, {
    description: "The same lines in their sections; empty without sections",
  }),
  recipeInstructions: t.Array(Instruction),
  nutrition: Nutrition,
  tools: t.Array(t.String()),
  totalTime: NullableText,
  prepTime: NullableText,
  performTime: NullableText,
  dateAdded: t.String({ description: "YYYY-MM-DD" }),
  notes: t.Array(Note),
  author: t.String(),
  recipeCuisine: t.Array(t.String()),
  orgURL: NullableText,
  url: t.Nullable(t.String({ description: "Same as orgURL" })),
  sourceText: t.Nullable(
    t.String({ description: "The pasted text or the text of the PDF it was read from" }),
  ),
  extras: t.Record(t.String(), t.String()),
  doubts: t.Array(RecipeDoubt, {
    description: "What reading a page or text wasn't sure of, until someone has checked it",
  }),
});
export type Recipe = Omit<typeof Recipe.static, "nutrition"> & { nutrition: Nutrition };

export const FullOrganizer = t.Composite([Organizer, t.Object({ recipes: t.Array(Recipe) })]);
export type FullOrganizer = Organizer & { recipes: Recipe[] };

const Text = t.String({ maxLength: RECIPE_MOST.characters });
export const OptionalText = t.Optional(t.Nullable(Text));
const OptionalLines = t.Optional(t.Nullable(t.Array(Text, { maxItems: RECIPE_MOST.lines })));
const organizers = (description?: string) =>
  t.Optional(
    t.Nullable(
      t.Array(t.Nullable(Text), { maxItems: RECIPE_MOST.organizers, ...(description && { description }) }),
    ),
  );

const RATING_TEXT = "^(?:[0-4](?:\\.[0-9]{1,15})?|5(?:\\.0{1,15})?)$";

/** Only the name is required. A slug or ID is ignored. */
export const RecipeInput = t.Object({
  name: Text,
  description: OptionalText,
  recipeCategory: organizers(),
  categories: organizers("Stands in for recipeCategory"),
  tags: organizers(),
  rating: t.Optional(
    t.Nullable(
      t.Union([
        t.Number({ minimum: 0, maximum: RATING_MOST }),
        t.String({ pattern: RATING_TEXT, description: "The same number as a string" }),
      ]),
    ),
  ),
  sourceRating: t.Optional(t.Nullable(t.Number({ minimum: 0, maximum: RATING_MOST }))),
  recipeYield: t.Optional(t.Nullable(t.Union([Text, t.Number()]))),
  recipeIngredient: OptionalLines,
  ingredientGroups: t.Optional(
    t.Nullable(
      t.Array(t.Object({ title: Text, items: t.Array(Text, { maxItems: RECIPE_MOST.lines }) }), {
        maxItems: RECIPE_MOST.lines,
      }),
    ),
  ),
  recipeInstructions: t.Optional(
    t.Nullable(
      t.Array(t.Object({ ...Instruction.properties, text: Text }, { additionalProperties: t.Unknown() }), {
        maxItems: RECIPE_MOST.lines,
      }),
    ),
  ),
  nutrition: t.Optional(
    t.Nullable(
      t.Record(t.String(), t.Nullable(t.Union([Text, t.Number()])), { maxProperties: RECIPE_MOST.keys }),
    ),
  ),
  tools: OptionalLines,
  totalTime: OptionalText,
  prepTime: OptionalText,
  performTime: OptionalText,
  dateAdded: t.Optional(t.Nullable(t.String({ description: "YYYY-MM-DD; today if missing or empty" }))),
  notes: t.Optional(
    t.Nullable(
      t.Array(t.Object({ title: t.Optional(Text), text: t.Optional(Text) }), {
        maxItems: RECIPE_MOST.lines,
      }),
    ),
  ),
  author: OptionalText,
  recipeCuisine: OptionalLines,
  orgURL: OptionalText,
  url: t.Optional(
    t.Nullable(t.String({ maxLength: RECIPE_MOST.characters, description: "Used if orgURL is missing" })),
  ),
  sourceText: OptionalText,
  extras: t.Optional(
    t.Nullable(
      t.Union([
        t.Record(t.String(), t.Nullable(t.Union([Text, t.Number(), t.Boolean()])), {
          maxProperties: RECIPE_MOST.keys,
        }),
        t.Array(t.Unknown(), { maxItems: 0, description: "Old clients send an empty list for none" }),
      ]),
    ),
  ),
});
export type RecipeInput = typeof RecipeInput.static;

export const RecipeSummary = t.Object({
  id: t.Integer(),
  name: t.String(),
  slug: t.String(),
  image: NullableText,
  description: t.String(),
  recipeCategory: t.Array(t.String()),
  tags: t.Array(t.String()),
  rating: t.Number(),
  totalTime: NullableText,
  dateAdded: t.String(),
  imageHash: ImageHash,
  toCheck: t.Optional(t.Literal(true, { description: "Only if the recipe has doubts" })),
});
export type RecipeSummary = typeof RecipeSummary.static;

export const SUMMARY_ORDERS = ["stored", "recent", "name"] as const;
export type SummaryOrder = (typeof SUMMARY_ORDERS)[number];

export const IMAGE_TYPES = ["original", "small", "tiny"] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];
