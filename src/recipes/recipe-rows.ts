import type { Recipe, RecipeSummary } from "../contract/recipes.ts";
import { imageLabel, completeNutrition } from "./recipe.ts";

export interface SummaryRow {
  id: number;
  name: string;
  slug: string;
  description: string;
  rating: number;
  total_time: string | null;
  date_added: string;
  picture_ext: string | null;
  picture_number: number;
  picture_hash: string | null;
  categories: string;
  tags: string;
}

export interface Row extends SummaryRow {
  doubts: string | null;
  picture_key: string | null;
  changed_at: string;
  changed_by: string | null;
  recipe_yield: string;
  ingredients: string;
  ingredient_groups: string;
  instructions: string;
  notes: string;
  tools: string;
  nutrition: string;
  extras: string;
  source_rating: number | null;
  author: string;
  cuisines: string;
  prep_time: string | null;
  perform_time: string | null;
  org_url: string | null;
  source_text: string | null;
}

export function summaryFromRow(row: SummaryRow, toCheck: boolean): RecipeSummary {
  const summary: RecipeSummary = {
    id: row.id,
    name: row.name,
    slug: row.slug,
    image: makeLabel(row),
    description: row.description,
    recipeCategory: JSON.parse(row.categories),
    tags: JSON.parse(row.tags),
    rating: row.rating,
    totalTime: row.total_time,
    dateAdded: row.date_added,
    imageHash: row.picture_hash,
  };
  return toCheck ? { ...summary, toCheck: true } : summary;
}

export function fromRow(row: Row): Recipe {
  const organizers: Recipe["organizers"] = {
    categories: JSON.parse(row.categories),
    tags: JSON.parse(row.tags),
  };
  const recipeCategory = organizers.categories.map((category) => category.name);
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    image: makeLabel(row),
    imageHash: row.picture_hash,
    description: row.description,
    recipeCategory,
    categories: recipeCategory,
    tags: organizers.tags.map((tag) => tag.name),
    organizers,
    rating: row.rating,
    sourceRating: row.source_rating,
    recipeYield: row.recipe_yield,
    recipeIngredient: JSON.parse(row.ingredients),
    ingredientGroups: JSON.parse(row.ingredient_groups),
    recipeInstructions: JSON.parse(row.instructions),
    nutrition: completeNutrition(JSON.parse(row.nutrition)),
    tools: JSON.parse(row.tools),
    totalTime: row.total_time,
    prepTime: row.prep_time,
    performTime: row.perform_time,
    dateAdded: row.date_added,
    notes: JSON.parse(row.notes),
    author: row.author,
    recipeCuisine: JSON.parse(row.cuisines),
    orgURL: row.org_url,
    url: row.org_url,
    sourceText: row.source_text,
    extras: JSON.parse(row.extras),
    doubts: JSON.parse(row.doubts ?? "[]"),
  };
}

type LabelRow = Pick<SummaryRow, "slug" | "picture_ext" | "picture_number">;

export function makeLabel({ slug, picture_ext: ext, picture_number: number }: LabelRow): string | null {
  return ext === null ? null : imageLabel({ slug, ext, number });
}
