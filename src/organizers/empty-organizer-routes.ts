import { bindCalls } from "../http/bind-calls.ts";
import type { Guard } from "../http/guard.ts";
import { emptyOrganizerTable, getPluralName } from "../contract/calls/organizer-calls.ts";
import { snackbar } from "../contract/sentences.ts";
import type { OrganizerStore } from "./organizer-store.ts";

export function emptyOrganizerRoutes(guard: Guard, organizers: OrganizerStore) {
  const deleted = organizers.kind === "category" ? "categories-deleted" : "tags-deleted";
  return bindCalls(
    guard,
    emptyOrganizerTable(organizers.kind),
    { "DELETE empty-organizers": () => snackbar(deleted, "success", { count: organizers.removeEmpty() }) },
    { rename: (path) => path.replace("organizers", getPluralName(organizers.kind)) },
  );
}
