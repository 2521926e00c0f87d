import { t } from "elysia";
import { KindCount } from "./other-items.ts";

export const UndoPreview = t.Object({
  added: t.Integer({ description: "Added recipes that still exist" }),
  replaced: t.Integer({ description: "Replaced recipes that still exist" }),
  changedSince: t.Object(
    { added: t.Integer(), replaced: t.Integer() },
    { description: "Those of them that someone changed after the import" },
  ),
  changedNames: t.Array(t.String(), { description: "Names of some of those, from A to Z" }),
  also: t.Array(KindCount, { description: "Other items that are unchanged, so undoing removes them" }),
  keptAlso: t.Array(KindCount, { description: "Other items that someone changed or used" }),
});
export type UndoPreview = typeof UndoPreview.static;

export const Undone = t.Object({
  added: t.Integer({ description: "Added recipes that went to the trash" }),
  replaced: t.Integer({ description: "Recipes that got their previous version back" }),
  kept: t.Integer({ description: "Recipes that were kept, because someone changed them" }),
  also: t.Array(KindCount, { description: "Other items that were removed" }),
  keptAlso: t.Array(KindCount, { description: "Other items that someone changed or used" }),
});
export type Undone = typeof Undone.static;
