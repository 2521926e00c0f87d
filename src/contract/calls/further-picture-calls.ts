import { t } from "elysia";
import { FurtherPicture } from "../further-pictures.ts";
import { IMAGE_TYPES } from "../recipes.ts";
import { FORMER_PICTURE_HOURS, FURTHER_PICTURES_MOST } from "../rules.ts";
import { Snackbar } from "../sentences.ts";
import { PathText } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

const OfRecipe = t.Object({ slug: PathText });
const OfPicture = t.Object({ slug: PathText, id: PathText });
const Step = t.Integer({ minimum: 0, description: "Position in `recipeInstructions`, from 0" });

export const furtherPictureCalls = defineCalls({
  "GET recipes/{slug}/pictures": {
    role: "visitor",
    tag: "recipe images",
    summary: "List a recipe's further pictures",
    description:
      "In order, without the recipe's own picture (`recipes/{slug}/image`). " +
      "`recipes/{slug}` says in the header `Further-Pictures` how many there are, if there are any.",
    params: OfRecipe,
    answer: { description: "The pictures", body: t.Array(FurtherPicture) },
    refusals: ["not-found"],
    beside: { "not-found": t.Object({ movedTo: t.String() }) },
  },
  "GET recipes/{slug}/pictures/{id}/{type}": {
    role: "picture",
    tag: "recipe images",
    summary: "Get one of a recipe's further pictures",
    description:
      "`original` as uploaded, without metadata about place and time; `small` at most 720 pixels wide; `tiny` 300×300. " +
      "The last two are WebP, or JPEG for clients that don't accept WebP. The answer may be cached forever. " +
      "If visitors must sign in, a `pass` in the query replaces the token.",
    params: t.Object({ slug: PathText, id: PathText, type: t.UnionEnum([...IMAGE_TYPES]) }),
    answer: { description: "The picture", body: { mediaType: "image/*" } },
    refusals: ["not-found", "invalid"],
  },
  "POST recipes/{slug}/pictures": {
    role: "user",
    tag: "recipe images",
    summary: "Add a further picture to a recipe",
    description:
      `At most ${FURTHER_PICTURES_MOST} per recipe, each with at most 25 MB and 100 megapixels. ` +
      "Doesn't change the recipe's ETag.",
    params: OfRecipe,
    query: t.Object({ step: t.Optional(Step) }),
    upload: t.Object({
      image: t.String({ format: "binary", description: "JPEG, PNG, WebP, GIF, BMP, or AVIF" }),
    }),
    answer: { status: 201, description: "The new picture", body: FurtherPicture },
    refusals: ["not-found", "conflict", "unsupported", "invalid"],
  },
  "PUT recipes/{slug}/pictures": {
    role: "user",
    tag: "recipe images",
    summary: "Put a recipe's further pictures in order",
    description: "Pictures that aren't named follow in their present order. Unknown ones are ignored.",
    params: OfRecipe,
    body: t.Object({ ids: t.Array(t.String(), { maxItems: 2 * FURTHER_PICTURES_MOST }) }),
    answer: { description: "All further pictures in their new order", body: t.Array(FurtherPicture) },
    refusals: ["not-found", "invalid"],
  },
  "PUT recipes/{slug}/pictures/{id}": {
    role: "user",
    tag: "recipe images",
    summary: "Choose the step that a further picture shows",
    description:
      "It stays with that step when other steps are added, removed, or moved. " +
      "When the step itself is removed, the picture belongs to the whole recipe.",
    params: OfPicture,
    body: t.Object({ step: t.Nullable(Step) }),
    answer: { description: "The picture", body: FurtherPicture },
    refusals: ["not-found", "invalid"],
  },
  "DELETE recipes/{slug}/pictures/{id}": {
    role: "user",
    tag: "recipe images",
    summary: "Remove one of a recipe's further pictures",
    description: `It can be restored for ${FORMER_PICTURE_HOURS} hours.`,
    params: OfPicture,
    answer: { description: "Done", body: Snackbar },
    refusals: ["not-found"],
  },
  "POST recipes/{slug}/pictures/{id}/restore": {
    role: "user",
    tag: "recipe images",
    summary: "Restore a removed picture",
    description: "At its former place, with its step if the recipe still has it.",
    params: OfPicture,
    answer: { description: "The picture", body: FurtherPicture },
    refusals: ["not-found", "conflict"],
    beside: { "not-found": t.Object({ movedTo: t.String() }) },
  },
});
