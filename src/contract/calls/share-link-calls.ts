import { t } from "elysia";
import { FurtherPicture } from "../further-pictures.ts";
import { IMAGE_TYPES } from "../recipes.ts";
import { Snackbar } from "../sentences.ts";
import { SharedRecipe, ShareLink, ShareLinkInput } from "../share-links.ts";
import { defineCalls } from "./call.ts";
import { PathId, PathText } from "./path-parts.ts";

export const shareLinkCalls = defineCalls({
  "GET recipes/{slug}/share-links": {
    role: "user",
    tag: "share links",
    summary: "List a recipe's share links",
    description: "Finds a renamed recipe by its old slugs.",
    personal: true,
    params: t.Object({ slug: PathText }),
    answer: { description: "The valid links, newest first", body: t.Array(ShareLink) },
    refusals: ["not-found"],
  },
  "POST recipes/{slug}/share-links": {
    role: "user",
    tag: "share links",
    summary: "Create a share link",
    description:
      "Anyone with the link can read this recipe, also on a closed site. Without `expires`, it works until it's revoked. " +
      "It ends early if the recipe or its creator's account is deleted. Finds a renamed recipe by its old slugs.",
    personal: true,
    params: t.Object({ slug: PathText }),
    body: ShareLinkInput,
    answer: { status: 201, description: "The link", body: ShareLink },
    refusals: ["not-found", "invalid"],
  },
  "GET share-links": {
    role: "user",
    tag: "share links",
    summary: "List your share links",
    personal: true,
    answer: { description: "The valid links you created, newest first", body: t.Array(ShareLink) },
  },
  "DELETE share-links/{id}": {
    role: "user",
    tag: "share links",
    summary: "Revoke a share link",
    description: "Anyone who may edit the recipe can revoke its links. They stop working at once.",
    params: t.Object({ id: PathId }),
    answer: { description: "Revoked", body: Snackbar },
    refusals: ["not-found"],
  },
  "GET shared/{token}": {
    role: "anyone",
    tag: "share links",
    summary: "Get a shared recipe",
    description:
      "Works without signing in. An unknown, expired, or revoked link is a 404. " +
      "The header `Further-Pictures` is the number of further pictures; it's missing without any.",
    params: t.Object({ token: PathText }),
    answer: { description: "The recipe", body: SharedRecipe },
    refusals: ["not-found"],
  },
  "GET shared/{token}/image": {
    role: "anyone",
    tag: "share links",
    summary: "Get a shared recipe's picture",
    description: "In the sizes of `recipes/{slug}/image`.",
    params: t.Object({ token: PathText }),
    query: t.Object({ image_type: t.Optional(t.UnionEnum([...IMAGE_TYPES])) }),
    answer: { description: "The picture", body: { mediaType: "image/*" } },
    refusals: ["not-found", "invalid"],
  },
  "GET shared/{token}/pictures": {
    role: "anyone",
    tag: "share links",
    summary: "List a shared recipe's further pictures",
    params: t.Object({ token: PathText }),
    answer: { description: "The pictures, in order", body: t.Array(FurtherPicture) },
    refusals: ["not-found"],
  },
  "GET shared/{token}/pictures/{id}/{type}": {
    role: "anyone",
    tag: "share links",
    summary: "Get one of a shared recipe's further pictures",
    description:
      "In the sizes of `recipes/{slug}/pictures/{id}/{type}`. Pictures of other recipes are a 404.",
    params: t.Object({ token: PathText, id: PathText, type: t.UnionEnum([...IMAGE_TYPES]) }),
    answer: { description: "The picture", body: { mediaType: "image/*" } },
    refusals: ["not-found", "invalid"],
  },
});
