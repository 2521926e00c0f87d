import { t } from "elysia";
import { CustomPage, CustomPageInput, CustomPagesInput, FullCustomPage } from "../custom-pages.ts";
import { Snackbar } from "../sentences.ts";
import { PathId, PathText } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

const tag = "custom pages";

export const customPageCalls = defineCalls({
  "GET site-settings/custom-pages": {
    role: "visitor",
    tag,
    summary: "List custom pages",
    answer: { description: "The pages", body: t.Array(CustomPage) },
  },
  "POST site-settings/custom-pages": {
    role: "admin",
    tag,
    summary: "Create a custom page",
    description:
      "The slug is made from the name. Without a position, or with 0, it becomes the last page. " +
      "Categories may be sent in full; only the slug counts.",
    body: CustomPageInput,
    answer: { description: "Done", body: Snackbar },
    refusals: ["invalid"],
  },
  "PUT site-settings/custom-pages": {
    role: "admin",
    tag,
    summary: "Reorder and update custom pages",
    description:
      "Send whole pages in their new order. " +
      "Missing pages stay, after the others; unknown ids are ignored.",
    body: CustomPagesInput,
    answer: { description: "Done", body: Snackbar },
    refusals: ["invalid"],
  },
  "GET site-settings/custom-pages/{id}": {
    role: "visitor",
    tag,
    summary: "Get a custom page with the recipes of its categories",
    description: "By id or slug.",
    params: t.Object({ id: PathText }),
    answer: { description: "The page", body: FullCustomPage },
    refusals: ["not-found"],
  },
  "PUT site-settings/custom-pages/{id}": {
    role: "admin",
    tag,
    summary: "Update a custom page",
    description:
      "A new name makes a new slug. Without a position it keeps its own; omitted categories are removed.",
    params: t.Object({ id: PathId }),
    body: CustomPageInput,
    answer: { description: "The page", body: CustomPage },
    refusals: ["not-found", "invalid"],
  },
  "DELETE site-settings/custom-pages/{id}": {
    role: "admin",
    tag,
    summary: "Delete a custom page",
    description: "Its categories and recipes stay.",
    params: t.Object({ id: PathId }),
    answer: { description: "Done", body: Snackbar },
    refusals: ["not-found"],
  },
});
