import type { Recipe } from "../../contract/recipes.ts";
import { createChosenLinesFinder } from "../../ingredients/step-ingredients/chosen-lines.ts";
import { makeSlug } from "../../platform/slug.ts";
import type { NamedPicture, PictureToExport, RecipeToExport } from "./export-format.ts";
import {
  getRecipeUuid,
  groupByStep,
  listIngredientSections,
  makeUuid,
  replaceRecipeLinks,
} from "./recipe-texts.ts";

type Row = Record<string, unknown>;

export const GROUP = { id: makeUuid("tagine group"), slug: "home" };
export const HOUSEHOLD = makeUuid("tagine household");
export const USER = makeUuid("tagine user");

/** Mealie refuses unknown columns, and these tables have no `id`. */
export const LINK_TABLES = new Set(["recipes_to_categories", "recipes_to_tags", "recipes_to_tools"]);

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
  recipe_instructions: (source) => listStepRows(source),
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
  recipe_assets: ({ recipe, pictures }) =>
    nameAssets(pictures).map(({ file }) => ({
      ...refer(recipe),
      name: file,
      icon: "mdi-file-image",
      file_name: file,
    })),
  api_extras: ({ recipe }) => {
    const { author } = recipe;
    const extras = { ...(author && { author }), ...listFurtherNutrients(recipe), ...recipe.extras };
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
      ? [
          {
            id: makeUuid(`${getRecipeUuid(recipe)} rated`),
            ...refer(recipe),
            user_id: USER,
            rating: recipe.rating || null,
            is_favorite: isFavorite,
          },
        ]
      : [],
};

/** Pictures besides the recipe's own, in its folder of assets. */
export function nameAssets(pictures: readonly PictureToExport[]): NamedPicture[] {
  const others = pictures.filter(({ isMain }) => !isMain);
  return others.map((picture, at) => ({ ...picture, file: `picture-${at + 1}.${picture.ext}` }));
}

/** Steps contain their pictures as HTML, as Mealie inserts them. */
function listStepRows({ recipe, pictures }: RecipeToExport): Row[] {
  const shown = groupByStep(nameAssets(pictures));
  const folder = `/api/media/recipes/${getRecipeUuid(recipe)}/assets`;
  return recipe.recipeInstructions.map(({ title = "", text, name = "" }, position) => {
    const tags = (shown.get(position) ?? []).map(
      ({ file }) => `<img src="${folder}/${file}" height="100%" width="100%"/>`,
    );
    return {
      ...refer(recipe),
      id: stepId(recipe, position),
      position,
      type: null,
      title,
      text: [text, ...tags].join("\n\n"),
      summary: name,
    };
  });
}

function toRecipeRow({ recipe, pictures, cookedOn }: RecipeToExport): Row {
  const lastDay = cookedOn().at(-1);
  return {
    id: getRecipeUuid(recipe),
    slug: recipe.slug,
    group_id: GROUP.id,
    user_id: USER,
    name: recipe.name,
    description: linkRecipes(recipe.description),
    image: pictures.some(({ isMain }) => isMain) ? recipe.image : null,
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

const NUTRITION_COLUMNS = {
  calories: "calories",
  carbohydrateContent: "carbohydrate_content",
  cholesterolContent: "cholesterol_content",
  fatContent: "fat_content",
  fiberContent: "fiber_content",
  proteinContent: "protein_content",
  saturatedFatContent: "saturated_fat_content",
  sodiumContent: "sodium_content",
  sugarContent: "sugar_content",
  transFatContent: "trans_fat_content",
  unsaturatedFatContent: "unsaturated_fat_content",
};

/** All columns in each row, since Mealie takes those of the first row. */
function toNutritionRow({ nutrition }: Recipe): Row {
  const columns = Object.entries(NUTRITION_COLUMNS).map(([key, column]) => [column, nutrition[key] ?? null]);
  return Object.fromEntries(columns);
}

function listFurtherNutrients({ nutrition }: Recipe): Record<string, string> {
  const further = Object.entries(nutrition).filter(([key, amount]) => amount && !(key in NUTRITION_COLUMNS));
  return Object.fromEntries(further) as Record<string, string>;
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
