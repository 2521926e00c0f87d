import type { Database } from "bun:sqlite";
import type { OrganizerKind } from "../contract/organizers.ts";
import type { EditableRecipe } from "../contract/recipe-life.ts";
import type { Recipe } from "../contract/recipes.ts";
import type { OrganizerStore } from "../organizers/organizer-store.ts";
import { localDay, type Clock } from "../platform/clock.ts";
import type { StoredPicture } from "../platform/pictures/picture-files.ts";
import { makeSlug } from "../platform/slug.ts";
import { COLUMNS, PICTURE_COLUMNS, toColumns, toPictureColumns, type Values } from "./recipe-columns.ts";
import { fromRow, type Row } from "./recipe-rows.ts";
import { makeEtag, recipeContent, RecipeChanged, RecipeNotFound } from "./recipe.ts";
import { ingredientsKey, sourceAddress } from "./same-recipe.ts";
import type { SlugStore } from "./slug-store.ts";

/** Of recipes that are like another, so many are named. */
const MOST_ALIKE = 5;

export type RecipeStore = ReturnType<typeof recipeStore>;

/** What happens in the same transaction when a recipe is stored or changed. */
interface Parts {
  categories: OrganizerStore;
  tags: OrganizerStore;
  clock: Clock;
  slugs: SlugStore;
  labels: { next(slug: string): number; follow(recipeId: number, slug: string): void };
  search: { add(recipeId: number): void; change(recipeId: number): void };
  versions: {
    keep(
      recipeId: number,
      state: { savedAt: string; savedBy: string | null; content: EditableRecipe },
    ): number;
  };
}

/** A recipe's categories or tags, as a JSON list in their order. */
const organizersSql = (kind: OrganizerKind) => `(
  SELECT json_group_array(json_object('id', o.id, 'name', o.name, 'slug', o.slug) ORDER BY l.position)
  FROM recipe_organizer l JOIN organizer o ON o.id = l.organizer_id
  WHERE l.recipe_id = recipe.id AND o.kind = '${kind}')`;

export const WHOLE_RECIPE = `*, ${organizersSql("category")} AS categories, ${organizersSql("tag")} AS tags`;

interface AddOptions {
  picture?: StoredPicture | null;
  /** The name of who stores it; null for what nobody did by hand. */
  by?: string | null;
  /** What must happen together with it, in the same transaction; when it throws, nothing is stored. */
  also?(slug: string): void;
}

/** Who changes a recipe, and the states of it that they know; null when they do not care. */
interface Change {
  by: string | null;
  knows?: string[] | null;
}

const INSERTED = { id: "id", ...COLUMNS, ...PICTURE_COLUMNS };

/** A new row; a null id gives it the next one. */
const INSERT = `INSERT INTO recipe (${Object.keys(INSERTED)})
  VALUES (${Object.values(INSERTED).map((value) => `$${value}`)}) RETURNING id`;

/** Another content in a row that is there. */
const UPDATE = `UPDATE recipe
  SET ${Object.entries(COLUMNS).map(([column, value]) => `${column} = $${value}`)} WHERE id = $id`;

export function recipeStore(db: Database, parts: Parts) {
  const { categories, tags, clock, slugs, labels, search, versions } = parts;
  const bySlug = db.query<Row, [string]>(`SELECT ${WHOLE_RECIPE} FROM recipe WHERE slug = ?`);
  const byId = db.query<Row, [number]>(`SELECT ${WHOLE_RECIPE} FROM recipe WHERE id = ?`);
  const byOrganizer = db.query<Row, [number]>(
    `SELECT ${WHOLE_RECIPE} FROM recipe
     WHERE id IN (SELECT recipe_id FROM recipe_organizer WHERE organizer_id = ?) ORDER BY name COLLATE NOCASE, id`,
  );
  const byOrganizers = db.query<Row, [string, string, string]>(
    `SELECT ${WHOLE_RECIPE} FROM recipe WHERE id IN (
       SELECT recipe_id FROM recipe_organizer JOIN organizer o ON o.id = organizer_id
       WHERE o.kind = ? AND (o.slug IN (SELECT value FROM json_each(?)) OR o.name IN (SELECT value FROM json_each(?))))
     ORDER BY name COLLATE NOCASE, id`,
  );
  const all = db.query<Row, [number]>(`SELECT ${WHOLE_RECIPE} FROM recipe ORDER BY id LIMIT ?`);
  const known = {
    address: db.query<RecipeLink, [string]>(
      `SELECT slug, name FROM recipe WHERE source_address = ? ORDER BY id LIMIT ${MOST_ALIKE}`,
    ),
    ingredients: db.query<RecipeLink, [string]>(
      `SELECT slug, name FROM recipe WHERE ingredients_key = ? ORDER BY id LIMIT ${MOST_ALIKE}`,
    ),
  };

  const insert = db.query<{ id: number }, Values>(INSERT);
  const update = db.query<null, Values>(UPDATE);

  function insertOne(content: EditableRecipe, values: Values): number {
    const made = insert.get({ ...toColumns(content), ...values });
    if (!made) throw new Error(`The recipe “${content.name}” was not stored`);
    organize(made.id, content);
    search.add(made.id);
    return made.id;
  }

  function organize(id: number, content: EditableRecipe): void {
    categories.setFor(id, content.recipeCategory);
    tags.setFor(id, content.tags);
  }

  const add = db.transaction((content: EditableRecipe, { picture = null, by = null, also }: AddOptions) => {
    const slug = slugs.forName(content.name);
    const now = clock();
    insertOne(content, {
      id: null,
      slug,
      dateAdded: content.dateAdded ?? localDay(now),
      changedAt: now.toISOString(),
      changedBy: by,
      ...toPictureColumns(picture, picture ? labels.next(slug) : 0),
    });
    also?.(slug);
    return slug;
  });

  const change = db.transaction(
    (slug: string, next: (now: Recipe) => EditableRecipe, { by, knows = null }: Change) => {
      const row = getRow(slug);
      const now = fromRow(row);
      if (knows && !knows.includes(makeEtag(now))) throw new RecipeChanged(now);
      const content = next(now);
      const before = recipeContent(now);
      if (Bun.deepEquals(before, content)) return slug;
      versions.keep(row.id, { savedAt: row.changed_at, savedBy: row.changed_by, content: before });
      const newSlug = slugs.afterRename(row, content.name);
      update.run({
        ...toColumns(content),
        id: row.id,
        slug: newSlug,
        dateAdded: content.dateAdded ?? now.dateAdded,
        changedAt: clock().toISOString(),
        changedBy: by,
      });
      if (newSlug !== row.slug && row.picture_key !== null) labels.follow(row.id, newSlug);
      organize(row.id, content);
      search.change(row.id);
      return newSlug;
    },
  );

  const findRow = (slug: string): Row | null => bySlug.get(slug);

  const findRowByAnySlug = (slug: string): Row | null =>
    findRow(slug) ?? findRow(slugs.findNewSlug(slug) ?? "");

  /**
   * The recipes of some slugs, each once. Recipes that were deleted in the meantime are left out: who selected 200 wants
   * the others done.
   * @throws RecipeNotFound when none of them exists
   */
  function findRows(given: string[]): { rows: Row[]; missing: string[] } {
    const found = [...new Set(given)].map((slug) => ({ slug, row: findRowByAnySlug(slug) }));
    const rows = new Map(found.flatMap(({ row }) => (row ? [[row.id, row]] : [])));
    const missing = found.filter(({ row }) => row === null).map(({ slug }) => slug);
    if (rows.size === 0) throw new RecipeNotFound(given[0] ?? "");
    return { rows: [...rows.values()], missing };
  }

  function getRow(slug: string): Row {
    const row = findRow(slug);
    if (!row) throw new RecipeNotFound(slug, slugs.findNewSlug(slug));
    return row;
  }

  return {
    /** Null when there is none. */
    get(slug: string): Recipe | null {
      const row = findRow(slug);
      return row && fromRow(row);
    },

    *all(limit: number): Generator<Recipe> {
      for (const row of all.iterate(limit)) yield fromRow(row);
    },

    /** Whole recipes that are in any of some categories or tags, told by name or slug, each once, by name. */
    listInAny(kind: OrganizerKind, names: string[]): Recipe[] {
      const written = [...names, ...names.map(makeSlug)].filter(Boolean);
      return byOrganizers.all(kind, JSON.stringify(written), JSON.stringify(names)).map(fromRow);
    },

    withOrganizer(organizerId: number): Recipe[] {
      return byOrganizer.all(organizerId).map(fromRow);
    },

    /** The slug of the recipe that had this one before it was renamed; null when none had. */
    movedTo: slugs.findNewSlug,

    fromAddress(url: string): RecipeLink[] {
      const address = sourceAddress(url);
      return address ? known.address.all(address) : [];
    },

    /** Recipes with these ingredients, in whatever amounts. */
    withIngredients(lines: string[]): RecipeLink[] {
      const key = ingredientsKey(lines);
      return key ? known.ingredients.all(key) : [];
    },

    /**
     * Works out for rows of earlier versions by what they are known again. Call it once at the start; it is over at once
     * when nothing is left to do.
     */
    completeRows: completing(db),

    findRow,

    /** @throws RecipeNotFound */
    getRow,

    findRowById: (id: number): Row | null => byId.get(id),

    findRows,

    findRowByAnySlug,

    /** Stores a row with its categories and tags. Call it inside a transaction. */
    insert: insertOne,

    add: (content: EditableRecipe, more: AddOptions = {}): string => add.immediate(content, more),

    /**
     * Puts another state in place of the present one, which is kept as a version, and returns the recipe's slug: another
     * one when its name is another. Nothing happens when the two states are the same.
     * @throws RecipeNotFound, RecipeChanged when somebody else changed it meanwhile
     */
    change: (slug: string, next: (now: Recipe) => EditableRecipe, how: Change): string =>
      change.immediate(slug, next, how),
  };
}

function completing(db: Database): () => void {
  const incomplete = db.query<{ id: number; orgUrl: string | null; ingredients: string }, []>(
    "SELECT id, org_url AS orgUrl, ingredients FROM recipe WHERE ingredients_key IS NULL",
  );
  const complete = db.query<null, [string, string, number]>(
    "UPDATE recipe SET source_address = ?, ingredients_key = ? WHERE id = ?",
  );
  return db.transaction(() => {
    for (const { id, orgUrl, ingredients } of incomplete.all())
      complete.run(sourceAddress(orgUrl), ingredientsKey(JSON.parse(ingredients)), id);
  });
}

export interface RecipeLink {
  slug: string;
  name: string;
}
