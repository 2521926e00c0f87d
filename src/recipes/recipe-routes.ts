import type { DoubtStore } from "./doubts/doubt-store.ts";
import type { TrashStore } from "./trash/trash-store.ts";
import { toJson } from "../platform/json-response.ts";
import type { Guard } from "../http/guard.ts";
import { snackbar } from "../contract/sentences.ts";
import type { ResponseCache } from "../platform/response-cache.ts";
import type { FurtherPictureStore } from "./pictures/further-picture-store.ts";
import { importFromAddress, importRead } from "./reading/import-recipe.ts";
import { readRecipes, type ReadParts } from "./reading/read-recipes.ts";
import { applyChange, makeEtag, newContent, recipeContent, RecipeNotFound } from "./recipe.ts";
import { parseIfMatch } from "../http/parse-if-match.ts";
import { respondCreated, respondSaved } from "./recipe-responses.ts";
import type { RecipeStore } from "./recipe-store.ts";
import { bindCalls } from "../http/bind-calls.ts";
import { recipeCalls } from "../contract/calls/recipe-calls.ts";
import { recipeCheckCalls } from "../contract/calls/recipe-check-calls.ts";

interface Parts {
  recipes: RecipeStore;
  doubts: DoubtStore;
  furtherPictures: FurtherPictureStore;
  trash: TrashStore;
  keptAnswers: ResponseCache;
  importing: ReadParts;
}

export function recipeRoutes(guard: Guard, parts: Parts) {
  const { recipes, doubts, furtherPictures, keptAnswers, importing, trash } = parts;
  return bindCalls(guard, recipeCalls, {
    "POST recipes/create": ({ body, caller }) =>
      respondCreated(recipes.add(newContent(body), { by: caller.fullName })),

    "POST recipes/create-url": async ({ body, caller }) =>
      respondCreated(await importFromAddress(body.url, caller.fullName, importing)),

    "POST recipes/read-url": ({ body }) => readRecipes(body, importing),

    "POST recipes/import": async ({ body, caller }) =>
      respondCreated(await importRead(body.recipe, importing, { by: caller.fullName })),

    "GET recipes/{slug}": ({ request, params: { slug } }) =>
      keptAnswers.get(request, `recipe ${slug}`, () => {
        const recipe = recipes.get(slug);
        if (!recipe) throw new RecipeNotFound(slug, recipes.movedTo(slug));
        const pictures = furtherPictures.count(recipe.id);
        return {
          body: toJson(recipe),
          etag: makeEtag(recipe),
          ...(pictures > 0 && { headers: { "Further-Pictures": String(pictures) } }),
        };
      }),

    "PUT recipes/{slug}": ({ request, params, body, caller }) => {
      const slug = recipes.change(params.slug, (now) => applyChange(now, body), {
        by: caller.fullName,
        knows: parseIfMatch(request.headers.get("If-Match")),
      });
      return respondSaved(slug, recipes);
    },

    "DELETE recipes/{slug}": ({ params: { slug }, caller }) => {
      const id = trash.discard(slug, caller.fullName);
      return { ...snackbar("recipe-deleted", "success", { slug }), id };
    },

    "DELETE recipes/{slug}/doubts": ({ params: { slug } }) => {
      doubts.set(recipes.getRow(slug).id, []);
      return snackbar("recipe-checked", "success");
    },
  });
}

export function recipeCheckRoutes(guard: Guard) {
  return bindCalls(guard, recipeCheckCalls, {
    "POST recipe-check": ({ body }) => recipeContent(body),
  });
}
