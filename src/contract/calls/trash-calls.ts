import { t } from "elysia";
import { BIN_DAYS } from "../rules.ts";
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
    description: `Those of the last ${BIN_DAYS} days.`,
    answer: { description: "The last one first", body: t.Array(DeletedRecipe) },
  },
  "POST recipe-bin": {
    role: "user",
    tag: "recipe bin",
    summary: "Delete many recipes",
    description:
      "All at once, as one is deleted. A recipe that was renamed meanwhile is found by its old slug; one that is gone already is left out and named in `missing`. 404 only when none is left.",
    body: BulkDeleteInput,
    answer: { description: "Deleted", body: BulkDeleteResult },
    refusals: ["not-found", "invalid"],
  },
  "POST recipe-bin/restore": {
    role: "user",
    tag: "recipe bin",
    summary: "Restore many recipes",
    description:
      "All at once, as one is taken back. Those that are not in the bin any more are left out; 404 only when none is.",
    body: BulkRestoreInput,
    answer: { description: "Back", body: BulkRestoreResult },
    refusals: ["not-found", "invalid"],
  },
  "POST recipe-bin/{id}/restore": {
    role: "user",
    tag: "recipe bin",
    summary: "Restore a recipe",
    description:
      "With its picture and its versions, under its slug, or the next free one when that is taken.",
    params: t.Object({ id: PathId }),
    answer: { description: "Its slug", body: t.String() },
    refusals: ["not-found"],
  },
  "DELETE recipe-bin/{id}": {
    role: "admin",
    tag: "recipe bin",
    summary: "Delete a recipe permanently",
    params: t.Object({ id: PathId }),
    answer: { description: "Gone, with its picture and its versions", body: Snackbar },
    refusals: ["not-found"],
  },
});
