/** What a column of a table can be, in the order in which people choose them. */
export const COLUMN_FIELDS = [
  "name",
  "description",
  "ingredients",
  "steps",
  "notes",
  "yield",
  "prepTime",
  "cookTime",
  "totalTime",
  "categories",
  "tags",
  "cuisine",
  "tools",
  "rating",
  "favorite",
  "link",
  "source",
  "author",
  "dateAdded",
  "cookedOn",
  "picture",
  "video",
  "nutrition",
] as const;
export type ColumnField = (typeof COLUMN_FIELDS)[number];

/** Columns of lists may be repeated: `Ingredient 1`, `Ingredient 2`. */
export const REPEATED_COLUMNS: ReadonlySet<ColumnField> = new Set<ColumnField>([
  "ingredients",
  "steps",
  "notes",
  "categories",
  "tags",
  "cuisine",
  "tools",
  "nutrition",
  "picture",
  "video",
  "cookedOn",
]);
