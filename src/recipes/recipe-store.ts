import type { Database } from "bun:sqlite";
import type { OrganizerKind } from "../contract/organizers.ts";
import type { RecipeHistory } from "../contract/recipe-life.ts";
import type { Recipe } from "../contract/recipes.ts";
import type { Clock } from "../platform/clock.ts";
import type { OrganizerStore } from "../organizers/organizer-store.ts";
import { recipeContent, RecipeNotFound } from "./recipe.ts";
import { makeSlug } from "../platform/slug.ts";
import { libraryStore } from "./library/library-store.ts";
import { pictureLabelStore } from "./pictures/picture-label-store.ts";
import { bulkStore } from "./bulk/bulk-store.ts";
import { pictureStore } from "./pictures/picture-store.ts";
import { recipeWriteStore } from "./recipe-write-store.ts";
import { searchStore } from "./search/search-store.ts";
import { slugStore } from "./slug-store.ts";
import { summaryStore } from "./lists/summary-store.ts";
import { ingredientsKey, sourceAddress } from "./same-recipe.ts";
import { fromRow, type Row } from "./recipe-rows.ts";

/** Of recipes that are like another, so many are named. */
const MOST_ALIKE = 5;

export type RecipeStore = ReturnType<typeof recipeStore>;

/** A recipe's categories or tags, as a JSON list in their order. */
const organizersSql = (kind: OrganizerKind) => `(
  SELECT json_group_array(json_object('id', o.id, 'name', o.name, 'slug', o.slug) ORDER BY l.position)
  FROM recipe_organizer l JOIN organizer o ON o.id = l.organizer_id
  WHERE l.recipe_id = recipe.id AND o.kind = '${kind}')`;

const WHOLE = `*, ${organizersSql("category")} AS categories, ${organizersSql("tag")} AS tags`;

/** The one place with the SQL of recipes, with `recipe-write-store.ts`; `recipe-rows.ts` says what stands in their rows. */
export function recipeStore(
  db: Database,
  { categories, tags, clock }: { categories: OrganizerStore; tags: OrganizerStore; clock: Clock },
) {
  const slugs = slugStore(db);
  const search = searchStore(db);
  const labels = pictureLabelStore(db);
  const pictures = pictureStore(db, { labels, clock });
  const bySlug = db.query<Row, [string]>(`SELECT ${WHOLE} FROM recipe WHERE slug = ?`);
  const byId = db.query<Row, [number]>(`SELECT ${WHOLE} FROM recipe WHERE id = ?`);
  const writes = recipeWriteStore(db, {
    categories,
    tags,
    clock,
    slugs,
    search,
    labels,
    pictures,
    findRow: (slug) => bySlug.get(slug),
  });
  const many = bulkStore(db, {
    categories,
    tags,
    clock,
    search,
    writes,
    findRow: (slug) => bySlug.get(slug) ?? bySlug.get(slugs.findNewSlug(slug) ?? ""),
    findRowById: (id) => byId.get(id),
  });
  const byOrganizer = db.query<Row, [number]>(
    `SELECT ${WHOLE} FROM recipe
     WHERE id IN (SELECT recipe_id FROM recipe_organizer WHERE organizer_id = ?) ORDER BY name COLLATE NOCASE, id`,
  );
  const byOrganizers = db.query<Row, [string, string, string]>(
    `SELECT ${WHOLE} FROM recipe WHERE id IN (
       SELECT recipe_id FROM recipe_organizer JOIN organizer o ON o.id = organizer_id
       WHERE o.kind = ? AND (o.slug IN (SELECT value FROM json_each(?)) OR o.name IN (SELECT value FROM json_each(?))))
     ORDER BY name COLLATE NOCASE, id`,
  );
  const all = db.query<Row, [number]>(`SELECT ${WHOLE} FROM recipe ORDER BY id LIMIT ?`);
  const summaries = summaryStore(db);
  const library = libraryStore(db, WHOLE);
  const known = {
    address: db.query<KnownRecipe, [string]>(
      `SELECT slug, name FROM recipe WHERE source_address = ? ORDER BY id LIMIT ${MOST_ALIKE}`,
    ),
    ingredients: db.query<KnownRecipe, [string]>(
      `SELECT slug, name FROM recipe WHERE ingredients_key = ? ORDER BY id LIMIT ${MOST_ALIKE}`,
    ),
  };

  return {
    /** Null when there is none. */
    get(slug: string): Recipe | null {
      const row = bySlug.get(slug);
      return row && fromRow(row);
    },

    summaries: summaries.page,
    summaryCount: summaries.count,
    summariesOf: summaries.of,

    /** What those ask for who keep all recipes. */
    library,

    /** Whole, as they were stored. */
    *all(limit: number): Generator<Recipe> {
      for (const row of all.iterate(limit)) yield fromRow(row);
    },

    /** Whole recipes that are in any of some categories or tags, told by name or slug, each once, by name. */
    listInAny(kind: OrganizerKind, names: string[]): Recipe[] {
      const written = [...names, ...names.map(makeSlug)].filter(Boolean);
      return byOrganizers.all(kind, JSON.stringify(written), JSON.stringify(names)).map(fromRow);
    },

    /** Whole recipes of a category or tag, by name. */
    withOrganizer(organizerId: number): Recipe[] {
      return byOrganizer.all(organizerId).map(fromRow);
    },

    /** Which pictures count, and which ones can be had back. */
    pictures,

    /** The slug of the recipe that had this one before it was renamed; null when none had. */
    movedTo: slugs.findNewSlug,

    /** Recipes from this page. */
    fromAddress(url: string): KnownRecipe[] {
      const address = sourceAddress(url);
      return address ? known.address.all(address) : [];
    },

    /** Recipes with these ingredients, in whatever amounts. */
    withIngredients(lines: string[]): KnownRecipe[] {
      const key = ingredientsKey(lines);
      return key ? known.ingredients.all(key) : [];
    },

    /**
     * Works out for rows of earlier versions by what they are known again. Call it once at the start; it is over at once
     * when nothing is left to do.
     */
    completeRows: completing(db),

    /**
     * Who made the present state of a recipe and the states before, and what changed with each.
     * @throws RecipeNotFound
     */
    history(slug: string): RecipeHistory {
      const row = bySlug.get(slug);
      if (!row) throw new RecipeNotFound(slug, slugs.findNewSlug(slug));
      const states = writes.versions.history(row.id, recipeContent(fromRow(row)));
      return { savedAt: row.changed_at, savedBy: row.changed_by, ...states };
    },

    /** What recipes are found by. */
    search,

    ...writes,

    /** What is done with many at once. */
    many,
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

/** A recipe that is here already. */
export interface KnownRecipe {
  slug: string;
  name: string;
}
