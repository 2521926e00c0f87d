import { t } from "elysia";
import { CustomPage, CustomPageInput, CustomPagesInput, WholeCustomPage } from "../custom-pages.ts";
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
      "The slug is made from the name. At position 0, or without one, it becomes the last page. " +
      "A category may be sent as it is read; it is known by its slug.",
    body: CustomPageInput,
    answer: { description: "Done", body: Snackbar },
    refusals: ["invalid"],
  },
  "PUT site-settings/custom-pages": {
    role: "admin",
    tag,
    summary: "Reorder and update custom pages",
    description:
      "Whole pages, as they are to follow each other: what each is sent with is what it has then. " +
      "Pages that are not sent stay, after the others; an id of no page is passed over.",
    body: CustomPagesInput,
    answer: { description: "Done", body: Snackbar },
    refusals: ["invalid"],
  },
  "GET site-settings/custom-pages/{id}": {
    role: "visitor",
    tag,
    summary: "Get a custom page with the recipes of its categories",
    description: "By its id, or by its slug.",
    params: t.Object({ id: PathText }),
    answer: { description: "The page", body: WholeCustomPage },
    refusals: ["not-found"],
  },
  "PUT site-settings/custom-pages/{id}": {
    role: "admin",
    tag,
    summary: "Update a custom page",
    description:
      "With another name it gets another slug. Without a position it keeps its own; categories that are left out are taken from it.",
    params: t.Object({ id: PathId }),
    body: CustomPageInput,
    answer: { description: "The page", body: CustomPage },
    refusals: ["not-found", "invalid"],
  },
  "DELETE site-settings/custom-pages/{id}": {
    role: "admin",
    tag,
    summary: "Delete a custom page",
    description: "Its categories and their recipes stay.",
    params: t.Object({ id: PathId }),
    answer: { description: "Done", body: Snackbar },
    refusals: ["not-found"],
  },
});
