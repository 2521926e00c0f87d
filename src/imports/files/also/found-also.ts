/** What a file contains besides recipes. */
export type FoundAlso =
  | { kind: "meal-plans"; name: string; content: FoundMeal }
  | { kind: "shopping-lists"; name: string; content: FoundList }
  | { kind: "users"; name: string; content: FoundPerson }
  | { kind: "foods"; name: string; content: FoundFood };

export interface FoundMeal {
  /** `YYYY-MM-DD` */
  date: string;
  /** Null for a meal that is only text. */
  recipe: string | null;
  note: string;
}

export interface FoundList {
  items: { text: string; isChecked: boolean }[];
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
