import { BulkEditInput, BulkEditResult, ChangeToUndo } from "../recipe-changes.ts";
import { Snackbar } from "../sentences.ts";
import { defineCalls } from "./call.ts";

export const bulkCalls = defineCalls({
  "POST recipe-changes": {
    role: "user",
    tag: "recipes",
    summary: "Add or remove categories and tags of many recipes",
    description:
      "By name; those that do not exist are made. It happens to all of the recipes at once, and each that changes keeps a version. " +
      "A recipe that was renamed meanwhile is found by its old slug; one that was deleted is left out and named in `missing`. 404 only when none is left.",
    body: BulkEditInput,
    answer: { description: "Done, and what it takes to undo it", body: BulkEditResult },
    refusals: ["not-found", "invalid"],
  },
  "POST recipe-changes/undo": {
    role: "user",
    tag: "recipes",
    summary: "Undo a change of many recipes",
    description:
      "Gives each recipe back the categories and tags that it had in a version, in their order; all else of it stays as it is now. " +
      "Categories and tags that the change had made go again where nothing has them. " +
      "Recipes that were deleted meanwhile are left out.",
    body: ChangeToUndo,
    answer: { description: "Done", body: Snackbar },
    refusals: ["invalid"],
  },
});
