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
      "Markdown, JSON in the words of schema.org, or what a template makes of it. A template other than `recipes.md` takes a token.",
    params: t.Object({ slug: PathText }),
    query: t.Object({
      format: t.UnionEnum([...EXPORT_FORMATS]),
      template: t.Optional(t.String({ description: "Its name, for `template`" })),
    }),
    answer: { description: "The file", body: { mediaType: "text/markdown" } },
    refusals: ["not-found", "invalid", "unauthorized"],
  },
  "GET recipe-exports/templates": {
    role: "user",
    tag: "recipe exports",
    summary: "List export templates",
    answer: { description: "The program's own first", body: ExportTemplates },
  },
  "POST recipe-exports": {
    role: "user",
    tag: "recipe exports",
    summary: "Export recipes",
    description:
      "One recipe is a file by itself; several are a zip, with their pictures beside them. Slugs of no recipe are passed over.",
    body: ExportOptions,
    answer: { description: "A token for `utils/download`", body: FileToken },
    refusals: ["not-found", "invalid"],
  },
});
