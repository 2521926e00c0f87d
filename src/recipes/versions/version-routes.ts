import type { Guard } from "../../http/guard.ts";
import type { RecipeContent, VersionHistory, ComparedVersion } from "../../contract/recipe-life.ts";
import { fromRow } from "../recipe-rows.ts";
import { recipeContent, RecipeNotFound, VersionNotFound } from "../recipe.ts";
import { parseIfMatch } from "../../http/parse-if-match.ts";
import { respondSaved } from "../recipe-responses.ts";
import type { RecipeStore } from "../recipe-store.ts";
import type { SavedState, VersionStore } from "./version-store.ts";
import { bindCalls } from "../../http/bind-calls.ts";
import { versionCalls } from "../../contract/calls/version-calls.ts";

interface Parts {
  recipes: RecipeStore;
  versions: VersionStore;
}

export function versionRoutes(guard: Guard, { recipes, versions }: Parts) {
  /** @throws VersionNotFound, RecipeNotFound */
  function getVersion(slug: string, id: number): SavedState & { id: number; before: RecipeContent | null } {
    const recipe = getRecipeId(slug);
    const found = versions.get(recipe, id);
    if (!found) throw new VersionNotFound();
    return { id, ...found, before: versions.before(recipe, id) };
  }

  function getRecipeId(slug: string): number {
    const recipe = recipes.get(slug);
    if (!recipe) throw new RecipeNotFound(slug, recipes.movedTo(slug));
    return recipe.id;
  }

  function readHistory(slug: string): VersionHistory {
    const row = recipes.getRow(slug);
    const states = versions.history(row.id, recipeContent(fromRow(row)));
    return { savedAt: row.changed_at, savedBy: row.changed_by, ...states };
  }

  return bindCalls(guard, versionCalls, {
    "GET recipes/{slug}/versions": ({ params: { slug } }) => readHistory(slug),

    "GET recipes/{slug}/versions/{id}": ({ params }) => {
      const { content, ...state } = getVersion(params.slug, params.id);
      return { ...state, recipe: content } as ComparedVersion;
    },

    "POST recipes/{slug}/versions/{id}/restore": ({ request, params, caller }) => {
      const { content } = getVersion(params.slug, params.id);
      const slug = recipes.change(params.slug, () => content, {
        by: caller.fullName,
        knows: parseIfMatch(request.headers.get("If-Match")),
      });
      return respondSaved(slug, recipes);
    },
  });
}
