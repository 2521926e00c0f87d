import type { Database } from "bun:sqlite";
import type { Organizer, OrganizerKind } from "../contract/organizers.ts";
import { freeSlug, slugOf } from "../platform/slug.ts";

export type OrganizerStore = ReturnType<typeof organizerStore>;

interface Row {
  id: number;
  name: string;
  slug: string;
}

/** The one place with the SQL of categories and of tags: one implementation, two kinds. */
export function organizerStore(db: Database, kind: OrganizerKind) {
  const all = db.query<Row, [string]>(
    "SELECT id, name, slug FROM organizer WHERE kind = ? ORDER BY name COLLATE NOCASE, id",
  );
  const bySlug = db.query<Row, [string, string]>(
    "SELECT id, name, slug FROM organizer WHERE kind = ? AND slug = ?",
  );
  const insert = db.query<{ id: number }, [string, string, string]>(
    "INSERT INTO organizer (kind, name, slug) VALUES (?, ?, ?) RETURNING id",
  );
  const unlink = db.query<null, [number, string]>(
    "DELETE FROM recipe_organizer WHERE recipe_id = ? AND organizer_id IN (SELECT id FROM organizer WHERE kind = ?)",
  );
  const link = db.query<null, [number, number, number]>(
    "INSERT OR IGNORE INTO recipe_organizer (recipe_id, organizer_id, position) VALUES (?, ?, ?)",
  );

  /** The one of this name, made when there is none. Names that make the same slug are the same organizer. */
  function findOrMake(name: string): number {
    const slug = slugOf(name) || freeSlug(kind, (taken) => sameSlugOtherName(taken, name));
    return bySlug.get(kind, slug)?.id ?? insertOne(name, slug);
  }

  function insertOne(name: string, slug: string): number {
    const made = insert.get(kind, name, slug);
    if (!made) throw new Error(`The ${kind} “${name}” was not stored`);
    return made.id;
  }

  /** A name without a letter that can stand in an address (🌶️) still has to be told from others like it. */
  function sameSlugOtherName(slug: string, name: string): boolean {
    const there = bySlug.get(kind, slug);
    return there !== null && there.name !== name;
  }

  return {
    kind,

    /** By name. */
    list: (): Organizer[] => all.all(kind),

    /** Null when there is none. */
    get: (slug: string): Organizer | null => bySlug.get(kind, slug),

    /**
     * Makes a recipe's categories or tags exactly these, in this order; blank names are dropped.
     * Call it inside the recipe's transaction.
     */
    setFor(recipeId: number, names: string[]): void {
      unlink.run(recipeId, kind);
      const wanted = names.map((name) => name.replace(/\s+/g, " ").trim()).filter(Boolean);
      wanted.forEach((name, position) => link.run(recipeId, findOrMake(name), position));
    },
  };
}
