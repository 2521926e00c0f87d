import type { Database } from "bun:sqlite";
import type { LeftOut } from "../archiving/archive-list.ts";
import { nullableText, parseDay, toText, type Fields } from "../archiving/lenient-values.ts";
import { getId } from "../archiving/row-values.ts";
import type { CookedEntry, CookedRecipe } from "../contract/cooking.ts";
import { RATING_MOST } from "../contract/home-rules.ts";
import { COOKED_NOTE_MOST, SERVINGS_RANGE } from "../contract/rules.ts";
import { LINK_COLUMNS, LINK_JOINS, recipeFinder, type ArchivedRecipeLink } from "./recipe-link-store.ts";
import { CookedNotFound, tidyNote, type CookedContent } from "./cooked.ts";

export type CookedStore = ReturnType<typeof cookedStore>;

interface Row {
  id: number;
  day: string;
  note: string;
  servings: number | null;
  stars: number | null;
  cooked_by: string | null;
}

interface NewRow {
  id: number | null;
  group: number;
  recipe: number;
  day: string;
  note: string;
  servings: number | null;
  stars: number | null;
  by: string | null;
}

const COLUMNS = "id, day, note, servings, stars, cooked_by";

export function cookedStore(db: Database) {
  const recipes = db.query<CookedRecipe, [number]>(
    `SELECT slug, max(day) AS lastDate, count(*) AS times FROM cooked JOIN recipe ON recipe.id = recipe_id
     WHERE group_id = ? GROUP BY recipe_id ORDER BY lastDate DESC, slug`,
  );
  const history = db.query<Row, [number, number]>(
    `SELECT ${COLUMNS} FROM cooked WHERE group_id = ? AND recipe_id = ? ORDER BY day DESC, id DESC`,
  );
  // Entries of a recipe in the trash are out of sight, like the recipe.
  const byId = db.query<Row, [number, number]>(
    `SELECT cooked.id, day, note, servings, stars, cooked_by FROM cooked JOIN recipe ON recipe.id = recipe_id
     WHERE cooked.id = ? AND group_id = ?`,
  );
  const holder = db.query<{ id: number }, [number]>("SELECT id FROM cooked WHERE id = ?");
  const insert = db.query<Row, Record<keyof NewRow, number | string | null>>(
    `INSERT INTO cooked (id, group_id, recipe_id, day, note, servings, stars, cooked_by)
     VALUES ($id, $group, $recipe, $day, $note, $servings, $stars, $by) RETURNING ${COLUMNS}`,
  );
  const update = db.query<null, { id: number } & Record<keyof CookedContent, string | number | null>>(
    "UPDATE cooked SET day = $date, note = $note, servings = $servings, stars = $stars WHERE id = $id",
  );
  const remove = db.query<null, [number]>("DELETE FROM cooked WHERE id = ?");
  const removeBare = db.query<null, [string]>(
    `DELETE FROM cooked WHERE id IN (SELECT value FROM json_each(?))
     AND note = '' AND servings IS NULL AND stars IS NULL`,
  );
  const removeAll = db.query<null, []>("DELETE FROM cooked");
  const archived = db.query<ArchivedRecipeLink & CookedContent & { id: number }, [number]>(
    `SELECT cooked.id, ${LINK_COLUMNS}, day AS date, note, servings, stars, cooked_by AS "by" FROM cooked ${LINK_JOINS}
     WHERE group_id = ? AND coalesce(recipe.id, bin.id) IS NOT NULL ORDER BY cooked.id`,
  );
  const findRecipe = recipeFinder(db);

  /** @throws CookedNotFound, also for another group's */
  function get(group: number, id: number): CookedEntry {
    const row = byId.get(id, group);
    if (!row) throw new CookedNotFound();
    return toEntry(row);
  }

  function addRow(row: NewRow): CookedEntry {
    const added = insert.get({ ...row });
    if (!added) throw new Error("The entry was not stored");
    return toEntry(added);
  }

  const change = db.transaction(
    (group: number, id: number, next: (before: CookedEntry) => CookedContent): CookedEntry => {
      const before = get(group, id);
      const { date, note, servings, stars } = next(before);
      update.run({ id, date, note, servings, stars });
      return { ...before, date, note, servings, stars };
    },
  );

  const discard = db.transaction((group: number, id: number): void => {
    get(group, id);
    remove.run(id);
  });

  const restore = db.transaction((group: number, rows: Fields[]): LeftOut[] => {
    const claimed = new Set<number>();
    return rows.flatMap((row) => {
      const day = parseDay(row["date"]);
      const recipe = findRecipe(row);
      if (day === null || recipe === null)
        return { value: `${toText(row["recipe"])} ${toText(row["date"])}` };
      const text = tidyNote(toText(row["note"]));
      const note = text.slice(0, COOKED_NOTE_MOST);
      const by = nullableText(row["by"]);
      const servings = parseServings(row["servings"]);
      const stars = parseStars(row["stars"]);
      const entry = { day, note, servings, stars, by };
      const same = history.all(group, recipe).filter((one) => !claimed.has(one.id) && isSame(one, entry));
      const own = getId(row, "id");
      const existing = same.find(({ id }) => id === own) ?? same[0];
      const id = own !== null && !holder.get(own) ? own : null;
      claimed.add(existing?.id ?? addRow({ id, group, recipe, ...entry }).id);
      return note === text ? [] : { value: text };
    });
  });

  return {
    listRecipes: (group: number): CookedRecipe[] => recipes.all(group),

    listHistory: (group: number, recipe: number): CookedEntry[] => history.all(group, recipe).map(toEntry),

    add: (
      group: number,
      recipe: number,
      { date: day, ...entry }: CookedContent & Pick<CookedEntry, "by">,
    ): CookedEntry => addRow({ id: null, group, recipe, day, ...entry }),

    /** @throws CookedNotFound, and what `next` throws */
    change: (group: number, id: number, next: (before: CookedEntry) => CookedContent): CookedEntry =>
      change.immediate(group, id, next),

    /** @throws CookedNotFound */
    remove: (group: number, id: number): void => discard.immediate(group, id),

    /** Keeps those to which someone has added more than the day. */
    removeBare: (ids: number[]): void => void removeBare.run(JSON.stringify(ids)),

    exportRows: (group: number): object[] => archived.all(group),

    /** Adds only entries that don't exist yet. Returns what couldn't be restored. */
    restore: (group: number, rows: Fields[]): LeftOut[] => restore.immediate(group, rows),

    /** Call it inside the transaction that clears the data. */
    removeAll: (): void => void removeAll.run(),
  };
}

function isSame(
  one: Row,
  { day, note, servings, stars, by }: Omit<NewRow, "id" | "group" | "recipe">,
): boolean {
  return (
    one.day === day &&
    one.note === note &&
    one.servings === servings &&
    one.stars === stars &&
    one.cooked_by === by
  );
}

function parseServings(value: unknown): number | null {
  const { least, most } = SERVINGS_RANGE;
  return typeof value === "number" && value >= least && value <= most ? value : null;
}

function parseStars(value: unknown): number | null {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= RATING_MOST ? Number(value) : null;
}

function toEntry({ id, day, note, servings, stars, cooked_by }: Row): CookedEntry {
  return { id, date: day, note, servings, stars, by: cooked_by };
}

/** For a backup without groups. */
export function removeCooked(db: Database): void {
  db.run("DELETE FROM cooked");
}
