import { Elysia } from "elysia";
import type { Guard } from "../http/guard.ts";
import { docs } from "../contract/call-docs.ts";
import { Snackbar, snackbar } from "../contract/sentences.ts";
import type { OrganizerStore } from "./organizer-store.ts";

/** The same call for categories and for tags. It has an address of its own: below theirs stand their slugs. */
export function emptyOrganizerRoutes(guard: Guard, organizers: OrganizerStore) {
  const [many, deleted] =
    organizers.kind === "category"
      ? (["categories", "categories-deleted"] as const)
      : (["tags", "tags-deleted"] as const);
  return new Elysia({ prefix: `/empty-${many}` })
    .use(guard)
    .delete("/", () => snackbar(deleted, "success", { count: organizers.removeEmpty() }), {
      admin: true,
      detail: docs({
        tag: many,
        summary: `Delete all ${many} without recipes`,
        answer: { description: "Done, and how many", body: Snackbar },
      }),
    });
}
