import type { Database } from "bun:sqlite";
import type { Recipe, RecipeSummary, SummaryOrder } from "../contract/recipes.ts";
import { localDay, type Clock } from "../platform/clock.ts";
import { freeSlug, slugOf } from "../platform/slug.ts";
import type { OrganizerStore } from "../organizers/organizer-store.ts";
import { nutritionOf, type RecipeContent } from "./recipe.ts";
import type { StoredPicture } from "./recipe-images.ts";

/** Words that are calls below `/api/recipes/`: a recipe of that name could not be reached. */
const RESERVED_SLUGS = new Set(["summary", "create", "create-url", "read-url", "category", "tag"]);

/** The one place with the SQL of recipes. */
export type RecipeStore = ReturnType<typeof recipeStore>;

/** Names of a recipe's categories or tags, as a JSON list in their order. */
const namesOf = (kind: string) => `(
  SELECT json_group_array(o.name ORDER BY l.position)
  FROM recipe_organizer l JOIN organizer o ON o.id = l.organizer_id
  WHERE l.recipe_id = recipe.id AND o.kind = '${kind}')`;

/** The same with ids and slugs, for those who want to go there. */
const organizersOf = (kind: string) => `(
  SELECT json_group_array(json_object('id', o.id, 'name', o.name, 'slug', o.slug) ORDER BY l.position)
  FROM recipe_organizer l JOIN organizer o ON o.id = l.organizer_id
  WHERE l.recipe_id = recipe.id AND o.kind = '${kind}')`;

const WHOLE = `*, ${organizersOf("category")} AS categories, ${organizersOf("tag")} AS tags`;
const SUMMARY = `id, name, slug, picture_ext, picture_number, picture_hash, description, rating, date_added,
  ${namesOf("category")} AS categories, ${namesOf("tag")} AS tags`;

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
  const pictureOf = db.query<Picture, [string]>(
    `SELECT slug, picture_key AS key, picture_ext AS ext, picture_number AS number FROM recipe
     WHERE slug = ? AND picture_key IS NOT NULL`,
  );
  const pictureKeys = db.query<{ key: string }, []>(
    "SELECT picture_key AS key FROM recipe WHERE picture_key IS NOT NULL",
  );
  const insert = db.query<{ id: number }, Record<string, string | number | null>>(
    `INSERT INTO recipe (slug, name, description, recipe_yield, ingredients, ingredient_groups, instructions, notes,
       tools, nutrition, extras, rating, source_rating, author, cuisines, prep_time, perform_time, total_time, org_url,
       date_added, picture_key, picture_ext, picture_number, picture_hash, changed_at)
     VALUES ($slug, $name, $description, $recipeYield, $ingredients, $ingredientGroups, $instructions, $notes,
       $tools, $nutrition, $extras, $rating, $sourceRating, $author, $cuisines, $prepTime, $performTime, $totalTime,
       $orgUrl, $dateAdded, $pictureKey, $pictureExt, $pictureNumber, $pictureHash, $changedAt)
     RETURNING id`,
  );

  function slugFor(name: string): string {
    const base = slugOf(name) || "recipe";
    return freeSlug(base, (slug) => RESERVED_SLUGS.has(slug) || exists.get(slug) !== null);
  }

  const add = db.transaction((content: RecipeContent, picture: StoredPicture | null): string => {
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
    picture(slug: string): Picture | null {
      return pictureOf.get(slug);
    },

    /** Of every picture that counts. */
    pictureKeys: (): Set<string> => new Set(pictureKeys.all().map((row) => row.key)),

    /** Stores a new recipe whole, its picture with it, and returns its slug. */
    add(content: RecipeContent, picture: StoredPicture | null = null): string {
      return add.immediate(content, picture);
    },
  };
}

/** The picture of a recipe that counts. */
export interface Picture {
  slug: string;
  key: string;
  ext: string;
  /** How many pictures the recipe has had, this one included. */
  number: number;
}

export interface SummaryPage {
  order: SummaryOrder;
  start: number;
  limit: number;
}

interface SummaryRow {
  id: number;
  name: string;
  slug: string;
  description: string;
  rating: number;
  date_added: string;
  picture_ext: string | null;
  picture_number: number;
  picture_hash: string | null;
  categories: string;
  tags: string;
}

interface Row extends SummaryRow {
  recipe_yield: string;
  ingredients: string;
  ingredient_groups: string;
  instructions: string;
  notes: string;
  tools: string;
  nutrition: string;
  extras: string;
  source_rating: number | null;
  author: string;
  cuisines: string;
  prep_time: string | null;
  perform_time: string | null;
  total_time: string | null;
  org_url: string | null;
}

/** `banana-bread.jpg`, and `banana-bread.2.jpg` for its second picture: a new address, so that no old one is shown. */
function imageLabel(row: SummaryRow): string | null {
  if (!row.picture_ext) return null;
  return [row.slug, ...(row.picture_number > 1 ? [row.picture_number] : []), row.picture_ext].join(".");
}

function summaryFromRow(row: SummaryRow): RecipeSummary {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    image: imageLabel(row),
    description: row.description,
    recipeCategory: JSON.parse(row.categories),
    tags: JSON.parse(row.tags),
    rating: row.rating,
    dateAdded: row.date_added,
    imageHash: row.picture_hash,
  };
}

function fromRow(row: Row): Recipe {
  const organizers: Recipe["organizers"] = {
    categories: JSON.parse(row.categories),
    tags: JSON.parse(row.tags),
  };
  const recipeCategory = organizers.categories.map((category) => category.name);
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    image: imageLabel(row),
    description: row.description,
    recipeCategory,
    categories: recipeCategory,
    tags: organizers.tags.map((tag) => tag.name),
    organizers,
    rating: row.rating,
    sourceRating: row.source_rating,
    recipeYield: row.recipe_yield,
    recipeIngredient: JSON.parse(row.ingredients),
    ingredientGroups: JSON.parse(row.ingredient_groups),
    recipeInstructions: JSON.parse(row.instructions),
    nutrition: nutritionOf(JSON.parse(row.nutrition)),
    tools: JSON.parse(row.tools),
    totalTime: row.total_time,
    prepTime: row.prep_time,
    performTime: row.perform_time,
    dateAdded: row.date_added,
    notes: JSON.parse(row.notes),
    author: row.author,
    recipeCuisine: JSON.parse(row.cuisines),
    orgURL: row.org_url,
    url: row.org_url,
    extras: JSON.parse(row.extras),
  };
}

function columnsOf(content: RecipeContent) {
  return {
    name: content.name,
    description: content.description,
    recipeYield: content.recipeYield,
    ingredients: JSON.stringify(content.recipeIngredient),
    ingredientGroups: JSON.stringify(content.ingredientGroups),
    instructions: JSON.stringify(content.recipeInstructions),
    notes: JSON.stringify(content.notes),
    tools: JSON.stringify(content.tools),
    nutrition: JSON.stringify(content.nutrition),
    extras: JSON.stringify(content.extras),
    rating: content.rating,
    sourceRating: content.sourceRating,
    author: content.author,
    cuisines: JSON.stringify(content.recipeCuisine),
    prepTime: content.prepTime,
    performTime: content.performTime,
    totalTime: content.totalTime,
    orgUrl: content.orgURL,
  };
}
