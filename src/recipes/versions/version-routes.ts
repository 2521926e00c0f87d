import { Elysia, t } from "elysia";
import type { Guard } from "../../http/guard.ts";
import { docs } from "../../contract/call-docs.ts";
import { type RecipeContent, RecipeHistory, WholeRecipeVersion } from "../../contract/recipe-life.ts";
import { idIn } from "../../http/id-in.ts";
import { RecipeNotFound, VersionNotFound } from "../recipe.ts";
import { statesIn } from "../../http/if-match.ts";
import { saved } from "../recipe-answers.ts";
import type { RecipeStore } from "../recipe-store.ts";
import type { SavedState } from "./version-store.ts";

/** The states that a recipe had before: who made them, what stood in them, and the way back to them. */
export function recipeHistoryRoutes(guard: Guard, { recipes }: { recipes: RecipeStore }) {
  /** @throws VersionNotFound, RecipeNotFound */
  function version(slug: string, idText: string): SavedState & { id: number; before: RecipeContent | null } {
    const [recipe, id] = [recipeId(slug), idIn(idText) ?? 0];
    const found = recipes.versions.get(recipe, id);
    if (!found) throw new VersionNotFound();
    return { id, ...found, before: recipes.versions.before(recipe, id) };
  }

  function recipeId(slug: string): number {
    const recipe = recipes.get(slug);
    if (!recipe) throw new RecipeNotFound(slug, recipes.movedTo(slug));
    return recipe.id;
  }

  return new Elysia({ prefix: "/recipes/:slug/versions" })
    .use(guard)
    .get("/", ({ params: { slug } }) => recipes.history(slug), {
      user: true,
      detail: docs({
        tag: "recipe versions",
        summary: "Who changed a recipe, and when",
        description: "Every save keeps the state before it.",
        answer: { description: "The present state's, and the states before", body: RecipeHistory },
        refusals: ["not-found"],
      }),
    })
    .get(
      "/:id",
      ({ params }) => {
        const { content, ...state } = version(params.slug, params.id);
        return { ...state, recipe: content };
      },
      {
        user: true,
        detail: docs({
          tag: "recipe versions",
          summary: "A recipe as it was, and as it was before that",
          answer: { description: "The version", body: WholeRecipeVersion },
          refusals: ["not-found"],
        }),
      },
    )
    .post(
      "/:id/restore",
      ({ request, params, caller }) => {
        const { content } = version(params.slug, params.id);
        const slug = recipes.change(params.slug, () => content, {
          by: caller.fullName,
          knows: statesIn(request.headers.get("If-Match")),
        });
        return saved(slug, recipes);
      },
      {
        user: true,
        detail: docs({
          tag: "recipe versions",
          summary: "Make a recipe what it was",
          description:
            "The present state is kept as a version, so that this can be taken back, too. " +
            "With `If-Match` and the `ETag` that the recipe had when it was read, a change by somebody else is not overwritten: 412, with `recipe` as it is now and its `etag` beside the sentence.",
          answer: { description: "Its slug", body: t.String() },
          refusals: ["not-found", "stale"],
        }),
      },
    );
}
