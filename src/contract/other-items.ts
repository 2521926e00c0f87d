import { t } from "elysia";

/** What a file may contain besides recipes, in the order in which it's imported. */
export const OTHER_ITEM_KINDS = [
  "foods",
  "pantry",
  "users",
  "cookbooks",
  "meal-plans",
  "shopping-lists",
] as const;
export type OtherItemKind = (typeof OTHER_ITEM_KINDS)[number];

export const KindCount = t.Object({ kind: t.UnionEnum([...OTHER_ITEM_KINDS]), count: t.Integer() });
export type KindCount = typeof KindCount.static;
