import type { Database } from "bun:sqlite";
import type { Instruction, Note } from "../../contract/recipes.ts";
import type { OrganizerKind } from "../../contract/organizers.ts";
import type { RecipeFoodStore } from "../foods/recipe-food-store.ts";
import { indexMergingStore } from "./index-merging-store.ts";
import {
  EVERY_RECIPE,
  FOODS_READ,
  makeFoodWord,
  makeKindWord,
  makeLabelWord,
  makeUnknownWords,
  markNameEnd,
} from "./search-expression.ts";
import { toIndexedWords } from "./search-words.ts";
import { typoWordStore } from "./typo-word-store.ts";

export type SearchStore = ReturnType<typeof searchStore>;

export interface Label {
  id: number;
  kind: OrganizerKind;
  slug: string;
  words: string;
}

export interface SearchHit {
  id: number;
  name: string;
  description: string;
}

/** `last` is 0 if nothing was missing. */
interface AddedBatch {
  last: number;
  isEnd: boolean;
}

interface Texts {
  name: string;
  description: string;
  ingredients: string;
  instructions: string;
  notes: string;
  labels: string;
}

export function searchStore(db: Database, foods: RecipeFoodStore) {
  const { deferMerging, mergePart } = indexMergingStore(db);
  const { learnWords, wordsLike } = typoWordStore(db);
  const textsOf = db.query<Texts, [number]>(
    `SELECT name, description, ingredients, instructions, notes,
       (SELECT json_group_array(organizer_id) FROM recipe_organizer WHERE recipe_id = recipe.id) AS labels
     FROM recipe WHERE id = ?`,
  );
  const remove = db.query<null, [number]>("DELETE FROM recipe_words WHERE rowid = ?");
  const insert = db.query<null, [number, string, string, string, string, string, string]>(
    `INSERT INTO recipe_words (rowid, name, description, ingredients, steps, notes, labels)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const missing = db.query<{ id: number; isIndexed: number }, [number, number, number | null]>(
    `SELECT id, EXISTS (SELECT 1 FROM recipe_words WHERE rowid = recipe.id) AS isIndexed FROM recipe WHERE id > ?1 AND (
       NOT EXISTS (SELECT 1 FROM recipe_words WHERE rowid = recipe.id)
       OR NOT EXISTS (SELECT 1 FROM recipe_foods WHERE recipe_id = recipe.id AND version = coalesce(?3, version)))
     ORDER BY id LIMIT ?2`,
  );
  const ofOrganizer = db.query<{ id: number }, [number]>(
    "SELECT recipe_id AS id FROM recipe_organizer WHERE organizer_id = ? ORDER BY recipe_id",
  );
  const matching = db.query<{ id: number }, [string, number]>(
    "SELECT rowid AS id FROM recipe_words WHERE recipe_words MATCH ? ORDER BY rowid DESC LIMIT ?",
  );
  const matchingAmong = db.query<{ id: number }, [string, number, string]>(
    `SELECT rowid AS id FROM recipe_words WHERE recipe_words MATCH ? AND rowid IN (SELECT value FROM json_each(?3))
     ORDER BY rowid DESC LIMIT ?2`,
  );
  const matchingAll = db.query<{ id: number }, [string]>(
    "SELECT rowid AS id FROM recipe_words WHERE recipe_words MATCH ?",
  );
  const withLabels = db.query<{ id: number }, [string]>(
    `SELECT DISTINCT recipe_id AS id FROM recipe_organizer
     WHERE organizer_id IN (SELECT value FROM json_each(?))`,
  );
  /** The plus makes SQLite walk the date index until it has enough, instead of sorting all matches. */
  const newest = db.query<{ id: number }, [string, number]>(
    `SELECT id FROM recipe WHERE +id IN (SELECT rowid FROM recipe_words WHERE recipe_words MATCH ?)
     ORDER BY date_added DESC, id DESC LIMIT ?`,
  );
  const found = db.query<SearchHit, [string, number]>(
    `SELECT recipe.id, name, substr(description, 1, ?2) AS description
     FROM json_each(?1) AS given JOIN recipe ON recipe.id = given.value ORDER BY given.key`,
  );
  const organizers = db.query<{ id: number; kind: OrganizerKind; slug: string; name: string }, []>(
    "SELECT id, kind, slug, name FROM organizer",
  );

  function put(id: number): string[] | null {
    const texts = textsOf.get(id);
    if (!texts) return null;
    const columns = toColumns(texts);
    const labels: number[] = JSON.parse(texts.labels);
    const words = [EVERY_RECIPE, ...labels.map(makeLabelWord), ...listFoodWords(id, texts)];
    insert.run(id, ...columns, words.join(" "));
    return columns;
  }

  function listFoodWords(id: number, texts: Texts): string[] {
    const lines = foods.getLines(id);
    if (!lines) return [];
    const ingredients: string[] = JSON.parse(texts.ingredients);
    const unread = lines.filter(([, names]) => typeof names === "string");
    const written = unread.map(([position]) => toIndexedWords(ingredients[position] ?? ""));
    return [
      FOODS_READ,
      ...foods.listFoodsAndParents(lines).map(makeFoodWord),
      ...foods.listKinds(lines).map(makeKindWord),
      ...written.map(makeUnknownWords),
    ];
  }

  function add(id: number): void {
    foods.read(id);
    learnWords(put(id) ?? []);
  }

  function change(id: number): void {
    remove.run(id);
    add(id);
  }

  /** Skips the words for typo search, since they stay the same. */
  function readAgain(id: number): void {
    foods.read(id);
    remove.run(id);
    put(id);
  }

  /** In one go, since FTS5 would flush its index for each recipe. */
  function relabel(ids: number[]): void {
    const inOrder = ids.toSorted((one, other) => one - other);
    deferMerging(() => {
      for (const id of inOrder) remove.run(id);
      inOrder.forEach(put);
    });
  }

  const addMissing = db.transaction((after: number, most: number): AddedBatch => {
    const rows = missing.all(after, most, foods.getVersion());
    if (rows.length === 0) return { last: after, isEnd: true };
    deferMerging(() => {
      for (const { id, isIndexed } of rows) {
        if (isIndexed) readAgain(id);
        else add(id);
      }
    });
    return { last: rows.at(-1)?.id ?? after, isEnd: rows.length < most };
  });

  return {
    /** Call it inside the recipe's transaction, after setting categories and tags. */
    add,

    /** Call it in the recipe's transaction. */
    remove: (id: number): void => void remove.run(id),

    deferMerging,

    /** Call it before anything else changes the index. */
    change,

    relabel,

    relabelByOrganizer: (organizerId: number): void =>
      relabel(ofOrganizer.all(organizerId).map(({ id }) => id)),

    /** @param after the last id of the batch before, or 0 */
    addMissing: (after: number, most: number): AddedBatch => addMissing.immediate(after, most),

    mergePart,

    /** @param among the only ids that count; null for all */
    matching(expression: string, most: number, among: number[] | null): number[] {
      const rows = among
        ? matchingAmong.all(expression, most, JSON.stringify(among))
        : matching.all(expression, most);
      return rows.map(({ id }) => id);
    },

    withAny(expression: string, labels: number[]): Set<number> {
      const rows = [...matchingAll.all(expression), ...withLabels.all(JSON.stringify(labels))];
      return new Set(rows.map(({ id }) => id));
    },

    newest: (expression: string, most: number): number[] => newest.all(expression, most).map(({ id }) => id),

    listFound: (ids: number[], characters: number): SearchHit[] => found.all(JSON.stringify(ids), characters),

    labels: (): Label[] =>
      organizers.all().map(({ name, ...label }) => ({ ...label, words: toIndexedWords(name) })),

    wordsLike,
  };
}

function toColumns(texts: Texts): [string, string, string, string, string] {
  const ingredients: string[] = JSON.parse(texts.ingredients);
  const steps: Instruction[] = JSON.parse(texts.instructions);
  const notes: Note[] = JSON.parse(texts.notes);
  return [
    markNameEnd(toIndexedWords(texts.name)),
    toIndexedWords(texts.description),
    toIndexedWords(ingredients.join("\n")),
    toIndexedWords(steps.map(({ title = "", name = "", text }) => `${title}\n${name}\n${text}`).join("\n")),
    toIndexedWords(notes.map(({ title, text }) => `${title}\n${text}`).join("\n")),
  ];
}
