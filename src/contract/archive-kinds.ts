export const ARCHIVE_KINDS = ["recipes", "settings", "themes", "pages", "groups", "users"] as const;
export type ArchiveKind = (typeof ARCHIVE_KINDS)[number];

export const ARCHIVE_ITEMS = {
  recipe: "recipes",
  "binned-recipe": "recipes",
  organizers: "recipes",
  settings: "settings",
  "ingredient-correction": "settings",
  "taught-food": "settings",
  theme: "themes",
  page: "pages",
  group: "groups",
  user: "users",
  "sign-up-link": "users",
  "meal-plan": "groups",
  cooked: "groups",
  pantry: "groups",
  "shopping-list": "groups",
  favorites: "users",
  emptying: null,
  file: null,
} as const satisfies Record<string, ArchiveKind | null>;
export type ArchiveItem = keyof typeof ARCHIVE_ITEMS;
