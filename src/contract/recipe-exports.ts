import { t } from "elysia";
import { MANY_RECIPES_MOST } from "./rules.ts";

export const EXPORT_FORMATS = [
  "markdown",
  "json",
  "template",
  "paprika",
  "recipesage",
  "cooklang",
  "recipemd",
  "mealie",
] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** All recipes in one HTML file, so it's no format of a single recipe. */
export const BOOK_FORMAT = "html-book";

export const ExportOptions = t.Object({
  format: t.UnionEnum([...EXPORT_FORMATS, BOOK_FORMAT], { default: undefined }),
  template: t.Optional(
    t.Nullable(t.String({ maxLength: 200, description: "The template's name, for `template`" })),
  ),
  pictures: t.Optional(
    t.Nullable(t.Boolean({ description: "Whether `html-book` contains pictures; it does if missing" })),
  ),
  slugs: t.Optional(
    t.Nullable(
      t.Array(t.String(), { maxItems: MANY_RECIPES_MOST, description: "Slugs of recipes; all if missing" }),
    ),
  ),
});
export type ExportOptions = typeof ExportOptions.static;

export const ExportTemplates = t.Object({
  templates: t.Array(t.String({ description: "`recipes.md`" })),
});
export type ExportTemplates = typeof ExportTemplates.static;
