import type { BulkEditInput } from "../../contract/recipe-changes.ts";
import { isVisible, RECIPE_MOST } from "../../contract/rules.ts";
import { DomainError } from "../../platform/errors.ts";
import { inOneLine, withoutControls } from "../../platform/plain-text.ts";

export interface NameChange {
  add: string[];
  remove: string[];
}

export interface OrganizerChange {
  categories: NameChange;
  tags: NameChange;
}

class NothingToChange extends DomainError {
  constructor() {
    super("invalid", "nothing-to-change");
  }
}
export class TooManyOrganizers extends DomainError {
  constructor(name: string) {
    super("invalid", "too-many-organizers", { name, most: RECIPE_MOST.organizers });
  }
}

/** @throws NothingToChange */
export function organizerChange(input: BulkEditInput): OrganizerChange {
  const change = {
    categories: { add: cleanNames(input.addCategories), remove: cleanNames(input.removeCategories) },
    tags: { add: cleanNames(input.addTags), remove: cleanNames(input.removeTags) },
  };
  if (Object.values(change).every(({ add, remove }) => add.length + remove.length === 0))
    throw new NothingToChange();
  return change;
}

function cleanNames(names: string[] = []): string[] {
  return names.map((name) => inOneLine(withoutControls(name))).filter(isVisible);
}
