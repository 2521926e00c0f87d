import type { Database } from "bun:sqlite";
import { RECIPE_MOST } from "../../contract/rules.ts";
import type { Organizer } from "../../contract/organizers.ts";
import type { OrganizerStore } from "../../organizers/organizer-store.ts";
import type { Clock } from "../../platform/clock.ts";
import { TooManyOrganizers, type NameChange, type OrganizerChange } from "./organizer-change.ts";
import { recipeContent } from "../recipe.ts";
import { fromRow, type Row } from "../recipe-rows.ts";
import type { RecipeStore } from "../recipe-store.ts";
import type { VersionStore } from "../versions/version-store.ts";
import type { SearchStore } from "../search/search-store.ts";

interface Parts {
  categories: OrganizerStore;
  tags: OrganizerStore;
  clock: Clock;
  search: SearchStore;
  versions: VersionStore;
  recipes: RecipeStore;
}

interface OrganizerIds {
  categories: number[];
  tags: number[];
}

export interface BulkChange {
  /** The state before of each that changed. */
  versions: number[];
  /** Slugs that no recipe has or had. */
  missing: string[];
}

/** Changes of which it is known what they made: an undo is offered for a moment only. */
const REMEMBERED = 100;

export type BulkStore = ReturnType<typeof bulkStore>;

/** The SQL of what is done with many recipes. Each is one transaction: it happens to all of them, or to none. */
export function bulkStore(db: Database, parts: Parts) {
  const { categories, tags, clock, search, versions, recipes } = parts;
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

  /** Makes a recipe's categories and tags these, and returns the version of the state before; null when nothing changes. */
  function organize(row: Row, next: OrganizerIds, by: string | null): number | null {
    const now = listOrganizerIds(row);
    if (Bun.deepEquals(now, next)) return null;
    const version = versions.keep(row.id, {
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
    const { rows, missing } = recipes.findRows(slugs);
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
    const saved = changed.map(({ version }) => version);
    remember(saved, { categories: inCategories.made, tags: inTags.made });
    return { versions: saved, missing };
  });

  const undo = db.transaction((saved: number[], by: string | null) => {
    const changed = [...new Set(saved)].flatMap((version) => {
      const before = versions.find(version);
      const row = before && recipes.findRowById(before.recipeId);
      if (!row) return [];
      const next = {
        categories: before.content.recipeCategory.map((name) => categories.findOrMake(name).id),
        tags: before.content.tags.map((name) => tags.findOrMake(name).id),
      };
      return organize(row, next, by) === null ? [] : [row.id];
    });
    search.relabel(changed);
    const made = madeBy.get(saved[0] ?? 0);
    categories.removeUnused(made?.categories ?? []);
    tags.removeUnused(made?.tags ?? []);
    return changed.length;
  });

  return {
    /**
     * Gives recipes categories and tags and takes others from them. Those that change keep a version each. What is both
     * given and taken is given.
     * @throws RecipeNotFound when none of them is here, TooManyOrganizers when one would have more than it can
     */
    change: (slugs: string[], wanted: OrganizerChange, by: string | null): BulkChange =>
      change.immediate(slugs, wanted, by),

    /**
     * Gives recipes back the categories and tags that they had, in their order, and leaves all else of them as it is.
     * What the change made goes, where nothing has it.
     * @param saved the versions that had them; those of recipes that are gone do not count
     * @returns how many recipes that changed
     */
    undo: (saved: number[], by: string | null): number => undo.immediate(saved, by),
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
