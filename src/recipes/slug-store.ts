import type { Database } from "bun:sqlite";
import { EMPTY_MEAL } from "../contract/rules.ts";
import { freeSlug, makeSlug } from "../platform/slug.ts";

/** API paths such as `/api/recipes/summary`, also those that older clients know. */
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
  EMPTY_MEAL,
]);

export type SlugStore = ReturnType<typeof slugStore>;

/** Call anything that writes inside the recipe's transaction. */
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

  function takeSlug(base: string): string {
    const slug = freeSlug(base, isTaken);
    take.run(slug);
    return slug;
  }

  return {
    forName: (name: string): string => takeSlug(makeSlug(name) || "recipe"),

    predict: (name: string): string => makeSlug(name) || "recipe",

    takeAgain: (slug: string): string => takeSlug(slug),

    afterRename(recipe: { id: number; name: string; slug: string }, name: string): string {
      if (makeSlug(recipe.name) === makeSlug(name)) return recipe.slug;
      leave.run(recipe.slug, recipe.id);
      return takeSlug(makeSlug(name) || "recipe");
    },

    findNewSlug: (slug: string): string | null => moved.get(slug)?.slug ?? null,

    redirect(slug: string, recipeId: number): void {
      if (exists.get(slug) === null) leave.run(slug, recipeId);
    },

    forget: (recipeId: number): void => void forget.run(recipeId),
  };
}
