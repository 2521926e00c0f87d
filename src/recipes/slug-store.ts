import type { Database } from "bun:sqlite";
import { EMPTY_MEAL } from "../contract/rules.ts";
import { freeSlug, makeSlug } from "../platform/slug.ts";

/**
 * Slugs that no recipe gets: `/api/recipes/summary` and its like are calls of their own, today's and those that clients
 * of this API know, and a recipe behind one of them could not be reached.
 */
const RESERVED_SLUGS = new Set<string>([
  "summary",
  "create",
  "create-url",
  "read-url",
  "read-picture",
  "import",
  "search",
  "category",
  "tag",
  // No call, but what clients name a meal by for which nothing is chosen.
  EMPTY_MEAL,
]);

export type SlugStore = ReturnType<typeof slugStore>;

/** The one place with the SQL of recipes' slugs: those they have, and those they had. Call what writes inside the recipe's transaction. */
export function slugStore(db: Database) {
  const exists = db.query<{ id: number }, [string]>("SELECT id FROM recipe WHERE slug = ?");
  const moved = db.query<{ slug: string }, [string]>(
    "SELECT recipe.slug FROM recipe_old_slug AS old JOIN recipe ON recipe.id = recipe_id WHERE old.slug = ?",
  );
  const leave = db.query<null, [string, number]>(
    "INSERT OR REPLACE INTO recipe_old_slug (slug, recipe_id) VALUES (?, ?)",
  );
  const forget = db.query<null, [number]>("DELETE FROM recipe_old_slug WHERE recipe_id = ?");
  const take = db.query<null, [string]>("DELETE FROM recipe_old_slug WHERE slug = ?");

  const isTaken = (slug: string) => RESERVED_SLUGS.has(slug) || exists.get(slug) !== null;

  /** The first free one of a base; from now on nobody is led away from it. */
  function takeSlug(base: string): string {
    const slug = freeSlug(base, isTaken);
    take.run(slug);
    return slug;
  }

  return {
    forName: (name: string): string => takeSlug(makeSlug(name) || "recipe"),

    /** The one that a recipe of this name has, or would get were it free. */
    likely: (name: string): string => makeSlug(name) || "recipe",

    /** For a recipe that comes back: the one it had, or the next free one. */
    again: (slug: string): string => takeSlug(slug),

    /** For a recipe that gets another name: its own, as long as names alike make the same slug. */
    afterRename(recipe: { id: number; name: string; slug: string }, name: string): string {
      if (makeSlug(recipe.name) === makeSlug(name)) return recipe.slug;
      leave.run(recipe.slug, recipe.id);
      return takeSlug(makeSlug(name) || "recipe");
    },

    /** The slug of the recipe that had this one; null when none had. */
    findNewSlug: (slug: string): string | null => moved.get(slug)?.slug ?? null,

    /** Lets an old slug of a recipe lead to it, unless another one has it by now. */
    leadTo(slug: string, recipeId: number): void {
      if (exists.get(slug) === null) leave.run(slug, recipeId);
    },

    forget: (recipeId: number): void => void forget.run(recipeId),
  };
}
