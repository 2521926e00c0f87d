import { randomUUID } from "node:crypto";
import type { Language } from "../contract/languages.ts";
import { NAME_MOST, nameProblem } from "../contract/rules.ts";
import { SHOPPING_MOST } from "../contract/shopping-rules.ts";
import { DomainError, Invalid } from "../platform/errors.ts";
import { inOneLine, withoutControls } from "../platform/plain-text.ts";

/** Names the list that every group has. */
export const FIRST_LIST_NAMES: Record<Language, string> = {
  "en-US": "Shopping",
  "da-DK": "Indkøb",
  "de-DE": "Einkauf",
  "fr-FR": "Courses",
  "pl-PL": "Zakupy",
  "pt-PT": "Compras",
  "sv-SE": "Inköp",
  "zh-CN": "购物",
  "zh-TW": "購物",
};

export class ShoppingListNotFound extends DomainError {
  constructor() {
    super("not-found", "shopping-list-not-found");
  }
}

export class ShoppingItemNotFound extends DomainError {
  constructor() {
    super("not-found", "shopping-item-not-found");
  }
}

export class ShoppingRecipeNotFound extends DomainError {
  constructor() {
    super("not-found", "shopping-recipe-not-found");
  }
}

export class TooManyShoppingLists extends DomainError {
  constructor() {
    super("conflict", "too-many-shopping-lists", { limit: SHOPPING_MOST.lists });
  }
}

export class ShoppingListFull extends DomainError {
  constructor() {
    super("conflict", "shopping-list-full", { limit: SHOPPING_MOST.entries });
  }
}

export class ShoppingListExists extends DomainError {
  constructor(name: string) {
    super("conflict", "shopping-list-exists", { name });
  }
}

/** @throws Invalid */
export function checkListName(input: string): string {
  const problem = nameProblem(input);
  if (problem === "too-long")
    throw new Invalid([
      { field: "name", problem: `At most ${NAME_MOST} characters are possible here`, kind: "length" },
    ]);
  if (problem !== null) throw new Invalid([{ field: "name", problem: "Field Required", kind: "missing" }]);
  return inOneLine(withoutControls(input)).normalize("NFC");
}

/** For entries that no device made. */
export function createEntryId(): string {
  return randomUUID();
}
