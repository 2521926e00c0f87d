import { t } from "elysia";
import { Snackbar } from "../sentences.ts";
import { SharedList, ShoppingLink, ShoppingLinkInput } from "../shopping-links.ts";
import { Display } from "../shopping-lists.ts";
import { KnownVersion, ListUpdate, SentChanges, SentChangesResult } from "../shopping-sync.ts";
import { defineCalls, describeCall } from "./call.ts";
import { PathId, PathText } from "./path-parts.ts";

const ofList = describeCall({
  role: "user",
  tag: "shopping lists",
  personal: true,
  params: t.Object({ id: PathId }),
});
const shared = describeCall({
  role: "anyone",
  tag: "shopping lists",
  params: t.Object({ token: PathText }),
  refusals: ["not-found"],
});

export const shoppingLinkCalls = defineCalls({
  "GET shopping-lists/{id}/links": {
    ...ofList,
    summary: "List a shopping list's links",
    answer: { description: "The valid links, newest first", body: t.Array(ShoppingLink) },
    refusals: ["not-found"],
  },
  "POST shopping-lists/{id}/links": {
    ...ofList,
    summary: "Share a shopping list with a link",
    description:
      "Anyone with the link can read this list, also on a closed site. With `mayCheck`, they can check items, too. " +
      "It ends early if the list or its creator's account is deleted.",
    body: ShoppingLinkInput,
    answer: { status: 201, description: "The link", body: ShoppingLink },
    refusals: ["not-found", "invalid"],
  },
  "DELETE shopping-links/{id}": {
    role: "user",
    tag: "shopping lists",
    summary: "Revoke a link to a shopping list",
    description: "Everyone in the list's group can revoke its links. They stop working at once.",
    params: t.Object({ id: PathId }),
    answer: { description: "Revoked", body: Snackbar },
    refusals: ["not-found"],
  },
  "GET shared-lists/{token}": {
    ...shared,
    summary: "Get a shared shopping list",
    description:
      "Works without signing in. An unknown, expired, or revoked link is a 404. Names of people are left out.",
    query: Display,
    answer: { description: "The list", body: SharedList },
  },
  "GET shared-lists/{token}/changes": {
    ...shared,
    summary: "Get what changed in a shared shopping list",
    query: KnownVersion,
    answer: { description: "The changed entries, or all", body: ListUpdate },
  },
  "POST shared-lists/{token}/changes": {
    ...shared,
    summary: "Check items of a shared shopping list",
    description:
      "As in `POST shopping-lists/{id}/changes`, with `check` and `uncheck` only, and only if the link has `mayCheck`. " +
      "Otherwise, nothing is changed. Entries that aren't on the list anymore are skipped.",
    longBody: true,
    body: SentChanges,
    answer: { description: "What the server has now", body: SentChangesResult },
    refusals: ["not-found", "forbidden", "invalid"],
  },
  "GET shared-lists/{token}/events": {
    ...shared,
    summary: "Listen to a shared shopping list",
    description: "As in `GET shopping-lists/{id}/events`.",
    query: KnownVersion,
    answer: { description: "The stream", body: { mediaType: "text/event-stream" } },
  },
});
