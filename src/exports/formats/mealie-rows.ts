import type { Recipe } from "../../contract/recipes.ts";
import { createChosenLinesFinder } from "../../ingredients/step-ingredients/chosen-lines.ts";
import { makeSlug } from "../../platform/slug.ts";
import type { RecipeToExport } from "./export-format.ts";
import { getRecipeUuid, listIngredientSections, makeUuid, replaceRecipeLinks } from "./recipe-texts.ts";

type Row = Record<string, unknown>;

export const GROUP = { id: makeUuid("tagine group"), slug: "home" };
export const HOUSEHOLD = makeUuid("tagine household");
export const USER = makeUuid("tagine user");

/** The rows of one recipe, by table, in the order in which Mealie needs them. The same name always gets the same ID. */
export const RECIPE_TABLES: Record<string, (source: RecipeToExport) => Row[]> = {
  recipes: (source) => [toRecipeRow(source)],
  categories: ({ recipe }) => recipe.recipeCategory.map((name) => toNameRow("category", name)),
  tags: ({ recipe }) => recipe.tags.map((name) => toNameRow("tag", name)),
  tools: ({ recipe }) => recipe.tools.map((name) => ({ ...toNameRow("tool", name), on_hand: false })),
  recipes_to_categories: ({ recipe }) =>
    recipe.recipeCategory.map((name) => ({ ...refer(recipe), category_id: idOf("category", name) })),
  recipes_to_tags: ({ recipe }) =>
    recipe.tags.map((name) => ({ ...refer(recipe), tag_id: idOf("tag", name) })),
  recipes_to_tools: ({ recipe }) =>
    recipe.tools.map((name) => ({ ...refer(recipe), tool_id: idOf("tool", name) })),
  recipes_ingredients: ({ recipe }) => listIngredientRows(recipe),
  recipe_instructions: ({ recipe }) =>
    recipe.recipeInstructions.map(({ title = "", text, name = "" }, position) => ({
      ...refer(recipe),
      id: stepId(recipe, position),
      position,
      type: null,
      title,
      text,
      summary: name,
    })),
  recipe_ingredient_ref_link: ({ recipe }) => listLinkRows(recipe),
  recipe_nutrition: ({ recipe }) => [{ ...refer(recipe), ...toNutritionRow(recipe) }],
  recipe_settings: ({ recipe }) => [
    {
      ...refer(recipe),
      public: true,
      show_nutrition: true,
      show_assets: true,
      landscape_view: false,
      // Lines are whole, so Mealie shows them as they are.
      disable_amount: true,
      disable_comments: false,
      locked: false,
    },
  ],
  notes: ({ recipe }) =>
    recipe.notes.map(({ title, text }) => ({ ...refer(recipe), title, text: linkRecipes(text) })),
  api_extras: ({ recipe }) => {
    const extras = { ...(recipe.author && { author: recipe.author }), ...recipe.extras };
    return Object.entries(extras).map(([key, value]) => ({
      recipee_id: getRecipeUuid(recipe),
      key_name: key,
      value,
    }));
  },
  recipe_timeline_events: ({ recipe, cookedOn }) =>
    cookedOn().map((day, at) => ({
      ...refer(recipe),
      id: makeUuid(`${getRecipeUuid(recipe)} cooked ${at}`),
      user_id: USER,
      subject: "Made this",
      event_type: "info",
      message: "",
      timestamp: `${day}T12:00:00`,
    })),
  users_to_recipes: ({ recipe, isFavorite }) =>
    isFavorite || recipe.rating > 0
      ? [{ ...refer(recipe), user_id: USER, rating: recipe.rating || null, is_favorite: isFavorite }]
      : [],
};

function toRecipeRow({ recipe, picture, cookedOn }: RecipeToExport): Row {
  const lastDay = cookedOn().at(-1);
  return {
    id: getRecipeUuid(recipe),
    slug: recipe.slug,
    group_id: GROUP.id,
    user_id: USER,
    name: recipe.name,
    description: linkRecipes(recipe.description),
    image: picture && recipe.image,
    total_time: recipe.totalTime,
    prep_time: recipe.prepTime,
    perform_time: recipe.performTime,
    cook_time: null,
    ...splitYield(recipe.recipeYield),
    recipeCuisine: recipe.recipeCuisine.join(", ") || null,
    rating: recipe.rating || null,
    org_url: recipe.orgURL,
    date_added: recipe.dateAdded,
    date_updated: `${recipe.dateAdded}T00:00:00`,
    created_at: `${recipe.dateAdded}T00:00:00`,
    is_ocr_recipe: false,
    last_made: lastDay ? `${lastDay}T12:00:00` : null,
    name_normalized: recipe.name.toLowerCase(),
    description_normalized: recipe.description.toLowerCase(),
  };
}

/** Mealie scales by separate numbers. */
function splitYield(text: string): Row {
  const [, number = "", unit = ""] = /^([1-9]\d{0,3}) (\P{N}.*)$/u.exec(text) ?? [];
  const isServings = unit === (number === "1" ? "serving" : "servings");
  if (isServings) return { recipe_yield: "", recipe_yield_quantity: 0, recipe_servings: Number(number) };
  return { recipe_yield: unit || text, recipe_yield_quantity: Number(number), recipe_servings: 0 };
}

function listIngredientRows(recipe: Recipe): Row[] {
  return listIngredientSections(recipe)
    .flatMap(({ title, items }) => items.map((line, at) => ({ title: at === 0 ? title : "", line })))
    .map(({ title, line }, position) => ({
      ...refer(recipe),
      position,
      title,
      note: line,
      unit_id: null,
      food_id: null,
      quantity: 0,
      original_text: line,
      reference_id: lineId(recipe, position),
    }));
}

/** Mealie links a step to the lines that someone chose for it. */
function listLinkRows(recipe: Recipe): Row[] {
  const findChosen = createChosenLinesFinder(recipe.recipeIngredient);
  return recipe.recipeInstructions.flatMap(({ ingredients }, position) =>
    (findChosen(ingredients) ?? []).map((line) => ({
      instruction_id: stepId(recipe, position),
      reference_id: lineId(recipe, line),
    })),
  );
}

function toNutritionRow({ nutrition }: Recipe): Row {
  const columns = Object.entries(nutrition).map(([key, amount]) => [
    key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    amount,
  ]);
  return Object.fromEntries(columns);
}

function linkRecipes(text: string): string {
  return replaceRecipeLinks(text, (label, slug) => `[${label}](/g/${GROUP.slug}/r/${slug})`);
}

function toNameRow(kind: string, name: string): Row {
  return { id: idOf(kind, name), group_id: GROUP.id, name, slug: makeSlug(name) };
}

function refer(recipe: Recipe): { recipe_id: string } {
  return { recipe_id: getRecipeUuid(recipe) };
}

function idOf(kind: string, name: string): string {
  return makeUuid(`${kind} ${name}`);
}

function stepId(recipe: Recipe, position: number): string {
  return makeUuid(`${getRecipeUuid(recipe)} step ${position}`);
}

function lineId(recipe: Recipe, position: number): string {
  return makeUuid(`${getRecipeUuid(recipe)} line ${position}`);
}
