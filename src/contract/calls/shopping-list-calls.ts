import { t } from "elysia";
import { Snackbar } from "../sentences.ts";
import {
  CountedList,
  Display,
  ItemInput,
  ItemsInput,
  ListHabits,
  RecipeToBuy,
  ShoppingItem,
  ShoppingList,
  ShoppingListInput,
  Trip,
} from "../shopping-lists.ts";
import { KnownVersion, ListUpdate, SentChanges, SentChangesResult } from "../shopping-sync.ts";
import { defineCalls, describeCall } from "./call.ts";
import { PathId, PathText } from "./path-parts.ts";

const forLists = describeCall({ role: "user", tag: "shopping lists" });
const one = describeCall({
  ...forLists,
  params: t.Object({ id: PathId }),
  refusals: ["not-found"],
});
const oneItem = describeCall({
  ...forLists,
  params: t.Object({ id: PathId, item: PathText }),
  refusals: ["not-found", "invalid"],
});

export const shoppingListCalls = defineCalls({
  "GET shopping-lists": {
    ...forLists,
    summary: "List your group's shopping lists",
    description: "There's always at least one.",
    answer: { description: "The default list first", body: t.Array(CountedList) },
  },
  "POST shopping-lists": {
    ...forLists,
    summary: "Create a shopping list",
    body: ShoppingListInput,
    answer: { status: 201, description: "The list", body: ShoppingList },
    refusals: ["invalid", "conflict"],
  },
  "GET shopping-lists/{id}": {
    ...one,
    summary: "Get a shopping list, added up",
    description:
      "Amounts of the same food are added up. Volume is added to weight only if the food's density is known.",
    query: Display,
    answer: { description: "The list", body: ShoppingList },
  },
  "PUT shopping-lists/{id}": {
    ...one,
    summary: "Rename a shopping list or make it the default",
    description:
      "With `sendsWebhooks`, your group's webhook URLs get each change within a few seconds. Off by default.",
    body: ShoppingListInput,
    answer: { description: "The list", body: ShoppingList },
    refusals: ["not-found", "invalid"],
  },
  "DELETE shopping-lists/{id}": {
    ...one,
    summary: "Delete a shopping list with its history",
    answer: { description: "Deleted", body: Snackbar },
  },
  "POST shopping-lists/{id}/items": {
    ...one,
    summary: "Add items by name",
    description: "Commas and lines separate items. Adds to an item of the same food.",
    query: Display,
    body: ItemsInput,
    answer: { status: 201, description: "The items with what was added", body: t.Array(ShoppingItem) },
    refusals: ["not-found", "invalid", "conflict"],
  },
  "PUT shopping-lists/{id}/items/{item}": {
    ...oneItem,
    summary: "Change an item",
    description: "Changes all entries that are added up in it. Missing fields stay as they are.",
    query: Display,
    body: ItemInput,
    answer: { description: "The item", body: ShoppingItem },
  },
  "DELETE shopping-lists/{id}/items/{item}": {
    ...oneItem,
    summary: "Delete an item",
    description: "Deletes all entries that are added up in it.",
    answer: { description: "Deleted", body: Snackbar },
    refusals: ["not-found"],
  },
  "POST shopping-lists/{id}/recipes": {
    ...one,
    summary: "Add a recipe's ingredients",
    query: Display,
    body: RecipeToBuy,
    answer: { status: 201, description: "The items with what was added", body: t.Array(ShoppingItem) },
    refusals: ["not-found", "invalid", "conflict"],
  },
  "DELETE shopping-lists/{id}/recipes/{slug}": {
    ...forLists,
    summary: "Remove a recipe's share from a shopping list",
    params: t.Object({ id: PathId, slug: PathText }),
    answer: { description: "Removed", body: Snackbar },
    refusals: ["not-found"],
  },
  "GET shopping-lists/{id}/changes": {
    ...one,
    summary: "Get what changed since a version",
    description: "For devices that store the list. `docs/sync.md` explains the rules.",
    query: KnownVersion,
    answer: { description: "The changed entries, or all", body: ListUpdate },
  },
  "POST shopping-lists/{id}/changes": {
    ...one,
    summary: "Send changes of a device",
    description:
      "Applies each change once, in the device's order. Changes that were received before are skipped, and so are those after a gap.",
    body: SentChanges,
    answer: { description: "What the server has now", body: SentChangesResult },
    refusals: ["not-found", "invalid"],
  },
  "GET shopping-lists/{id}/events": {
    ...one,
    summary: "Listen to a shopping list",
    description:
      "A stream of server-sent events, each with an update as in `GET shopping-lists/{id}/changes`. With `since`, it starts with what changed since then. A comment every 20 seconds keeps the connection open. It ends after 15 minutes at most, so connect again.",
    query: KnownVersion,
    answer: { description: "The stream", body: { mediaType: "text/event-stream" } },
  },
  "GET shopping-lists/{id}/history": {
    ...one,
    summary: "List finished shopping trips",
    query: Display,
    answer: { description: "The newest 50 trips", body: t.Array(Trip) },
  },
  "GET shopping-lists/{id}/habits": {
    ...one,
    summary: "Get usual things and the usual order of aisles",
    query: Display,
    answer: { description: "What earlier trips suggest", body: ListHabits },
  },
});
