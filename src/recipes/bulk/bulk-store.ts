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
  versions: number[];
  missing: string[];
}

/** Undo is only offered for a moment, so few changes need remembering. */
const REMEMBERED = 100;

export type BulkStore = ReturnType<typeof bulkStore>;

export function bulkStore(db: Database, parts: Parts) {
  const { categories, tags, clock, search, versions, recipes } = parts;
  const touch = db.query<null, [string, string | null, number]>(
    "UPDATE recipe SET changed_at = ?, changed_by = ? WHERE id = ?",
  );

  /** Organizers that a change created, by its first version. Not taken from the client, which could name any. */
  const createdBy = new Map<number, OrganizerIds>();

  function remember([first]: number[], created: OrganizerIds): void {
    if (first === undefined) return;
    createdBy.set(first, created);
    const [oldest] = createdBy.keys();
    if (createdBy.size > REMEMBERED && oldest !== undefined) createdBy.delete(oldest);
  }

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

  const change = db.transaction((slugs: string[], organizers: OrganizerChange, by: string | null) => {
    const { rows, missing } = recipes.findRows(slugs);
    const inCategories = planSteps(categories, organizers.categories);
    const inTags = planSteps(tags, organizers.tags);
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
    const created = createdBy.get(saved[0] ?? 0);
    categories.removeUnused(created?.categories ?? []);
    tags.removeUnused(created?.tags ?? []);
    return changed.length;
  });

  return {
    /** @throws RecipeNotFound if none exists, TooManyOrganizers */
    change: (slugs: string[], organizers: OrganizerChange, by: string | null): BulkChange =>
      change.immediate(slugs, organizers, by),

    /** Takes version ids. Also removes organizers that the change created. */
    undo: (saved: number[], by: string | null): number => undo.immediate(saved, by),
  };
}

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
  return { categories: parseIds(row.categories), tags: parseIds(row.tags) };
}

function parseIds(json: string): number[] {
  const organizers: Organizer[] = JSON.parse(json);
  return organizers.map(({ id }) => id);
}
