import { REPEATED_COLUMNS, type ColumnField } from "../../../../src/contract/column-fields.ts";
import type { TextKey } from "../../../text/translation.ts";

export const COLUMN_NAMES: Record<ColumnField, TextKey> = {
  name: "import.name",
  description: "import.description",
  ingredients: "recipe.ingredients",
  steps: "recipe.steps",
  notes: "recipe.notes",
  yield: "recipe.servings",
  prepTime: "file-import.column-prep-time",
  cookTime: "file-import.column-cook-time",
  totalTime: "file-import.column-total-time",
  categories: "recipe.categories",
  tags: "recipe.tags",
  cuisine: "versions.cuisine",
  tools: "recipe.tools",
  rating: "recipe.rating",
  favorite: "cooking.is-favorite",
  link: "edit.source",
  source: "file-import.column-source",
  author: "edit.author",
  dateAdded: "edit.date-added",
  cookedOn: "file-import.column-cooked",
  picture: "picture.title",
  video: "file-import.column-video",
  nutrition: "recipe.nutrition",
};

export interface ColumnProblem {
  /** Position of the column where someone can correct it. */
  at: number;
  text: TextKey;
}

/** Null if recipes can be read with these columns. */
export function findColumnProblem(fields: readonly (ColumnField | null)[]): ColumnProblem | null {
  const again = fields.findIndex(
    (field, at) => field !== null && !REPEATED_COLUMNS.has(field) && fields.indexOf(field) < at,
  );
  if (again >= 0) return { at: again, text: "file-import.column-once" };
  if (!fields.includes("name")) return { at: 0, text: "file-import.column-name-missing" };
  if (fields.includes("ingredients") || fields.includes("steps")) return null;
  return { at: Math.max(fields.indexOf(null), 0), text: "file-import.column-parts-missing" };
}
