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
      "As Markdown, schema.org JSON, or rendered by a template. Templates other than `recipes.md` require a token.",
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
      "A single recipe is one file; several are a zip with their pictures. `html-book` is always one HTML file. Unknown slugs are ignored.",
    body: ExportOptions,
    answer: { description: "A token for `utils/download`", body: FileToken },
    refusals: ["not-found", "invalid"],
  },
});
