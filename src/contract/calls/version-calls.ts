import { t } from "elysia";
import { VersionHistory, ComparedVersion } from "../recipe-life.ts";
import { PathId, PathText } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

export const versionCalls = defineCalls({
  "GET recipes/{slug}/versions": {
    role: "user",
    tag: "recipe versions",
    summary: "List the versions of a recipe",
    description: "Every save keeps the previous state.",
    params: t.Object({ slug: PathText }),
    answer: { description: "The current state's author, and the versions", body: VersionHistory },
    refusals: ["not-found"],
  },
  "GET recipes/{slug}/versions/{id}": {
    role: "user",
    tag: "recipe versions",
    summary: "Get a version and the one before it",
    params: t.Object({ slug: PathText, id: PathId }),
    answer: { description: "The version", body: ComparedVersion },
    refusals: ["not-found"],
  },
  "POST recipes/{slug}/versions/{id}/restore": {
    role: "user",
    tag: "recipe versions",
    summary: "Restore a version",
    description:
      "The current state is kept as a version, so you can undo this, too. " +
      "With `If-Match` and the `ETag` from reading the recipe, changes by others aren't overwritten: 412 with the current `recipe` and its `etag`.",
    params: t.Object({ slug: PathText, id: PathId }),
    answer: { description: "Its slug", body: t.String() },
    refusals: ["not-found", "stale"],
  },
});
