import { t } from "elysia";
import { LibraryEntry, LibraryFilter, LibraryItem } from "../recipe-library.ts";
import { defineCalls } from "./call.ts";

export const libraryCalls = defineCalls({
  "GET recipe-library": {
    role: "visitor",
    tag: "recipes",
    summary: "List all recipes for offline use",
    description:
      "One small row per recipe. A different `mark` means the recipe has changed. " +
      "With `If-None-Match` and an earlier answer's `ETag`: 304 if nothing has changed.",
    answer: { description: "The rows, newest recipe first", body: t.Array(LibraryEntry) },
  },
  "POST recipe-library": {
    role: "visitor",
    tag: "recipes",
    summary: "Get many full recipes",
    description: "Recipes that no longer exist are left out.",
    body: LibraryFilter,
    answer: { description: "The recipes, in any order", body: t.Array(LibraryItem) },
    refusals: ["invalid"],
  },
});
