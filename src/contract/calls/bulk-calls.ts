import { BulkEditInput, BulkEditResult, ChangeToUndo } from "../recipe-changes.ts";
import { Snackbar } from "../sentences.ts";
import { defineCalls } from "./call.ts";

export const bulkCalls = defineCalls({
  "POST recipe-changes": {
    role: "user",
    tag: "recipes",
    summary: "Add or remove categories and tags of many recipes",
    description:
      "By name; missing ones are created. All recipes change at once, and each changed recipe keeps a version. " +
      "Renamed recipes are found by their old slugs; deleted ones are listed in `missing`. 404 only if none is left.",
    body: BulkEditInput,
    answer: { description: "Done, with the data needed to undo it", body: BulkEditResult },
    refusals: ["not-found", "invalid"],
  },
  "POST recipe-changes/undo": {
    role: "user",
    tag: "recipes",
    summary: "Undo a change of many recipes",
    description:
      "Restores each recipe's categories and tags, in order, from a version; everything else stays. " +
      "Categories and tags that the change created are deleted if nothing uses them. " +
      "Recipes deleted since then are skipped.",
    body: ChangeToUndo,
    answer: { description: "Done", body: Snackbar },
    refusals: ["invalid"],
  },
});
