import { shareLinkCalls } from "../contract/calls/share-link-calls.ts";
import { snackbar } from "../contract/sentences.ts";
import type { Recipe } from "../contract/recipes.ts";
import type { ShareLink } from "../contract/share-links.ts";
import { bindCalls } from "../http/bind-calls.ts";
import type { Guard } from "../http/guard.ts";
import { addPrivateHeaders, PRIVATE_HEADERS } from "../http/private-pages.ts";
import type { CorrectionStore } from "../ingredients/corrections/correction-store.ts";
import type { TaughtFoodStore } from "../ingredients/corrections/taught-food-store.ts";
import { localDay } from "../platform/clock.ts";
import { jsonResponse } from "../platform/json-response.ts";
import { toFurtherPicture, type FurtherPictureStore } from "../recipes/pictures/further-picture-store.ts";
import {
  furtherPictureAnswers,
  pictureAnswers,
  type PictureParts,
} from "../recipes/pictures/picture-responses.ts";
import { checkLastDay, ShareLinkNotFound, toSharedRecipe } from "./share-link.ts";
import type { ShareLinkStore, StoredShareLink } from "./share-link-store.ts";

interface Parts extends PictureParts {
  furtherPictures: FurtherPictureStore;
  corrections: CorrectionStore;
  taughtFoods: TaughtFoodStore;
  shareLinks: ShareLinkStore;
  ownAddress(request: Request): string;
}

export function shareLinkRoutes(guard: Guard, parts: Parts) {
  const { recipes, furtherPictures, shareLinks, corrections, taughtFoods, clock } = parts;
  const picture = pictureAnswers(parts);
  const furtherPicture = furtherPictureAnswers(parts);
  const addUrl = (link: StoredShareLink, request: Request): ShareLink => ({
    ...link,
    url: `${parts.ownAddress(request)}shared/${link.token}`,
  });

  /** @throws ShareLinkNotFound */
  function getSlug(token: string): string {
    const link = shareLinks.getValid(token);
    if (!link) throw new ShareLinkNotFound();
    return link.recipe.slug;
  }

  /** @throws ShareLinkNotFound */
  function getRecipe(token: string): Recipe {
    const recipe = recipes.get(getSlug(token));
    if (!recipe) throw new ShareLinkNotFound();
    return recipe;
  }

  return bindCalls(guard, shareLinkCalls, {
    "GET recipes/{slug}/share-links": ({ request, params }) =>
      shareLinks.listByRecipe(recipes.getRowByAnySlug(params.slug).id).map((link) => addUrl(link, request)),

    "POST recipes/{slug}/share-links": ({ request, params, body, caller }) => {
      const link = shareLinks.add({
        recipeId: recipes.getRowByAnySlug(params.slug).id,
        createdBy: caller.id,
        lastDay: checkLastDay(body.expires ?? null, localDay(clock())),
      });
      return jsonResponse(addUrl(link, request), { status: 201 });
    },

    "GET share-links": ({ request, caller }) =>
      shareLinks.listByCreator(caller.id).map((link) => addUrl(link, request)),

    "DELETE share-links/{id}": ({ params }) => {
      if (!shareLinks.remove(params.id)) throw new ShareLinkNotFound();
      return snackbar("share-link-revoked", "success");
    },

    "GET shared/{token}": ({ params }) => {
      const recipe = getRecipe(params.token);
      const pictures = furtherPictures.count(recipe.id);
      const known = { corrections: corrections.byLine(), taught: taughtFoods.byName() };
      return jsonResponse(toSharedRecipe(recipe, known), {
        headers: { ...PRIVATE_HEADERS, ...(pictures > 0 && { "Further-Pictures": String(pictures) }) },
      });
    },

    "GET shared/{token}/image": async ({ request, params, query }) => {
      const answer = await picture(request, getSlug(params.token), query.image_type ?? "original");
      return keepPrivate(answer);
    },

    "GET shared/{token}/pictures": ({ params }) => {
      const recipe = getRecipe(params.token);
      const pictures = furtherPictures.list(recipe.id).map((one) => toFurtherPicture(one, recipe));
      return jsonResponse(pictures, { headers: PRIVATE_HEADERS });
    },

    "GET shared/{token}/pictures/{id}/{type}": async ({ request, params: { token, id, type } }) =>
      keepPrivate(await furtherPicture(request, { slug: getSlug(token), id, type })),
  });
}

/** Browsers ask again every time, since the link may have been revoked. */
function keepPrivate(answer: Response): Response {
  answer.headers.set("Cache-Control", "private, no-cache");
  return addPrivateHeaders(answer);
}
