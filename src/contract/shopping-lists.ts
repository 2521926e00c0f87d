import { t } from "elysia";
import { SERVINGS_RANGE, UNIT_SYSTEMS } from "./rules.ts";
import { SHOPPING_MOST } from "./shopping-rules.ts";
import { Adjustment, AisleKey, EntryId, EntrySource, Note, Picture } from "./shopping-sync.ts";

/** How amounts are added up. */
export const Display = t.Object({
  language: t.Optional(
    t.String({ maxLength: SHOPPING_MOST.language, description: "Your browser's if missing" }),
  ),
  units: t.Optional(t.UnionEnum([...UNIT_SYSTEMS], { description: "As written if missing" })),
});

export const ListHead = t.Object({
  id: t.Integer(),
  name: t.String(),
  isDefault: t.Boolean(),
  sendsWebhooks: t.Boolean(),
});
export type ListHead = typeof ListHead.static;

export const CountedList = t.Composite([
  ListHead,
  t.Object({
    open: t.Integer({ description: "Items still to buy, without staples to check at home" }),
    checked: t.Integer({ description: "Items, like `open`" }),
  }),
]);
export type CountedList = typeof CountedList.static;

export const ShoppingItem = t.Object({
  id: t.String({ description: "The ID of its first entry" }),
  text: t.String({ description: "`500 g flour`" }),
  food: t.String(),
  foodId: t.Nullable(t.String({ description: "As in `GET foods`; null for an unknown food" })),
  amount: t.String({ description: "`500 g`, `2 + 200 g` if they can't be added, or empty" }),
  isOpen: t.Boolean({ description: "True if some of its sources have no amount: `salt to taste`" }),
  remark: t.String({ description: "What people typed besides amount and food: `lactose free`" }),
  aisle: t.String(),
  isChecked: t.Boolean(),
  checkedBy: t.Array(t.String(), { description: "Names; empty for someone with a link" }),
  isAtHome: t.Boolean({ description: "True for a staple to check at home" }),
  note: t.String(),
  picture: Picture,
  sources: t.Array(
    t.Object({
      id: EntryId,
      text: t.String({ description: "As it was added" }),
      recipe: t.Nullable(EntrySource),
      addedBy: t.String(),
    }),
  ),
});
export type ShoppingItem = typeof ShoppingItem.static;

export const ShoppingList = t.Composite([
  ListHead,
  t.Object({
    version: t.Integer({ description: "Increases with every change" }),
    aisles: t.Array(t.String(), { description: "The shop's order; empty for the usual one" }),
    items: t.Array(ShoppingItem, {
      description:
        "Added up: to buy and to check at home in the shop's order, then checked ones, the last one first",
    }),
  }),
]);
export type ShoppingList = typeof ShoppingList.static;

export const ShoppingListInput = t.Object({
  name: t.String(),
  isDefault: t.Optional(t.Boolean()),
  sendsWebhooks: t.Optional(t.Boolean()),
});
export type ShoppingListInput = typeof ShoppingListInput.static;

export const ItemsInput = t.Object({
  text: t.String({
    maxLength: SHOPPING_MOST.typedCharacters,
    description: "One item or several: `milk, 6 eggs, 2 l juice`",
  }),
});

export const ItemInput = t.Object({
  isChecked: t.Optional(t.Boolean()),
  note: t.Optional(Note),
  amount: t.Optional(t.String({ maxLength: 100, description: "Replaces the amount: `600 g`" })),
  aisle: t.Optional(AisleKey),
});
export type ItemInput = typeof ItemInput.static;

export const RecipeToBuy = t.Object({
  slug: t.String(),
  servings: t.Optional(
    t.Number({
      minimum: SERVINGS_RANGE.least,
      maximum: SERVINGS_RANGE.most,
      description: "The recipe's own if missing",
    }),
  ),
  lines: t.Optional(
    t.Array(t.Integer({ minimum: 0 }), {
      maxItems: 1000,
      description: "Positions of ingredients; all if missing. Staples are marked to check at home",
    }),
  ),
});

const TripItem = t.Composite([
  t.Pick(ShoppingItem, ["text", "food", "foodId", "amount", "isOpen", "remark", "note"]),
  t.Object({
    entries: t.Array(t.Integer({ minimum: 0 }), { description: "Positions in the trip's `entries`" }),
  }),
]);
export type TripItem = typeof TripItem.static;

export const Trip = t.Object({
  id: t.String(),
  endedAt: t.String({ description: "ISO 8601, UTC" }),
  endedBy: t.String(),
  items: t.Array(TripItem, {
    description: "What was bought, added up as on the list, in the order in which it was checked",
  }),
  entries: t.Array(
    t.Object({
      text: t.String(),
      language: t.String(),
      region: t.String(),
      source: t.Nullable(EntrySource),
      atHome: t.Boolean({ description: "True for a staple, which was probably at home" }),
      note: t.String(),
      adjustments: t.Array(Adjustment, { description: "Amounts that someone added or took away by hand" }),
    }),
    { description: "In the order in which they were checked" },
  ),
});
export type Trip = typeof Trip.static;

const UsualThing = t.Object({
  text: t.String({ description: "The food's name" }),
  times: t.Integer({ description: "Number of trips with it in the last year" }),
});

export const ListHabits = t.Object({
  usual: t.Array(UsualThing, { description: "What's bought most often, and lately, first" }),
  trips: t.Integer({ description: "Number of trips that the suggestion is based on" }),
  suggestedAisles: t.Nullable(
    t.Array(t.String(), { description: "The order of the last trips; null if it's unclear or already used" }),
  ),
});
export type ListHabits = typeof ListHabits.static;
