import type { ListedOrganizer } from "../../src/contract/organizers.ts";

export type OrganizerTask =
  | { what: "rename" | "delete"; organizer: ListedOrganizer }
  | { what: "merge"; organizer: ListedOrganizer; into?: ListedOrganizer | undefined }
  | { what: "delete-empty"; count: number };
