import { t } from "elysia";
import { LibraryEntry, LibraryFilter, OfflineRecipe } from "../recipe-library.ts";
import { defineCalls } from "./call.ts";

export const libraryCalls = defineCalls({
  "GET recipe-library": {
    role: "visitor",
    tag: "recipes",
    summary: "List all recipes for offline use",
    description:
      "A small row for every recipe. Where its `mark` is another one than last time, the recipe is another one. " +
      "With `If-None-Match` and the `ETag` of an earlier answer: 304 for as long as nothing has changed.",
    answer: { description: "The rows, the newest recipe first", body: t.Array(LibraryEntry) },
  },
  "POST recipe-library": {
    role: "visitor",
    tag: "recipes",
    summary: "Get many full recipes",
    description: "Those that are not here any more are left out.",
    body: LibraryFilter,
    answer: { description: "The recipes, in any order", body: t.Array(OfflineRecipe) },
    refusals: ["invalid"],
  },
});
