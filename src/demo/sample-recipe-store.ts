import type { Database } from "bun:sqlite";
import type { Language } from "../contract/languages.ts";

export type SampleRecipeStore = ReturnType<typeof sampleRecipeStore>;

/** Whatever a person adds to a recipe keeps it from being removed. */
const IS_UNTOUCHED = `
  recipe.changed_at = sample_recipe.changed_at AND recipe.picture_key IS sample_recipe.picture_key
  AND NOT EXISTS (SELECT 1 FROM further_picture WHERE recipe_id = recipe.id)
  AND NOT EXISTS (SELECT 1 FROM recipe_version WHERE recipe_id = recipe.id)
  AND NOT EXISTS (SELECT 1 FROM favorite WHERE recipe_id = recipe.id)
  AND NOT EXISTS (SELECT 1 FROM cooked WHERE recipe_id = recipe.id)
  AND NOT EXISTS (SELECT 1 FROM meal WHERE recipe_id = recipe.id)
  AND NOT EXISTS (SELECT 1 FROM share_link WHERE recipe_id = recipe.id)`;

export function sampleRecipeStore(db: Database) {
  const count = db.query<{ count: number }, []>("SELECT count(*) AS count FROM sample_recipe");
  const numbers = db.query<{ number: number }, [string]>(
    "SELECT number FROM sample_recipe WHERE language = ?",
  );
  const insert = db.query<null, { slug: string; language: string; number: number }>(
    `INSERT INTO sample_recipe (recipe_id, language, number, changed_at, picture_key)
     SELECT id, $language, $number, changed_at, picture_key FROM recipe WHERE slug = $slug`,
  );
  const untouched = db.query<{ slug: string }, []>(
    `SELECT slug FROM sample_recipe JOIN recipe ON recipe.id = recipe_id WHERE ${IS_UNTOUCHED}`,
  );
  const forgetAll = db.query<null, []>("DELETE FROM sample_recipe");

  return {
    count: (): number => count.get()?.count ?? 0,

    listNumbers: (language: Language): Set<number> =>
      new Set(numbers.all(language).map(({ number }) => number)),

    add(slug: string, language: Language, number: number): void {
      insert.run({ slug, language, number });
    },

    listUntouched: (): string[] => untouched.all().map(({ slug }) => slug),

    /** The recipes stay. */
    forgetAll(): void {
      forgetAll.run();
    },
  };
}
