import { t } from "elysia";
import { EXPORT_FORMATS, ExportTemplates, ExportOptions } from "../recipe-exports.ts";
import { FileToken } from "../about.ts";
import { PathText } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

export const exportCalls = defineCalls({
  "GET recipes/{slug}/export": {
    role: "visitor",
    tag: "recipe exports",
    summary: "Export a recipe",
    description:
      "As Markdown, schema.org JSON, rendered by a template, or for another program. Pictures that aren't in the file are zipped with it, except for `markdown`, `json`, `recipemd`, and `mealie`. Templates other than `recipes.md` require a token.",
    params: t.Object({ slug: PathText }),
    query: t.Object({
      format: t.UnionEnum([...EXPORT_FORMATS]),
      template: t.Optional(t.String({ description: "The template's name, for `template`" })),
    }),
    answer: { description: "The file", body: { mediaType: "text/markdown" } },
    refusals: ["not-found", "invalid", "unauthorized"],
  },
  "GET recipe-exports/templates": {
    role: "user",
    tag: "recipe exports",
    summary: "List export templates",
    answer: { description: "The built-in ones first", body: ExportTemplates },
  },
  "POST recipe-exports": {
    role: "user",
    tag: "recipe exports",
    summary: "Export recipes",
    description:
      "A single recipe is one file; several are a zip with their pictures. Unknown slugs are ignored. `html-book` is always one HTML file. `paprika` is a `.paprikarecipes` file, `recipesage` is JSON-LD with pictures inside, `cooklang` and `recipemd` are a file per recipe, and `mealie` has the tables of a Mealie 2 backup. Pictures of recipes and steps are included; `paprika` and `recipesage` have small ones once a recipe's pictures exceed 26 MB.",
    body: ExportOptions,
    answer: { description: "A token for `utils/download`", body: FileToken },
    refusals: ["not-found", "invalid"],
  },
});
