import type { Database } from "bun:sqlite";
import { RECIPE_MOST } from "../../contract/rules.ts";
import type { Organizer } from "../../contract/organizers.ts";
import type { OrganizerStore } from "../../organizers/organizer-store.ts";
import type { Clock } from "../../platform/clock.ts";
import { TooManyOrganizers, type NameChange, type OrganizerChange } from "./organizer-change.ts";
import { NotInBin, recipeContent, RecipeNotFound } from "../recipe.ts";
import { fromRow, type Row } from "../recipe-rows.ts";
import type { RecipeWriteStore } from "../recipe-write-store.ts";
import type { SearchStore } from "../search/search-store.ts";

interface Parts {
  categories: OrganizerStore;
  tags: OrganizerStore;
  clock: Clock;
  search: SearchStore;
  writes: RecipeWriteStore;
  /** The recipe that has a slug, or had it. */
  findRow(slug: string): Row | null;
  findRowById(id: number): Row | null;
}

/** Of categories and of tags. */
interface OrganizerIds {
  categories: number[];
  tags: number[];
}

/** What a change of many recipes left behind, for the way back. */
export interface ChangedRecipes {
  /** The state before of each that changed. */
  versions: number[];
  /** Slugs that no recipe has or had. */
  missing: string[];
}

/** Changes of which it is known what they made: an undo is offered for a moment only. */
const REMEMBERED = 100;

/** The SQL of what is done with many recipes. Each is one transaction: it happens to all of them, or to none. */
export function bulkStore(db: Database, parts: Parts) {
  const { categories, tags, clock, search, writes, findRow: rowOf, findRowById: rowOfId } = parts;
  const touch = db.query<null, [string, string | null, number]>(
    "UPDATE recipe SET changed_at = ?, changed_by = ? WHERE id = ?",
  );

  /**
   * What changes made, by the first version that each kept. Who undoes a change is not asked for it: they could name
   * anything.
   */
  const madeBy = new Map<number, OrganizerIds>();

  function remember([first]: number[], made: OrganizerIds): void {
    if (first === undefined) return;
    madeBy.set(first, made);
    const [oldest] = madeBy.keys();
    if (madeBy.size > REMEMBERED && oldest !== undefined) madeBy.delete(oldest);
  }

  /**
   * The recipes of some slugs, each once. What somebody deleted meanwhile is left out: whoever chose two hundred wants
   * the others done.
   * @throws RecipeNotFound when none is here
   */
  function findRows(slugs: string[]): { rows: Row[]; missing: string[] } {
    const found = [...new Set(slugs)].map((slug) => ({ slug, row: rowOf(slug) }));
    const rows = new Map(found.flatMap(({ row }) => (row ? [[row.id, row]] : [])));
    const missing = found.filter(({ row }) => row === null).map(({ slug }) => slug);
    if (rows.size === 0) throw new RecipeNotFound(slugs[0] ?? "");
    return { rows: [...rows.values()], missing };
  }

  /** Makes a recipe's categories and tags these, and returns the version of the state before; null when nothing changes. */
  function organize(row: Row, next: OrganizerIds, by: string | null): number | null {
    const now = listOrganizerIds(row);
    if (Bun.deepEquals(now, next)) return null;
    const version = writes.versions.keep(row.id, {
      savedAt: row.changed_at,
      savedBy: row.changed_by,
      content: recipeContent(fromRow(row)),
    });
    if (!Bun.deepEquals(now.categories, next.categories)) categories.setIds(row.id, next.categories);
    if (!Bun.deepEquals(now.tags, next.tags)) tags.setIds(row.id, next.tags);
    touch.run(clock().toISOString(), by, row.id);
    return version;
  }

  const change = db.transaction((slugs: string[], wanted: OrganizerChange, by: string | null) => {
    const { rows, missing } = findRows(slugs);
    const inCategories = planSteps(categories, wanted.categories);
    const inTags = planSteps(tags, wanted.tags);
    const changed = rows.flatMap((row) => {
      const now = listOrganizerIds(row);
      const next = { categories: inCategories.after(now.categories), tags: inTags.after(now.tags) };
      if (Object.values(next).some((ids) => ids.length > RECIPE_MOST.organizers))
        throw new TooManyOrganizers(row.name);
      const version = organize(row, next, by);
      return version === null ? [] : [{ id: row.id, version }];
    });
    search.relabel(changed.map(({ id }) => id));
    const versions = changed.map(({ version }) => version);
    remember(versions, { categories: inCategories.made, tags: inTags.made });
    return { versions, missing };
  });

  const undo = db.transaction((versions: number[], by: string | null) => {
    const changed = [...new Set(versions)].flatMap((version) => {
      const before = writes.versions.find(version);
      const row = before && rowOfId(before.recipeId);
      if (!row) return [];
      const next = {
        categories: before.content.recipeCategory.map((name) => categories.findOrMake(name).id),
        tags: before.content.tags.map((name) => tags.findOrMake(name).id),
      };
      return organize(row, next, by) === null ? [] : [row.id];
    });
    search.relabel(changed);
    const made = madeBy.get(versions[0] ?? 0);
    categories.removeUnused(made?.categories ?? []);
    tags.removeUnused(made?.tags ?? []);
    return changed.length;
  });

  const discard = db.transaction((slugs: string[], by: string | null) => {
    const { rows, missing } = findRows(slugs);
    return { ids: search.inOneGo(() => rows.map((row) => writes.putIntoBin(row, by))), missing };
  });

  const takeBack = db.transaction((ids: number[]) => {
    // In their order, the search stores them in one go.
    const inOrder = [...new Set(ids)].toSorted((one, other) => one - other);
    const slugs = search.inOneGo(() => inOrder.map((id) => writes.takeFromBin(id)));
    const back = slugs.filter((slug) => slug !== null);
    if (back.length === 0) throw new NotInBin();
    return back;
  });

  return {
    /**
     * Gives recipes categories and tags and takes others from them. Those that change keep a version each. What is both
     * given and taken is given.
     * @throws RecipeNotFound when none of them is here, TooManyOrganizers when one would have more than it can
     */
    change: (slugs: string[], wanted: OrganizerChange, by: string | null): ChangedRecipes =>
      change.immediate(slugs, wanted, by),

    /**
     * Gives recipes back the categories and tags that they had, in their order, and leaves all else of them as it is.
     * What the change made goes, where nothing has it.
     * @param versions the states that had them; those of recipes that are gone do not count
     * @returns how many recipes that changed
     */
    undo: (versions: number[], by: string | null): number => undo.immediate(versions, by),

    /**
     * Puts recipes into the bin. Returns their ids, by which they are taken back.
     * @throws RecipeNotFound when none of them is here
     */
    discard: (slugs: string[], by: string | null): { ids: number[]; missing: string[] } =>
      discard.immediate(slugs, by),

    /**
     * Takes those that still lie in the bin back, and returns their slugs.
     * @throws NotInBin when none does
     */
    takeBack: (ids: number[]): string[] => takeBack.immediate(ids),
  };
}

/** What is to be done with a recipe's categories, or with its tags, by id. What is not there yet is made. */
function planSteps(store: OrganizerStore, { add, remove }: NameChange) {
  const isNew = new Set(add.filter((name) => !store.findByName(name)));
  const added = add.map((name) => ({ id: store.findOrMake(name).id, isNew: isNew.has(name) }));
  const adding = new Set(added.map(({ id }) => id));
  const removing = new Set(remove.flatMap((name) => store.findByName(name)?.id ?? [])).difference(adding);
  return {
    made: [...new Set(added.filter((one) => one.isNew).map(({ id }) => id))],
    after: (now: number[]): number[] => [...new Set([...now, ...adding]).difference(removing)],
  };
}

function listOrganizerIds(row: Row): OrganizerIds {
  return { categories: organizerIds(row.categories), tags: organizerIds(row.tags) };
}

function organizerIds(json: string): number[] {
  const organizers: Organizer[] = JSON.parse(json);
  return organizers.map(({ id }) => id);
}
