import type { OrganizerKind } from "../contract/organizers.ts";
import { DomainError } from "../platform/errors.ts";

export class OrganizerNotFound extends DomainError {
  constructor(kind: OrganizerKind, slug: string) {
    super("not-found", kind === "category" ? "category-not-found" : "tag-not-found", { slug });
  }
}
