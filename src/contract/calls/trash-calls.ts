import { t } from "elysia";
import { TRASH_DAYS } from "../rules.ts";
import { DeletedRecipe } from "../recipe-life.ts";
import { BulkDeleteInput, BulkDeleteResult, BulkRestoreInput, BulkRestoreResult } from "../recipe-changes.ts";
import { Snackbar } from "../sentences.ts";
import { PathId } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

export const trashCalls = defineCalls({
  "GET recipe-bin": {
    role: "user",
    tag: "recipe bin",
    summary: "List deleted recipes",
    description: `Those deleted in the last ${TRASH_DAYS} days.`,
    answer: { description: "Most recently deleted first", body: t.Array(DeletedRecipe) },
  },
  "POST recipe-bin": {
    role: "user",
    tag: "recipe bin",
    summary: "Delete many recipes",
    description:
      "All at once. Renamed recipes are found by their old slugs; missing ones are listed in `missing`. 404 only if none is left.",
    body: BulkDeleteInput,
    answer: { description: "Deleted", body: BulkDeleteResult },
    refusals: ["not-found", "invalid"],
  },
  "POST recipe-bin/restore": {
    role: "user",
    tag: "recipe bin",
    summary: "Restore many recipes",
    description:
      "All at once. Recipes that are no longer in the trash are skipped; 404 only if none is left.",
    body: BulkRestoreInput,
    answer: { description: "Back", body: BulkRestoreResult },
    refusals: ["not-found", "invalid"],
  },
  "POST recipe-bin/{id}/restore": {
    role: "user",
    tag: "recipe bin",
    summary: "Restore a recipe",
    description: "With its picture and versions, under its old slug, or the next free one if that is taken.",
    params: t.Object({ id: PathId }),
    answer: { description: "Its slug", body: t.String() },
    refusals: ["not-found"],
  },
  "DELETE recipe-bin/{id}": {
    role: "admin",
    tag: "recipe bin",
    summary: "Delete a recipe permanently",
    params: t.Object({ id: PathId }),
    answer: { description: "Deleted, with its picture and versions", body: Snackbar },
    refusals: ["not-found"],
  },
});
