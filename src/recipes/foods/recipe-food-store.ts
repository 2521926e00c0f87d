import type { Database } from "bun:sqlite";
import { foldLine, type Corrections } from "../../ingredients/correct-line.ts";
import type { FoodCatalog } from "../../ingredients/foods/food-catalog.ts";
import { normalizeName } from "../../ingredients/foods/food-table.ts";
import { makeUnknownKey } from "../../ingredients/foods/food-table.ts";
import { listNeeds, READER_VERSION, readFoodLines, type FoodLine } from "./food-lines.ts";

interface Texts {
  name: string;
  ingredients: string;
  instructions: string;
}

interface UnknownRow {
  food: string;
  recipes: number;
  example: number;
}

/** Matches no version, since checksums aren't negative. */
const EXPIRED = -1;

export type RecipeFoodStore = ReturnType<typeof recipeFoodStore>;

/** @param foods null if nothing searches by food, as in the copy for a backup */
export function recipeFoodStore(db: Database, foods: FoodCatalog | null, getCorrections: () => Corrections) {
  const textsOf = db.query<Texts, [number]>(
    "SELECT name, ingredients, instructions FROM recipe WHERE id = ?",
  );
  const linesOf = db.query<{ lines: string }, [number]>("SELECT lines FROM recipe_foods WHERE recipe_id = ?");
  const linesOfMany = db.query<{ id: number; lines: string }, [string]>(
    "SELECT recipe_id AS id, lines FROM recipe_foods WHERE recipe_id IN (SELECT value FROM json_each(?))",
  );
  const put = db.query<null, [number, number, number, string]>(
    "INSERT OR REPLACE INTO recipe_foods (recipe_id, version, needed, lines) VALUES (?, ?, ?, ?)",
  );
  const clear = db.query<null, [number]>("DELETE FROM recipe_food WHERE recipe_id = ?");
  const insert = db.query<null, [string, number]>("INSERT INTO recipe_food (food, recipe_id) VALUES (?, ?)");
  /** Returns one row of JSON, since a row per recipe takes several times as long. */
  const newest = db.query<{ ids: string }, []>(
    "SELECT json_group_array(id) AS ids FROM (SELECT id FROM recipe ORDER BY date_added DESC, id DESC)",
  );
  const needed = db.query<{ rows: string }, []>(
    "SELECT json_group_array(json_array(recipe_id, needed)) AS rows FROM recipe_foods INDEXED BY recipe_foods_needed",
  );
  const using = db.query<{ ids: string }, [string]>(
    `SELECT json_group_array(recipe_id) AS ids FROM json_each(?) AS given
     CROSS JOIN recipe_food ON food = given.value`,
  );
  const expire = db.query<null, [number, string]>(
    "UPDATE recipe_foods SET version = ? WHERE recipe_id IN (SELECT value FROM json_each(?))",
  );
  const ingredientsOf = db.query<{ id: number; ingredients: string }, [string]>(
    "SELECT id, ingredients FROM recipe WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id DESC",
  );
  /** In ASCII, "@" follows the "?" that keys of unknown foods start with. */
  const withUnknown = db.query<{ id: number }, [string]>(
    `SELECT DISTINCT recipe_id AS id FROM recipe_food
     WHERE food > '?' AND food < '@' AND instr(food, ?) > 0 ORDER BY id DESC`,
  );
  const unknown = db.query<UnknownRow, [number, number]>(
    `SELECT food, count(*) AS recipes, max(recipe_id) AS example FROM recipe_food
     WHERE food > '?' AND food < '@' AND substr(food, 2) NOT IN (SELECT name FROM taught_food)
     GROUP BY food HAVING recipes >= ? ORDER BY recipes DESC, food LIMIT ?`,
  );
  let version: number | null = null;

  return {
    /** Changes with the reader and the table of foods. */
    getVersion: (): number | null =>
      foods && (version ??= Bun.hash.crc32(`${READER_VERSION} ${foods.computeChecksum()}`)),

    /** Call it inside the recipe's transaction. */
    read(id: number): void {
      const texts = textsOf.get(id);
      const current = this.getVersion();
      if (!texts || !foods || current === null) return;
      const [recipeIngredient, recipeInstructions] = [texts.ingredients, texts.instructions].map((json) =>
        JSON.parse(json),
      );
      const lines = readFoodLines(
        { name: texts.name, recipeIngredient, recipeInstructions },
        {
          foods,
          corrections: getCorrections(),
        },
      );
      const needs = listNeeds(lines);
      const json = JSON.stringify(lines);
      if (linesOf.get(id)?.lines !== json) {
        clear.run(id);
        for (const food of needs.keys()) insert.run(food, id);
      }
      put.run(id, current, needs.size, json);
    },

    /** Marks recipes, so that they're read again in the background, or after a restart. */
    expire: (ids: number[]): void => void expire.run(EXPIRED, JSON.stringify(ids)),

    /** Filters the ids by recipes that contain the line, newest first. */
    listWithLine(ids: number[], line: string): number[] {
      const folded = foldLine(line);
      return ingredientsOf.all(JSON.stringify(ids)).flatMap(({ id, ingredients }) => {
        const lines: string[] = JSON.parse(ingredients);
        return lines.some((one) => foldLine(one) === folded) ? [id] : [];
      });
    },

    /** Lists recipes with an unknown food whose name contains this text, newest first. */
    listWithUnknown: (text: string): number[] => withUnknown.all(normalizeName(text)).map(({ id }) => id),

    /** Lists unknown foods of at least `least` recipes, spelled as in one of them. */
    listUnknown(least: number, most: number): { name: string; recipes: number }[] {
      const rows = unknown.all(least, most);
      const lines = this.getLinesById(rows.map(({ example }) => example));
      return rows.map(({ food, recipes, example }) => {
        const texts = (lines.get(example) ?? []).map(([, found]) => found);
        const written = texts.find((text) => typeof text === "string" && makeUnknownKey(text) === food);
        return { name: typeof written === "string" ? written : food.slice(1), recipes };
      });
    },

    /** @returns null if its lines aren't read yet */
    getLines(id: number): FoodLine[] | null {
      const row = linesOf.get(id);
      return row && JSON.parse(row.lines);
    },

    /** Adds parents, since a recipe with cheddar contains cheese. */
    listFoodsAndParents(lines: FoodLine[]): string[] {
      const known = lines.flatMap(([, found]) => (typeof found === "string" ? [] : found));
      return [...new Set(known.flatMap((food) => [...(foods?.includeParents(food) ?? [])]))];
    },

    /** Lists what the foods are: cheddar, cheese, dairy. */
    listKinds(lines: FoodLine[]): string[] {
      const known = lines.flatMap(([, found]) => (typeof found === "string" ? [] : found));
      return [...new Set(known.flatMap((food) => foods?.listKinds(food) ?? []))];
    },

    getLinesById: (ids: number[]): Map<number, FoodLine[]> =>
      new Map(linesOfMany.all(JSON.stringify(ids)).map(({ id, lines }) => [id, JSON.parse(lines)])),

    /** Maps recipes to their ingredients as written. */
    getTextsById: (ids: number[]): Map<number, string[]> =>
      new Map(
        ingredientsOf.all(JSON.stringify(ids)).map(({ id, ingredients }) => [id, JSON.parse(ingredients)]),
      ),

    listNewestFirst: (): number[] => JSON.parse(newest.get()?.ids ?? "[]"),

    /** Counts the foods of each recipe. The index is its id. */
    countNeeded(): number[] {
      const counts: number[] = [];
      const rows: [id: number, needed: number][] = JSON.parse(needed.get()?.rows ?? "[]");
      for (const [id, count] of rows) counts[id] = count;
      return counts;
    },

    /** Repeats a recipe for each of the foods that it uses. */
    listUsing: (ids: Iterable<string>): number[] =>
      JSON.parse(using.get(JSON.stringify([...ids]))?.ids ?? "[]"),
  };
}
