import type { Database } from "bun:sqlite";
import type { OrganizerKind } from "../contract/organizers.ts";
import type { RecipeDoubt } from "../contract/recipe-doubts.ts";
import type { RecipeContent } from "../contract/recipe-life.ts";
import type { Instruction, Recipe } from "../contract/recipes.ts";
import type { OrganizerStore } from "../organizers/organizer-store.ts";
import { localDay, type Clock } from "../platform/clock.ts";
import type { StoredPicture } from "../platform/pictures/picture-files.ts";
import { makeSlug } from "../platform/slug.ts";
import { COLUMNS, PICTURE_COLUMNS, toColumns, toPictureColumns, type Values } from "./recipe-columns.ts";
import { DOUBTS, type DoubtStore } from "./doubts/doubt-store.ts";
import { keepUnchecked } from "./doubts/doubts.ts";
import { fromRow, type Row } from "./recipe-rows.ts";
import { makeEtag, recipeContent, RecipeChanged, RecipeNotFound } from "./recipe.ts";
import { ingredientsKey, sourceAddress, type SlugAndName } from "./same-recipe.ts";
import type { SlugStore } from "./slug-store.ts";

const MAX_DUPLICATES = 5;

export type RecipeStore = ReturnType<typeof recipeStore>;

interface Parts {
  categories: OrganizerStore;
  tags: OrganizerStore;
  clock: Clock;
  slugs: SlugStore;
  labels: { next(slug: string): number; follow(recipeId: number, slug: string): void };
  furtherPictures: { followSteps(recipeId: number, before: Instruction[], after: Instruction[]): void };
  doubts: DoubtStore;
  search: { add(recipeId: number): void; change(recipeId: number): void };
  versions: {
    keep(
      recipeId: number,
      state: { savedAt: string; savedBy: string | null; content: RecipeContent },
    ): number;
  };
}

const organizersSql = (kind: OrganizerKind) => `(
  SELECT json_group_array(json_object('id', o.id, 'name', o.name, 'slug', o.slug) ORDER BY l.position)
  FROM recipe_organizer l JOIN organizer o ON o.id = l.organizer_id
  WHERE l.recipe_id = recipe.id AND o.kind = '${kind}')`;

export const WHOLE_RECIPE = `*, ${organizersSql("category")} AS categories, ${organizersSql("tag")} AS tags, ${DOUBTS}`;

interface AddOptions {
  picture?: StoredPicture | null;
  by?: string | null;
  doubts?: RecipeDoubt[];
  also?(slug: string): void;
}

/** `knows` are the ETags that may be overwritten; null for any. */
interface Change {
  by: string | null;
  knows?: string[] | null;
}

const INSERTED = { id: "id", ...COLUMNS, ...PICTURE_COLUMNS };

const INSERT = `INSERT INTO recipe (${Object.keys(INSERTED)})
  VALUES (${Object.values(INSERTED).map((value) => `$${value}`)}) RETURNING id`;

const UPDATE = `UPDATE recipe
  SET ${Object.entries(COLUMNS).map(([column, value]) => `${column} = $${value}`)} WHERE id = $id`;

export function recipeStore(db: Database, parts: Parts) {
  const { categories, tags, clock, doubts, furtherPictures, slugs, labels, search, versions } = parts;
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
    address: db.query<SlugAndName, [string]>(
      `SELECT slug, name FROM recipe WHERE source_address = ? ORDER BY id LIMIT ${MAX_DUPLICATES}`,
    ),
    ingredients: db.query<SlugAndName, [string]>(
      `SELECT slug, name FROM recipe WHERE ingredients_key = ? ORDER BY id LIMIT ${MAX_DUPLICATES}`,
    ),
  };

  const insert = db.query<{ id: number }, Values>(INSERT);
  const update = db.query<null, Values>(UPDATE);

  function insertOne(content: RecipeContent, values: Values): number {
    const row = insert.get({ ...toColumns(content), ...values });
    if (!row) throw new Error(`The recipe “${content.name}” was not stored`);
    organize(row.id, content);
    search.add(row.id);
    return row.id;
  }

  function organize(id: number, content: RecipeContent): void {
    categories.setFor(id, content.recipeCategory);
    tags.setFor(id, content.tags);
  }

  const add = db.transaction(
    (content: RecipeContent, { picture = null, by = null, doubts: found = [], also }: AddOptions) => {
      const slug = slugs.forName(content.name);
      const now = clock();
      const id = insertOne(content, {
        id: null,
        slug,
        dateAdded: content.dateAdded ?? localDay(now),
        changedAt: now.toISOString(),
        changedBy: by,
        ...toPictureColumns(picture, picture ? labels.next(slug) : 0),
      });
      doubts.set(id, found);
      also?.(slug);
      return slug;
    },
  );

  const change = db.transaction(
    (slug: string, next: (now: Recipe) => RecipeContent, { by, knows = null }: Change) => {
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
        changedAt: timeAfter(row.changed_at, clock()),
        changedBy: by,
      });
      if (newSlug !== row.slug && row.picture_key !== null) labels.follow(row.id, newSlug);
      furtherPictures.followSteps(row.id, before.recipeInstructions, content.recipeInstructions);
      organize(row.id, content);
      if (now.doubts.length > 0) doubts.set(row.id, keepUnchecked(now.doubts, before, content));
      search.change(row.id);
      return newSlug;
    },
  );

  const findRow = (slug: string): Row | null => bySlug.get(slug);

  const findRowByAnySlug = (slug: string): Row | null =>
    findRow(slug) ?? findRow(slugs.findNewSlug(slug) ?? "");

  /** Skips deleted recipes, so that a bulk change applies to the rest. Throws RecipeNotFound if none exists. */
  function findRows(slugList: string[]): { rows: Row[]; missing: string[] } {
    const found = [...new Set(slugList)].map((slug) => ({ slug, row: findRowByAnySlug(slug) }));
    const rows = new Map(found.flatMap(({ row }) => (row ? [[row.id, row]] : [])));
    const missing = found.filter(({ row }) => row === null).map(({ slug }) => slug);
    if (rows.size === 0) throw new RecipeNotFound(slugList[0] ?? "");
    return { rows: [...rows.values()], missing };
  }

  function getRow(slug: string): Row {
    const row = findRow(slug);
    if (!row) throw new RecipeNotFound(slug, slugs.findNewSlug(slug));
    return row;
  }

  const getRowByAnySlug = (slug: string): Row => findRowByAnySlug(slug) ?? getRow(slug);

  return {
    get(slug: string): Recipe | null {
      const row = findRow(slug);
      return row && fromRow(row);
    },

    *all(limit: number): Generator<Recipe> {
      for (const row of all.iterate(limit)) yield fromRow(row);
    },

    listInAny(kind: OrganizerKind, names: string[]): Recipe[] {
      const written = [...names, ...names.map(makeSlug)].filter(Boolean);
      return byOrganizers.all(kind, JSON.stringify(written), JSON.stringify(names)).map(fromRow);
    },

    withOrganizer(organizerId: number): Recipe[] {
      return byOrganizer.all(organizerId).map(fromRow);
    },

    movedTo: slugs.findNewSlug,

    fromAddress(url: string): SlugAndName[] {
      const address = sourceAddress(url);
      return address ? known.address.all(address) : [];
    },

    withIngredients(lines: string[]): SlugAndName[] {
      const key = ingredientsKey(lines);
      return key ? known.ingredients.all(key) : [];
    },

    /** Fills in columns that older versions didn't have. Call it once at startup. */
    completeRows: completeRows(db),

    findRow,

    /** @throws RecipeNotFound */
    getRow,

    findRowById: (id: number): Row | null => byId.get(id),

    findRows,

    findRowByAnySlug,

    /** @throws RecipeNotFound */
    getRowByAnySlug,

    /** Call it inside a transaction. */
    insert: insertOne,

    add: (content: RecipeContent, more: AddOptions = {}): string => add.immediate(content, more),

    /** @throws RecipeNotFound, RecipeChanged */
    change: (slug: string, next: (now: Recipe) => RecipeContent, options: Change): string =>
      change.immediate(slug, next, options),
  };
}

/** Later than the last change even within one millisecond, since clients notice changes by their time. */
function timeAfter(last: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(last) + 1)).toISOString();
}

function completeRows(db: Database): () => void {
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
