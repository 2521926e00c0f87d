import { t } from "elysia";
import { RecipeSummary, Recipe, SUMMARY_ORDERS } from "../recipes.ts";
import { wholeNumber } from "../whole-number.ts";
import type { OrganizerKind } from "../organizers.ts";
import { LISTED_RECIPES } from "../home-rules.ts";
import { defineCalls, describeCall } from "./call.ts";

const Count = (description: string) =>
  t.Optional(t.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description }));

export const Page = t.Object({
  order: t.Optional(
    t.UnionEnum([...SUMMARY_ORDERS], {
      description: "In stored order, newest first, or from A to Z",
    }),
  ),
  category: t.Optional(t.String({ description: "Only recipes in the category with this slug" })),
  tag: t.Optional(
    t.String({ description: "Only recipes with this tag's slug; ignored if a category is set" }),
  ),
  start: Count("How many to pass over"),
  skip: Count("The same as start"),
  limit: Count("How many at most; all when missing"),
  end: Count("The same as limit"),
});

const Fields = (description: string) => t.Optional(t.Array(t.String(), { description }));

const MOST = {
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: `Maximum number of rows; ${LISTED_RECIPES} if missing`,
};

const Rows = t.Array(t.Record(t.String(), t.Unknown()));

const ofOrganizers = (kind: OrganizerKind) =>
  describeCall({
    tag: "recipes",
    summary: kind === "category" ? "List the recipes of categories" : "List the recipes of tags",
    description:
      "Full recipes in any of these, each once, by name. Takes names or slugs; unknown ones are ignored.",
    answer: { description: "The recipes", body: t.Array(Recipe) },
    refusals: ["invalid"],
  });

export const listCalls = defineCalls({
  "GET recipes/summary": {
    role: "visitor",
    tag: "recipes",
    summary: "List recipe summaries",
    description:
      "Everything that home, lists, and search need. Returns all rows unless you ask for a page; the `Total-Count` header has the total.",
    query: Page,
    answer: { description: "The rows, in the requested order", body: t.Array(RecipeSummary) },
    refusals: ["invalid"],
  },
  "GET recipes": {
    role: "visitor",
    tag: "recipes",
    summary: "List recipes with selected fields",
    description: "Each row has the id and the requested fields.",
    query: t.Object({
      keys: Fields("The fields of a row, each named once: `keys=name&keys=slug`"),
      num: t.Optional(t.Integer(MOST)),
    }),
    answer: { description: "The rows, in stored order", body: Rows },
    refusals: ["invalid"],
  },
  "POST recipes": {
    role: "visitor",
    tag: "recipes",
    summary: "List recipes with selected fields, sent in the body",
    body: t.Object({ properties: Fields("The fields of a row"), limit: t.Optional(wholeNumber(MOST)) }),
    answer: { description: "The rows, in stored order", body: Rows },
    refusals: ["invalid"],
  },
  "POST recipes/category": {
    role: "visitor",
    body: t.Array(t.String()),
    ...ofOrganizers("category"),
  },
  "POST recipes/tag": {
    role: "visitor",
    body: t.Array(t.String()),
    ...ofOrganizers("tag"),
  },
});
