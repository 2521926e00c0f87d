import type { DomainError } from "../../../platform/errors.ts";

/** What a file contains besides recipes. */
export type OtherItem =
  | ({ kind: "meal-plans"; name: string; content: FoundMeal } & Owned)
  | ({ kind: "shopping-lists"; name: string; content: FoundList } & Owned)
  | ({ kind: "pantry"; name: string; content: Record<never, never> } & Owned)
  | { kind: "users"; name: string; content: FoundPerson }
  | { kind: "foods"; name: string; content: FoundFood }
  | { kind: "cookbooks"; name: string; content: FoundCookbook };

export interface Owned {
  /** The name of the group in the other program; null unless the file has several. */
  group: string | null;
  /** Of the group among those in the file, from 0. */
  groupPosition?: number;
}

/** What a file contains, but Tagine has no place for. */
export interface LeftOutItem {
  name: string;
  problem: DomainError;
}

export interface FoundMeal {
  /** `YYYY-MM-DD` */
  date: string;
  /** The other program's word, such as `lunch`; empty for a dinner. */
  type: string;
  /** Null for a meal that is only text. */
  recipe: string | null;
  note: string;
}

export interface FoundList {
  items: { text: string; isChecked: boolean }[];
}

export interface FoundCookbook {
  /** Names. It contains the recipes of each. */
  categories: string[];
}

export interface FoundPerson {
  email: string;
  /** The name of the group in the other program. */
  group: string;
  /** A bcrypt hash; null if the person needs a new password. */
  passwordHash: string | null;
  /** Names of recipes. */
  favorites: string[];
}

export interface FoundFood {
  /** Names of the same food: singular, plural, and others. */
  names: string[];
}
