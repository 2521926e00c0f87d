import type { Database } from "bun:sqlite";
import type { ListedOrganizer, Organizer, OrganizerKind } from "../contract/organizers.ts";
import { inOneLine } from "../platform/plain-text.ts";
import { freeSlug, makeSlug } from "../platform/slug.ts";
import { MergeIntoItself, OrganizerExists, OrganizerNotFound } from "./organizer.ts";

export type OrganizerStore = ReturnType<typeof organizerStore>;

export type AlsoMerge = (from: number, into: number) => void;

export function organizerStore(db: Database, kind: OrganizerKind) {
  const all = db.query<ListedOrganizer, [string]>(
    `SELECT id, name, slug,
       (SELECT count(*) FROM recipe_organizer WHERE organizer_id = organizer.id) AS recipeCount
     FROM organizer WHERE kind = ? ORDER BY name COLLATE NOCASE, id`,
  );
  const bySlug = db.query<Organizer, [string, string]>(
    "SELECT id, name, slug FROM organizer WHERE kind = ? AND slug = ?",
  );
  const byName = db.query<Organizer, [string, string]>(
    "SELECT id, name, slug FROM organizer WHERE kind = ? AND name = ?",
  );
  const insert = db.query<Organizer, [string, string, string]>(
    "INSERT INTO organizer (kind, name, slug) VALUES (?, ?, ?) RETURNING id, name, slug",
  );
  const change = db.query<Organizer, [string, string, number]>(
    "UPDATE organizer SET name = ?, slug = ? WHERE id = ? RETURNING id, name, slug",
  );
  const remove = db.query<null, [number]>("DELETE FROM organizer WHERE id = ?");
  const unlink = db.query<null, [number, string]>(
    "DELETE FROM recipe_organizer WHERE recipe_id = ? AND (SELECT kind FROM organizer WHERE id = organizer_id) = ?",
  );
  const link = db.query<null, [number, number, number]>(
    "INSERT OR IGNORE INTO recipe_organizer (recipe_id, organizer_id, position) VALUES (?, ?, ?)",
  );
  const removeUnused = db.query<null, [string, string]>(
    `DELETE FROM organizer WHERE kind = ? AND id IN (SELECT value FROM json_each(?))
       AND id NOT IN (SELECT organizer_id FROM recipe_organizer)
       AND id NOT IN (SELECT organizer_id FROM site_category)
       AND id NOT IN (SELECT organizer_id FROM custom_page_category)
       AND id NOT IN (SELECT organizer_id FROM group_category)`,
  );
  const newer = db.query<{ id: number }, [string, number]>(
    "SELECT id FROM organizer WHERE kind = ? AND id > ?",
  );
  const newest = db.query<{ id: number }, [string]>(
    "SELECT ifnull(max(id), 0) AS id FROM organizer WHERE kind = ?",
  );
  const removeEmpty = db.query<null, [string]>(
    "DELETE FROM organizer WHERE kind = ? AND id NOT IN (SELECT organizer_id FROM recipe_organizer)",
  );
  const moveLinks = db.query<null, { from: number; into: number }>(
    `INSERT INTO recipe_organizer (recipe_id, organizer_id, position)
     SELECT recipe_id, $into, position FROM recipe_organizer WHERE organizer_id = $from
     ON CONFLICT DO UPDATE SET position = min(position, excluded.position)`,
  );

  /** @throws OrganizerNotFound */
  function getKnown(slug: string): Organizer {
    const found = bySlug.get(kind, slug);
    if (!found) throw new OrganizerNotFound(kind, slug);
    return found;
  }

  /** Names without letters for a slug (🌶️) are told apart by the name itself. */
  function makeSlugFor(name: string, own?: number): string {
    const slug = makeSlug(name);
    if (slug) return slug;
    return byName.get(kind, name)?.slug ?? freeSlug(kind, (taken) => findOther(taken, own) !== null);
  }

  function findOther(slug: string, own?: number): Organizer | null {
    const found = bySlug.get(kind, slug);
    return found?.id === own ? null : found;
  }

  /** @throws OrganizerExists */
  function refuseTaken(slug: string, own?: number): void {
    const other = findOther(slug, own);
    if (other) throw new OrganizerExists(kind, other.name);
  }

  function findOrMake(name: string): Organizer {
    // Older names got slugs before Unicode normalization.
    const older = name === name.normalize("NFC") ? null : byName.get(kind, name);
    if (older) return older;
    const slug = makeSlugFor(name);
    return bySlug.get(kind, slug) ?? requireStored(insert.get(kind, name, slug));
  }

  function setIds(recipeId: number, ids: number[]): void {
    unlink.run(recipeId, kind);
    ids.forEach((id, position) => link.run(recipeId, id, position));
  }

  function requireStored(row: Organizer | null): Organizer {
    if (!row) throw new Error(`A ${kind} was not stored`);
    return row;
  }

  const insertArchived = db.query<Organizer, [number | null, string, string, string]>(
    "INSERT INTO organizer (id, kind, name, slug) VALUES (?, ?, ?, ?) RETURNING id, name, slug",
  );
  const holder = db.query<{ id: number }, [number]>("SELECT id FROM organizer WHERE id = ?");
  const removeUnnamed = db.query<null, [string]>(
    `DELETE FROM organizer WHERE kind = ?
       AND id NOT IN (SELECT organizer_id FROM recipe_organizer)
       AND id NOT IN (SELECT organizer_id FROM site_category)
       AND id NOT IN (SELECT organizer_id FROM custom_page_category)
       AND id NOT IN (SELECT organizer_id FROM group_category)`,
  );

  const add = db.transaction((name: string): Organizer => {
    const slug = makeSlugFor(name);
    refuseTaken(slug);
    return requireStored(insert.get(kind, name, slug));
  });

  const rename = db.transaction((slug: string, name: string): Organizer => {
    const { id } = getKnown(slug);
    const newSlug = makeSlugFor(name, id);
    refuseTaken(newSlug, id);
    return requireStored(change.get(name, newSlug, id));
  });

  const merge = db.transaction((slug: string, into: string, also: AlsoMerge): Organizer => {
    const source = getKnown(slug);
    const target = getKnown(into);
    if (source.id === target.id) throw new MergeIntoItself();
    moveLinks.run({ from: source.id, into: target.id });
    also(source.id, target.id);
    remove.run(source.id);
    return target;
  });

  return {
    kind,

    list: (): ListedOrganizer[] => all.all(kind),

    get: (slug: string): Organizer | null => bySlug.get(kind, slug),

    /** @throws OrganizerExists */
    add: (name: string): Organizer => add.immediate(name),

    /** @throws OrganizerNotFound, OrganizerExists */
    rename: (slug: string, name: string): Organizer => rename.immediate(slug, name),

    /** @throws OrganizerNotFound */
    remove: (slug: string): void => void remove.run(getKnown(slug).id),

    /** @throws OrganizerNotFound, MergeIntoItself */
    merge: (slug: string, into: string, also: AlsoMerge): Organizer => merge.immediate(slug, into, also),

    /** Call it inside the recipe's transaction. */
    setFor(recipeId: number, names: string[]): void {
      const cleaned = names.map(inOneLine).filter(Boolean);
      setIds(
        recipeId,
        cleaned.map((name) => findOrMake(name).id),
      );
    },

    setIds,

    findOrMake,

    findByName: (name: string): Organizer | null => bySlug.get(kind, makeSlugFor(name)),

    newestId: (): number => newest.get(kind)?.id ?? 0,

    listNewerThan: (id: number): number[] => newer.all(kind, id).map((one) => one.id),

    /** Keeps those that a recipe, home, a custom page or a group uses. */
    removeUnused: (ids: number[]): void => void removeUnused.run(kind, JSON.stringify(ids)),

    /** Keeps the archived id if it's free; does nothing if the slug exists. */
    restore({ id, name, slug }: Organizer): void {
      if (bySlug.get(kind, slug)) return;
      requireStored(insertArchived.get(holder.get(id) ? null : id, kind, name, slug));
    },

    /** Keeps those that home, a custom page or a group uses. */
    removeUnnamed: (): void => void removeUnnamed.run(kind),

    removeEmpty: (): number => removeEmpty.run(kind).changes,
  };
}
