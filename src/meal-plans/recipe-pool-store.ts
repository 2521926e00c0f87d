import type { Database } from "bun:sqlite";

export type RecipePoolStore = ReturnType<typeof recipePoolStore>;

export function recipePoolStore(db: Database) {
  const ofGroup = db.query<{ id: number }, { group: number }>(
    `SELECT id FROM recipe WHERE NOT EXISTS (SELECT 1 FROM group_category WHERE group_id = $group)
       OR id IN (SELECT recipe_id FROM recipe_organizer JOIN group_category USING (organizer_id)
                 WHERE group_id = $group)
     ORDER BY id`,
  );
  const idsOf = db.query<{ id: number }, [string]>(
    "SELECT recipe.id FROM json_each(?) AS slug JOIN recipe ON recipe.slug = slug.value",
  );

  return {
    ofGroup: (group: number): number[] => ofGroup.all({ group }).map(({ id }) => id),

    listIds: (slugs: string[]): number[] => idsOf.all(JSON.stringify(slugs)).map(({ id }) => id),
  };
}
