import type { ListedOrganizer } from "../../src/contract/organizers.ts";

/** What an administrator is about to do with categories or tags. */
export type OrganizerTask =
  | { what: "rename" | "delete"; organizer: ListedOrganizer }
  | { what: "merge"; organizer: ListedOrganizer; into?: ListedOrganizer | undefined }
  | { what: "delete-empty"; count: number };
