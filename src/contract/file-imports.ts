import { t } from "elysia";
import { UndoPreview, Undone } from "./file-import-undo.ts";
import { OTHER_ITEM_KINDS } from "./other-items.ts";
import { FILE_IMPORT_STATES, FOUND_STATES, RESULT_STATUSES } from "./file-import-states.ts";
import { JOB_COUNTS, JOB_ROWS_PAGE } from "./job-parts.ts";
import { Recipe } from "./recipes.ts";
import { NOT_EDITABLE } from "./rules.ts";
import { RefusalDescription } from "./sentences.ts";

/** In the order in which they are tried: the first that recognizes a file reads it. */
export const FILE_FORMATS = [
  "mealie-backup",
  "mealie",
  "html-book",
  "nextcloud",
  "chowdown",
  "paprika",
  "mela",
  "crouton",
  "tandoor",
  "recipesage",
  "recipekeeper",
  "copymethat",
  "plantoeat",
  "recettetek",
  "cookmate",
  "cooklang",
  "recipemd",
  "mealmaster",
  "nowyourecooking",
  "mastercook",
  "rezkonv",
  "recipeml",
  "krecipes",
  "gourmet",
  "livingcookbook",
  "grocy",
  "kitchenowl",
  "anylist",
  "evernote",
  "keep",
  "web-page",
  "json-ld",
  "yaml",
  "table",
  "markdown",
  "text",
  "pdf",
] as const;
export type FileFormatName = (typeof FILE_FORMATS)[number];

const When = t.String({ description: "ISO 8601, UTC" });
const Format = t.UnionEnum([...FILE_FORMATS]);

export const UploadedFiles = t.Object({
  files: t.Array(
    t.Object({
      path: t.String({ minLength: 1, maxLength: 1000, description: "Name, or path in a chosen folder" }),
      bytes: t.Integer({ minimum: 0, description: "Send no parts of an empty file" }),
    }),
    { minItems: 1, maxItems: 100_000 },
  ),
});
export type UploadedFiles = typeof UploadedFiles.static;

export const ReceivedFiles = t.Array(
  t.Object({ path: t.String(), bytes: t.Integer(), received: t.Integer({ description: "Bytes" }) }),
);
export type ReceivedFiles = typeof ReceivedFiles.static;

export const FileImport = t.Object({
  id: t.String(),
  state: t.UnionEnum([...FILE_IMPORT_STATES], {
    description:
      "`receiving` waits for the rest of the files, `ready` for `start`. `stopped` can be resumed. `stopped` and `done` can be undone for 30 days.",
  }),
  createdAt: When,
  finishedAt: t.Nullable(When),
  files: t.Object(
    {
      count: t.Integer(),
      bytes: t.Integer(),
      received: t.Integer({ description: "Bytes" }),
      names: t.Array(t.String(), { description: "The first 3" }),
    },
    { description: "The uploaded files" },
  ),
  read: t.Object(
    { done: t.Integer(), total: t.Integer() },
    { description: "Files read so far, including those in archives" },
  ),
  readAt: t.Nullable(When, {
    description: "When all files were read. Reading them again, after a correction, changes the positions",
  }),
  formats: t.Array(t.Object({ format: Format, recipes: t.Integer() }), {
    description: "What was recognized, most recipes first",
  }),
  found: t.Object(
    {
      new: t.Integer(),
      changed: t.Integer({ description: "Like an existing recipe, but not the same" }),
      same: t.Integer({ description: "Already in Tagine" }),
      repeated: t.Integer({ description: "Equal to an earlier recipe of these files" }),
      unreadable: t.Integer(),
      ignored: t.Integer({ description: "Files without recipes, and what Tagine has no place for" }),
    },
    { description: "What the files contain" },
  ),
  extras: t.Object(
    {
      values: t.Integer(),
      recipes: t.Integer({ description: "How many recipes have them" }),
    },
    {
      description:
        "Values without a matching field, which recipes keep as extras: of new and changed recipes in the files, or once the import starts, of those it added or replaced",
    },
  ),
  also: t.Array(
    t.Object({
      kind: t.UnionEnum([...OTHER_ITEM_KINDS]),
      count: t.Integer({ description: "For `foods`, those with names that Tagine doesn't know" }),
      added: t.Integer({ description: "How many of them the import added so far" }),
    }),
    {
      description:
        "What the files contain besides recipes, without kinds that you may not import: `users`, `foods`, and `cookbooks` need an admin",
    },
  ),
  groups: t.Array(t.String(), {
    description:
      "Names of the other program's groups whose meals, shopping lists, and pantries are in the files, in its order; empty unless there are several",
  }),
  groupCounts: t.Array(
    t.Object({ group: t.String(), kind: t.UnionEnum([...OTHER_ITEM_KINDS]), count: t.Integer() }),
    { description: "How many items each of these groups has" },
  ),
  fetch: t.Nullable(
    t.Object({
      done: t.Integer({ description: "Recipes fetched so far" }),
      total: t.Integer({ description: "0 until it's known" }),
      problem: t.Nullable(RefusalDescription, {
        description: "Why it ended early; start another import then",
      }),
    }),
    { description: "While recipes are fetched from another program, `receiving`; else null" },
  ),
  delay: t.Nullable(RefusalDescription, {
    description: "Why it waits, for example because the disk is full",
  }),
  counts: t.Nullable(t.Object(JOB_COUNTS), {
    description: "Recipes and other items by state; null until it starts",
  }),
  results: t.Nullable(
    t.Object({
      added: t.Integer(),
      replaced: t.Integer(),
      skipped: t.Integer(),
      repeated: t.Integer({ description: "Repeated recipes that weren't chosen" }),
      failed: t.Integer(),
    }),
    { description: "How many rows ended with each result; null until it starts" },
  ),
  undo: t.Nullable(UndoPreview, {
    description: "What undoing would remove or restore; null unless it's done or stopped",
  }),
  undone: t.Nullable(Undone, { description: "What undoing did; null unless it's undone" }),
});
export type FileImport = typeof FileImport.static;

const SlugAndName = t.Object({ slug: t.String(), name: t.String() });

export const FoundRow = t.Object({
  position: t.Integer({ description: "From 0, in the order of the files" }),
  kind: t.UnionEnum(["recipe", ...OTHER_ITEM_KINDS]),
  name: t.String({ description: "Empty if it isn't known" }),
  day: t.Nullable(t.String({ description: "`YYYY-MM-DD`, of a meal" })),
  group: t.Nullable(t.String({ description: "The other program's group, if the files have several" })),
  file: t.String({ description: "Path in the uploaded files" }),
  format: t.Nullable(Format),
  state: t.UnionEnum([...FOUND_STATES]),
  existing: t.Nullable(SlugAndName, { description: "The recipe in Tagine that matches it" }),
  problem: t.Nullable(RefusalDescription, { description: "Why it can't be read, or isn't imported" }),
  pictures: t.Integer(),
  result: t.Nullable(
    t.Object({
      status: t.UnionEnum([...RESULT_STATUSES]),
      slug: t.Nullable(t.String()),
      problem: t.Nullable(RefusalDescription, {
        description: "Why it failed, or what was left out, such as a picture",
      }),
    }),
    { description: "Null until it's imported" },
  ),
});
export type FoundRow = typeof FoundRow.static;

export const FoundRowsQuery = t.Object({
  state: t.Optional(
    t.UnionEnum([...FOUND_STATES], { description: "Only rows in this state", default: undefined }),
  ),
  result: t.Optional(
    t.UnionEnum([...RESULT_STATUSES], { description: "Only rows that ended like this", default: undefined }),
  ),
  search: t.Optional(t.String({ maxLength: 200, description: "Words in the name or the file's path" })),
  ...JOB_ROWS_PAGE,
});

export const FoundRecipePreview = t.Object({
  position: t.Integer(),
  recipe: t.Composite([
    t.Omit(Recipe, [...NOT_EDITABLE, "dateAdded"]),
    t.Object({ dateAdded: t.Nullable(t.String()) }),
  ]),
  pictures: t.Integer(),
});
export type FoundRecipePreview = typeof FoundRecipePreview.static;

export const MealieAddress = t.Object({
  address: t.String({
    minLength: 1,
    maxLength: 2000,
    description: "Of Mealie 1 or later: `https://mealie.example.com`",
  }),
  token: t.String({
    minLength: 1,
    maxLength: 4000,
    description: "An API token from Mealie. Tagine forgets it once everything is fetched",
  }),
});
export type MealieAddress = typeof MealieAddress.static;
