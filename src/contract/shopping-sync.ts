import { t } from "elysia";
import { SHOPPING_ID, SHOPPING_MOST, SHOPPING_PICTURE, SHOPPING_TEXT } from "./shopping-rules.ts";

// What devices and the server exchange to keep lists in sync. docs/sync.md explains it.

export const EntryId = t.String({
  pattern: SHOPPING_ID,
  example: "3141592-653589",
  description: "Made by the device that adds the entry",
});

const Line = t.String({
  maxLength: SHOPPING_MOST.characters,
  pattern: SHOPPING_TEXT,
  description: "Not blank",
});
export const Note = t.String({ maxLength: SHOPPING_MOST.characters });

export const EntrySource = t.Object({
  slug: t.String({ maxLength: SHOPPING_MOST.characters }),
  name: t.String({ maxLength: SHOPPING_MOST.characters, description: "The recipe's name when it was added" }),
  servings: t.String({
    maxLength: SHOPPING_MOST.servings,
    description: "`6 servings`, or empty for the recipe's own yield",
  }),
  day: t.Nullable(t.String({ maxLength: 10, description: "`YYYY-MM-DD` of the planned meal" })),
});
export type EntrySource = typeof EntrySource.static;

export const Picture = t.Nullable(
  t.String({
    maxLength: SHOPPING_MOST.pictureCharacters,
    pattern: SHOPPING_PICTURE,
    description: "A small picture as a data URL",
  }),
);

/** In grams, milliliters, or units of `kind`. */
export const Adjustment = t.Object({
  measure: t.Union([t.Literal("weight"), t.Literal("volume"), t.Literal("count")]),
  kind: t.Nullable(
    t.String({ maxLength: SHOPPING_MOST.kind, description: "The unit of a count: `can`; null for pieces" }),
  ),
  value: t.Number({ minimum: -SHOPPING_MOST.amount, maximum: SHOPPING_MOST.amount }),
});
export type Adjustment = typeof Adjustment.static;

export const NewEntry = t.Object({
  id: EntryId,
  text: Line,
  language: t.String({ maxLength: SHOPPING_MOST.language, description: "Language of the text" }),
  region: t.String({
    maxLength: SHOPPING_MOST.region,
    description: "Country whose cups and spoons the text means: `us`; or empty",
  }),
  source: t.Nullable(EntrySource),
  atHome: t.Boolean({ description: "True for a staple, which is probably at home" }),
  note: Note,
});
export type NewEntry = typeof NewEntry.static;

export const Entry = t.Composite([
  NewEntry,
  t.Object({
    addedBy: t.String({ description: "Name of the person" }),
    checked: t.Nullable(
      t.Object({
        by: t.String({ description: "Name of the person; empty for someone with a link" }),
        version: t.Integer({ description: "Tells the order in which entries were checked" }),
      }),
    ),
    picture: Picture,
    adjustments: t.Array(Adjustment, { description: "Amounts that someone added or took away by hand" }),
    gone: t.Nullable(t.String({ description: "`deleted`, or the ID of the trip that it was bought on" })),
    version: t.Integer({ description: "The list's version after the entry's last change" }),
    edits: t.Record(t.String(), t.Integer(), {
      description:
        "The version after the last edit of each device. A device that hasn't seen an edit can't delete the entry",
    }),
  }),
]);
export type Entry = typeof Entry.static;

const Ids = t.Array(EntryId, { minItems: 1, maxItems: SHOPPING_MOST.entries });
export const AisleKey = t.String({ maxLength: SHOPPING_MOST.characters });

const Add = t.Object({ type: t.Literal("add"), entry: NewEntry });
const Check = t.Object({ type: t.Literal("check"), ids: Ids });
const Uncheck = t.Object({ type: t.Literal("uncheck"), ids: Ids });
const EditText = t.Object({
  type: t.Literal("edit-text"),
  id: EntryId,
  text: Line,
  language: t.String({ maxLength: SHOPPING_MOST.language }),
});
const EditNote = t.Object({ type: t.Literal("edit-note"), id: EntryId, note: Note });
const SetPicture = t.Object({
  type: t.Literal("set-picture"),
  id: EntryId,
  picture: Picture,
});
const Adjust = t.Object({
  type: t.Literal("adjust"),
  id: EntryId,
  adjustments: t.Array(Adjustment, { maxItems: SHOPPING_MOST.adjustments }),
});
const SetAtHome = t.Object({ type: t.Literal("set-at-home"), ids: Ids, atHome: t.Boolean() });
const Remove = t.Object({ type: t.Literal("remove"), ids: Ids });
const Clear = t.Object({ type: t.Literal("clear"), ids: Ids, trip: EntryId });
const Restore = t.Object({ type: t.Literal("restore"), ids: Ids });
const ArrangeAisles = t.Object({
  type: t.Literal("arrange-aisles"),
  aisles: t.Array(AisleKey, { maxItems: SHOPPING_MOST.aisles }),
});
const PlaceFood = t.Object({
  type: t.Literal("place-food"),
  food: t.String({
    maxLength: SHOPPING_MOST.food,
    description: "A food's ID, or `?` and its name",
  }),
  aisle: AisleKey,
});

export const Change = t.Union([
  Add,
  Check,
  Uncheck,
  EditText,
  EditNote,
  SetPicture,
  Adjust,
  SetAtHome,
  Remove,
  Clear,
  Restore,
  ArrangeAisles,
  PlaceFood,
]);
export type Change = typeof Change.static;

export const NumberedChange = t.Object({
  number: t.Integer({ minimum: 1, description: "Counts the changes of this device to this list, from 1" }),
  seen: t.Integer({
    minimum: 0,
    description: "The list's version that the device showed when the change was made",
  }),
  change: Change,
});
export type NumberedChange = typeof NumberedChange.static;

const Device = t.String({ pattern: SHOPPING_ID, example: "3141592-653589", description: "A random ID" });
const Epoch = t.String({ maxLength: 40, description: "Changes when a list is restored from a backup" });

export const SentChanges = t.Object({
  device: Device,
  epoch: Epoch,
  since: t.Integer({ minimum: 0, description: "The version that the device has; 0 for none" }),
  changes: t.Array(NumberedChange, {
    maxItems: SHOPPING_MOST.changes,
    description: "In order, without gaps",
  }),
});
export type SentChanges = typeof SentChanges.static;

/** What a device has of a list. */
export const KnownVersion = t.Object({
  since: t.Optional(t.Integer({ minimum: 0, description: "The version that the device has" })),
  epoch: t.Optional(Epoch),
});

/** What devices store of a list, apart from its entries. */
export const ListState = t.Object({
  name: t.String(),
  aisles: t.Array(t.String(), { description: "The shop's order; empty for the usual one" }),
  places: t.Record(t.String(), t.String(), { description: "Aisles of foods that someone moved, by food" }),
});

export type ListState = typeof ListState.static;

export const ListUpdate = t.Object({
  epoch: Epoch,
  from: t.Integer({ description: "The version that this brings up to date" }),
  version: t.Integer(),
  isComplete: t.Boolean({ description: "True if it has all entries, not only those changed since `from`" }),
  list: ListState,
  entries: t.Array(Entry, { description: "Also entries that were removed lately, marked as gone" }),
});
export type ListUpdate = typeof ListUpdate.static;

export const SentChangesResult = t.Object({
  received: t.Integer({
    description:
      "The number of the device's last change that the server has. If it's lower than before, the device sends all changes again with a new ID",
  }),
  restored: t.Array(EntryId, {
    description: "Entries that someone had deleted, and that an edit brought back",
  }),
  kept: t.Array(EntryId, { description: "Entries that weren't deleted, since someone had just edited them" }),
  missing: t.Array(EntryId, {
    description: "Edited entries that were deleted so long ago that the device must add them again",
  }),
  refused: t.Array(EntryId, { description: "Entries that weren't added, since the list is full" }),
  update: ListUpdate,
});
export type SentChangesResult = typeof SentChangesResult.static;
