import type { Database } from "bun:sqlite";
import type { OrganizerKind } from "../contract/organizers.ts";
import type { Recipe, RecipeSummary, SummaryOrder } from "../contract/recipes.ts";
import { localDay, type Clock } from "../platform/clock.ts";
import { freeSlug, slugOf } from "../platform/slug.ts";
import type { OrganizerStore } from "../organizers/organizer-store.ts";
import type { CurrentPicture, RecipeContent } from "./recipe.ts";
import type { StoredPicture } from "./recipe-images.ts";
import { ingredientsKey, sourceAddress } from "./same-recipe.ts";
import { columnsOf, fromRow, summaryFromRow, type Row, type SummaryRow } from "./recipe-rows.ts";

/**
 * Slugs that no recipe gets: `/api/recipes/summary` and its like are calls of their own, today's and those that clients
 * of this API know, and a recipe behind one of them could not be reached.
 */
const RESERVED_SLUGS = new Set(["summary", "create", "create-url", "read-url", "import", "category", "tag"]);

/** Of recipes that are like another, so many are named. */
const MOST_ALIKE = 5;

export type RecipeStore = ReturnType<typeof recipeStore>;

/** Names of a recipe's categories or tags, as a JSON list in their order. */
const namesSql = (kind: OrganizerKind) => `(
  SELECT json_group_array(o.name ORDER BY l.position)
  FROM recipe_organizer l JOIN organizer o ON o.id = l.organizer_id
  WHERE l.recipe_id = recipe.id AND o.kind = '${kind}')`;

/** The same with ids and slugs, for those who want to go there. */
const organizersSql = (kind: OrganizerKind) => `(
  SELECT json_group_array(json_object('id', o.id, 'name', o.name, 'slug', o.slug) ORDER BY l.position)
  FROM recipe_organizer l JOIN organizer o ON o.id = l.organizer_id
  WHERE l.recipe_id = recipe.id AND o.kind = '${kind}')`;

const WHOLE = `*, ${organizersSql("category")} AS categories, ${organizersSql("tag")} AS tags`;
const SUMMARY = `id, name, slug, picture_ext, picture_number, picture_hash, description, rating, date_added,
  ${namesSql("category")} AS categories, ${namesSql("tag")} AS tags`;

/** The one place with the SQL of recipes; `recipe-rows.ts` says what stands in their rows. */
export function recipeStore(
  db: Database,
  { categories, tags, clock }: { categories: OrganizerStore; tags: OrganizerStore; clock: Clock },
) {
  const bySlug = db.query<Row, [string]>(`SELECT ${WHOLE} FROM recipe WHERE slug = ?`);
  const byOrganizer = db.query<Row, [number]>(
    `SELECT ${WHOLE} FROM recipe
     WHERE id IN (SELECT recipe_id FROM recipe_organizer WHERE organizer_id = ?) ORDER BY name COLLATE NOCASE, id`,
  );
  const summaries = {
    stored: db.query<SummaryRow, [number, number]>(
      `SELECT ${SUMMARY} FROM recipe ORDER BY id LIMIT ? OFFSET ?`,
    ),
    recent: db.query<SummaryRow, [number, number]>(
      `SELECT ${SUMMARY} FROM recipe ORDER BY date_added DESC, id DESC LIMIT ? OFFSET ?`,
    ),
  };
  const exists = db.query<{ id: number }, [string]>("SELECT id FROM recipe WHERE slug = ?");
  const pictureOf = db.query<CurrentPicture, [string]>(
    `SELECT slug, picture_key AS key, picture_ext AS ext, picture_number AS number FROM recipe
     WHERE slug = ? AND picture_key IS NOT NULL`,
  );
  const pictureKeys = db.query<{ key: string }, []>(
    "SELECT picture_key AS key FROM recipe WHERE picture_key IS NOT NULL",
  );
  const insert = db.query<{ id: number }, Record<string, string | number | null>>(
    `INSERT INTO recipe (slug, name, description, recipe_yield, ingredients, ingredient_groups, instructions, notes,
       tools, nutrition, extras, rating, source_rating, author, cuisines, prep_time, perform_time, total_time, org_url,
       source_text, source_address, ingredients_key, date_added, picture_key, picture_ext, picture_number, picture_hash,
       changed_at)
     VALUES ($slug, $name, $description, $recipeYield, $ingredients, $ingredientGroups, $instructions, $notes,
       $tools, $nutrition, $extras, $rating, $sourceRating, $author, $cuisines, $prepTime, $performTime, $totalTime,
       $orgUrl, $sourceText, $sourceAddress, $ingredientsKey, $dateAdded, $pictureKey, $pictureExt, $pictureNumber,
       $pictureHash, $changedAt)
     RETURNING id`,
  );

  function slugFor(name: string): string {
    const base = slugOf(name) || "recipe";
    return freeSlug(base, (slug) => RESERVED_SLUGS.has(slug) || exists.get(slug) !== null);
  }

  const known = {
    address: db.query<KnownRecipe, [string]>(
      `SELECT slug, name FROM recipe WHERE source_address = ? ORDER BY id LIMIT ${MOST_ALIKE}`,
    ),
    ingredients: db.query<KnownRecipe, [string]>(
      `SELECT slug, name FROM recipe WHERE ingredients_key = ? ORDER BY id LIMIT ${MOST_ALIKE}`,
    ),
  };

  const add = db.transaction((content: RecipeContent, picture: StoredPicture | null, also: Also): string => {
    const slug = slugFor(content.name);
    const now = clock();
    const made = insert.get({
      ...columnsOf(content),
      slug,
      dateAdded: content.dateAdded ?? localDay(now),
      pictureKey: picture?.key ?? null,
      pictureExt: picture?.ext ?? null,
      pictureNumber: picture ? 1 : 0,
      pictureHash: picture?.hash ?? null,
      changedAt: now.toISOString(),
    });
    if (!made) throw new Error(`The recipe “${content.name}” was not stored`);
    categories.setFor(made.id, content.recipeCategory);
    tags.setFor(made.id, content.tags);
    also(slug);
    return slug;
  });

  return {
    /** Null when there is none. */
    get(slug: string): Recipe | null {
      const row = bySlug.get(slug);
      return row && fromRow(row);
    },

    /** A part of all recipes, in one of their orders; a limit below 0 is none. */
    summaries({ order, start, limit }: SummaryPage): RecipeSummary[] {
      return summaries[order].all(limit, start).map(summaryFromRow);
    },

    /** Whole recipes of a category or tag, by name. */
    withOrganizer(organizerId: number): Recipe[] {
      return byOrganizer.all(organizerId).map(fromRow);
    },

    /** Null when there is no such recipe or it has no picture. */
    picture(slug: string): CurrentPicture | null {
      return pictureOf.get(slug);
    },

    /** Of every picture that counts. */
    pictureKeys: (): Set<string> => new Set(pictureKeys.all().map((row) => row.key)),

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
     * Stores a new recipe whole, its picture with it, and returns its slug.
     * @param also what must happen together with it, in the same transaction; when it throws, nothing is stored
     */
    add(content: RecipeContent, picture: StoredPicture | null = null, also: Also = () => undefined): string {
      return add.immediate(content, picture, also);
    },
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

type Also = (slug: string) => void;

export interface SummaryPage {
  order: SummaryOrder;
  start: number;
  limit: number;
}
