import { t } from "elysia";
import {
  ListedOrganizer,
  Organizer,
  OrganizerInput,
  OrganizerMerge,
  type OrganizerKind,
} from "../organizers.ts";
import { FullOrganizer } from "../recipes.ts";
import { Snackbar } from "../sentences.ts";
import { PathText } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

const Slug = t.Object({ slug: PathText });

/** Names and paths contain `organizers`, which stands for `categories` or `tags`. */
export function organizerTable(one: OrganizerKind) {
  const many = getPluralName(one);
  const answer = { description: `The ${one}`, body: Organizer };
  return defineCalls({
    "GET organizers": {
      role: "visitor",
      tag: many,
      summary: `List ${many}`,
      answer: { description: `The ${many}`, body: t.Array(ListedOrganizer) },
    },
    "POST organizers": {
      role: "user",
      tag: many,
      summary: `Create a ${one}`,
      description: `Saving a recipe also creates the ${many} it names. Names with the same slug are the same ${one}.`,
      body: OrganizerInput,
      answer: { description: `The ${one}, without recipes`, body: FullOrganizer },
      refusals: ["conflict", "invalid"],
    },
    "GET organizers/{slug}": {
      role: "visitor",
      tag: many,
      summary: `Get a ${one} with its recipes`,
      params: Slug,
      answer: { description: `The ${one}`, body: FullOrganizer },
      refusals: ["not-found"],
    },
    "PUT organizers/{slug}": {
      role: "admin",
      tag: many,
      summary: `Rename a ${one}`,
      description: "Its recipes keep it. The slug is made from the new name.",
      params: Slug,
      body: OrganizerInput,
      answer,
      refusals: ["not-found", "conflict", "invalid"],
      beside: { conflict: t.Object({ params: t.Object({ name: t.String() }) }) },
    },
    "POST organizers/{slug}/merge": {
      role: "admin",
      tag: many,
      summary: `Merge a ${one} into another`,
      description:
        `Moves all recipes, and the places on home and on custom pages, to the other ${one}. ` +
        "If both have a place, the better one is kept. Then deletes it.",
      params: Slug,
      body: OrganizerMerge,
      answer: { description: `The remaining ${one}`, body: Organizer },
      refusals: ["not-found", "invalid"],
    },
    "DELETE organizers/{slug}": {
      role: "admin",
      tag: many,
      summary: `Delete a ${one}`,
      description: "Its recipes stay.",
      params: Slug,
      answer: { description: "Done", body: Snackbar },
      refusals: ["not-found"],
    },
  });
}

/** Has a path of its own, because slugs follow the list's path. */
export function emptyOrganizerTable(one: OrganizerKind) {
  const many = getPluralName(one);
  return defineCalls({
    "DELETE empty-organizers": {
      role: "admin",
      tag: many,
      summary: `Delete ${many} without recipes`,
      answer: { description: "Done, with the count", body: Snackbar },
    },
  });
}

export function getPluralName(one: OrganizerKind): "categories" | "tags" {
  return one === "category" ? "categories" : "tags";
}

type Both<Table> = {
  [
    Name in keyof Table as Name extends `${infer Before}organizers${infer After}`
      ? `${Before}${"categories" | "tags"}${After}`
      : never
  ]: Table[Name];
};

export type OrganizerCalls = Both<ReturnType<typeof organizerTable>> &
  Both<ReturnType<typeof emptyOrganizerTable>>;
