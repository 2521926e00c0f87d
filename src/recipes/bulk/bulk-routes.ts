import type { Guard } from "../../http/guard.ts";
import { snackbar } from "../../contract/sentences.ts";
import { organizerChange } from "./organizer-change.ts";
import type { BulkStore } from "./bulk-store.ts";
import { bindCalls } from "../../http/bind-calls.ts";
import { bulkCalls } from "../../contract/calls/bulk-calls.ts";

export function bulkRoutes(guard: Guard, { bulk }: { bulk: BulkStore }) {
  return bindCalls(guard, bulkCalls, {
    "POST recipe-changes": ({ body, caller }) => {
      const organizers = organizerChange(body);
      const changed = bulk.change(body.recipes, organizers, caller.fullName);
      return { ...snackbar("recipes-changed", "success", { count: changed.versions.length }), ...changed };
    },

    "POST recipe-changes/undo": ({ body: { versions }, caller }) => {
      const count = bulk.undo(versions, caller.fullName);
      return snackbar("recipes-changed-back", "success", { count });
    },
  });
}
