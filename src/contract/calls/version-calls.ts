import { t } from "elysia";
import { RecipeHistory, FullRecipeVersion } from "../recipe-life.ts";
import { PathId, PathText } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

export const versionCalls = defineCalls({
  "GET recipes/{slug}/versions": {
    role: "user",
    tag: "recipe versions",
    summary: "List the versions of a recipe",
    description: "Every save keeps the state before it.",
    params: t.Object({ slug: PathText }),
    answer: { description: "The present state's, and the states before", body: RecipeHistory },
    refusals: ["not-found"],
  },
  "GET recipes/{slug}/versions/{id}": {
    role: "user",
    tag: "recipe versions",
    summary: "Get a version and the one before it",
    params: t.Object({ slug: PathText, id: PathId }),
    answer: { description: "The version", body: FullRecipeVersion },
    refusals: ["not-found"],
  },
  "POST recipes/{slug}/versions/{id}/restore": {
    role: "user",
    tag: "recipe versions",
    summary: "Restore a version",
    description:
      "The present state is kept as a version, so that this can be taken back, too. " +
      "With `If-Match` and the `ETag` that the recipe had when it was read, a change by somebody else is not overwritten: 412, with `recipe` as it is now and its `etag` beside the sentence.",
    params: t.Object({ slug: PathText, id: PathId }),
    answer: { description: "Its slug", body: t.String() },
    refusals: ["not-found", "stale"],
  },
});
