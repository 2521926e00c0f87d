import { t } from "elysia";
import { RecipeInput, Recipe } from "../recipes.ts";
import { RecipeUrlInput, ReadInput, ReadAnswer, ImportInput } from "../reading.ts";
import { Snackbar } from "../sentences.ts";
import { PathText } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

const Slug = t.String({ description: "The slug of the recipe" });

const MovedTo = t.Object({ movedTo: t.String() });
const RecipeNow = t.Object({ recipe: Recipe, etag: t.String() });

export const recipeCalls = defineCalls({
  "POST recipes/create": {
    role: "user",
    tag: "recipes",
    summary: "Create a recipe",
    description: "Only the name is needed. Categories and tags that do not exist are made.",
    body: RecipeInput,
    answer: { status: 201, description: "Its slug, made from the name", body: Slug },
    refusals: ["invalid"],
  },
  "POST recipes/create-url": {
    role: "user",
    tag: "recipes",
    summary: "Import a recipe from a link",
    description:
      "Of several recipes on the page the fullest. Imports again what is here already, under a slug of its own.",
    body: RecipeUrlInput,
    answer: { status: 201, description: "The slug of the new recipe", body: Slug },
    refusals: ["invalid", "upstream"],
  },
  "POST recipes/read-url": {
    role: "user",
    tag: "recipes",
    summary: "Preview recipes from a link or text",
    description:
      "Send one of three: the `url` of a page, which is fetched; the `html` of a page, with its `url` where that is known; " +
      "or a `text`. With `previews` the first six recipes bring their pictures in small. What is here already is pointed out.",
    body: ReadInput,
    answer: { description: "What would be imported, and what is here already", body: ReadAnswer },
    refusals: ["invalid", "upstream"],
  },
  "POST recipes/import": {
    role: "user",
    tag: "recipes",
    summary: "Create a recipe from a preview",
    description:
      "As `recipes/read-url` gave it, or corrected. A web address in `image` is fetched; the recipe is stored whether there is a picture or not.",
    body: t.Object({ recipe: ImportInput }),
    answer: { status: 201, description: "Its slug, made from the name", body: Slug },
    refusals: ["invalid"],
  },
  "GET recipes/{slug}": {
    role: "visitor",
    tag: "recipes",
    summary: "Get a recipe",
    description: "Under a slug that it had before it was renamed: 404, with `movedTo` beside the sentence.",
    params: t.Object({ slug: PathText }),
    answer: { description: "The recipe", body: Recipe },
    refusals: ["not-found"],
    beside: { "not-found": MovedTo },
  },
  "PUT recipes/{slug}": {
    role: "user",
    tag: "recipes",
    summary: "Replace a recipe",
    description:
      "The whole recipe; what is left out gets its default, but for the day it was added and what older clients of this API do not know. " +
      "With `If-Match` and the `ETag` that the recipe had when it was read, a change by somebody else is not overwritten: 412, with `recipe` as it is now and its `etag` beside the sentence. " +
      "The state before is kept as a version.",
    params: t.Object({ slug: PathText }),
    body: RecipeInput,
    answer: { description: "Its slug, another one when its name is another", body: Slug },
    refusals: ["not-found", "invalid", "stale"],
    beside: { "not-found": MovedTo, stale: RecipeNow },
  },
  "DELETE recipes/{slug}": {
    role: "user",
    tag: "recipes",
    summary: "Delete a recipe",
    description:
      "It is nowhere any more, and its slug is free. For thirty days it can be taken back from the bin, by the `id` beside the sentence.",
    params: t.Object({ slug: PathText }),
    answer: { description: "Deleted", body: t.Composite([Snackbar, t.Object({ id: t.Integer() })]) },
    refusals: ["not-found"],
  },
});
