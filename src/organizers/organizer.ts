import type { OrganizerKind } from "../contract/organizers.ts";
import { DomainError, Invalid } from "../platform/errors.ts";
import { isVisible } from "../contract/rules.ts";
import { inOneLine, withoutControls } from "../platform/plain-text.ts";

export class OrganizerNotFound extends DomainError {
  constructor(kind: OrganizerKind, slug: string) {
    super("not-found", kind === "category" ? "category-not-found" : "tag-not-found", { slug });
  }
}

export class OrganizerExists extends DomainError {
  constructor(kind: OrganizerKind, name: string) {
    super("conflict", kind === "category" ? "category-exists" : "tag-exists", { name });
  }
}

export class MergeIntoItself extends Invalid {
  constructor() {
    super(
      [{ field: "into", problem: "The same as what is to be merged", kind: "same" }],
      "merge-into-itself",
    );
  }
}

/** @throws Invalid */
export function organizerName(input: string): string {
  const name = inOneLine(withoutControls(input)).normalize("NFC");
  if (isVisible(name)) return name;
  throw new Invalid([{ field: "name", problem: "A Name is Required", kind: "missing" }]);
}
