import { t } from "elysia";
import { RecipeInput, Recipe } from "../recipes.ts";
import { UrlInput, ReadInput, ReadAnswer, ImportInput } from "../reading.ts";
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
    description: "Only the name is required. Missing categories and tags are created.",
    body: RecipeInput,
    answer: { status: 201, description: "The slug, made from the name", body: Slug },
    refusals: ["invalid"],
  },
  "POST recipes/create-url": {
    role: "user",
    tag: "recipes",
    summary: "Import a recipe from a link",
    description:
      "Reads web pages and PDFs with text. If a page has several recipes, imports the most complete one. " +
      "A page imported before is imported again, with a new slug.",
    body: UrlInput,
    answer: { status: 201, description: "The slug of the new recipe", body: Slug },
    refusals: ["invalid", "upstream"],
  },
  "POST recipes/read-url": {
    role: "user",
    tag: "recipes",
    summary: "Preview recipes from a link or text",
    description:
      "Send one of three: the `url` of a web page or PDF, which is fetched; a page's `html`, with its `url` if known; " +
      "or a `text`. With `previews`, the first six recipes include small pictures. Existing recipes are pointed out. " +
      "`suggested` says which categories and tags to keep, by the site setting `importedOrganizers`.",
    body: ReadInput,
    answer: { description: "The recipes found, and existing ones like them", body: ReadAnswer },
    refusals: ["invalid", "upstream"],
  },
  "POST recipes/import": {
    role: "user",
    tag: "recipes",
    summary: "Create a recipe from a preview",
    description:
      "Takes a recipe from `recipes/read-url`, edited or not. A URL in `image` is fetched; the recipe is stored even if that fails.",
    body: t.Object({ recipe: ImportInput }),
    answer: { status: 201, description: "The slug, made from the name", body: Slug },
    refusals: ["invalid"],
  },
  "GET recipes/{slug}": {
    role: "visitor",
    tag: "recipes",
    summary: "Get a recipe",
    description: "For a former slug of a renamed recipe: 404 with `movedTo`.",
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
      "Send the whole recipe: omitted fields get their defaults, except the date added and fields unknown to older clients. " +
      "With `If-Match` and the `ETag` from reading the recipe, changes by others aren't overwritten: 412 with the current `recipe` and its `etag`. " +
      "The previous state is kept as a version.",
    params: t.Object({ slug: PathText }),
    body: RecipeInput,
    answer: { description: "The slug, which changes with the name", body: Slug },
    refusals: ["not-found", "invalid", "stale"],
    beside: { "not-found": MovedTo, stale: RecipeNow },
  },
  "DELETE recipes/{slug}": {
    role: "user",
    tag: "recipes",
    summary: "Delete a recipe",
    description: "Frees its slug. For thirty days, it can be restored from the trash by the returned `id`.",
    params: t.Object({ slug: PathText }),
    answer: { description: "Deleted", body: t.Composite([Snackbar, t.Object({ id: t.Integer() })]) },
    refusals: ["not-found"],
  },
  "DELETE recipes/{slug}/doubts": {
    role: "user",
    tag: "recipes",
    summary: "Mark a recipe as checked",
    description: "Clears its `doubts`. Changing a part clears those about it, too. Keeps the recipe's ETag.",
    params: t.Object({ slug: PathText }),
    answer: { description: "Done, also if there were none", body: Snackbar },
    refusals: ["not-found"],
  },
});
