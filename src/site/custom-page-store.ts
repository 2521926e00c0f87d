import type { Database } from "bun:sqlite";
import type { CustomPage } from "../contract/custom-pages.ts";
import type { Organizer } from "../contract/organizers.ts";
import { CUSTOM_PAGE_MOST } from "../contract/rules.ts";
import { freeSlug } from "../platform/slug.ts";
import { CustomPageExists, CustomPageNotFound, pageSlug, type CompletePage } from "./custom-page.ts";

export type CustomPageStore = ReturnType<typeof customPageStore>;

type Row = Omit<CustomPage, "categories">;

export interface ArchivedPage extends Omit<Row, "id"> {
  /** Null if the archive has no valid id. */
  id: number | null;
  categories: string[];
}

export function customPageStore(db: Database) {
  const all = db.query<Row, []>("SELECT id, name, slug, position FROM custom_page ORDER BY position, id");
  const byId = db.query<Row, [number]>("SELECT id, name, slug, position FROM custom_page WHERE id = ?");
  const bySlug = db.query<Row, [string]>("SELECT id, name, slug, position FROM custom_page WHERE slug = ?");
  const last = db.query<{ position: number | null }, []>("SELECT max(position) AS position FROM custom_page");
  const insert = db.query<{ id: number }, [string, string, number]>(
    "INSERT INTO custom_page (name, slug, position) VALUES (?, ?, ?) RETURNING id",
  );
  const rename = db.query<null, [string, string, number]>(
    "UPDATE custom_page SET name = ?, slug = ? WHERE id = ?",
  );
  // No name makes such a slug.
  const releaseSlug = db.query<null, [number]>("UPDATE custom_page SET slug = '-' || id WHERE id = ?");
  const place = db.query<null, [number, number]>("UPDATE custom_page SET position = ? WHERE id = ?");
  const remove = db.query<null, [number]>("DELETE FROM custom_page WHERE id = ?");
  const categories = db.query<Organizer, [number]>(
    `SELECT id, name, slug FROM custom_page_category JOIN organizer ON id = organizer_id
     WHERE page_id = ? ORDER BY position, id`,
  );
  const removeCategories = db.query<null, [number]>("DELETE FROM custom_page_category WHERE page_id = ?");
  const addCategory = db.query<null, [number, number, string]>(
    `INSERT OR IGNORE INTO custom_page_category (page_id, organizer_id, position)
     SELECT ?, id, ? FROM organizer WHERE kind = 'category' AND slug = ?`,
  );
  const moveCategory = db.query<null, { from: number; into: number }>(
    `INSERT INTO custom_page_category (page_id, organizer_id, position)
     SELECT page_id, $into, position FROM custom_page_category WHERE organizer_id = $from
     ON CONFLICT DO UPDATE SET position = min(position, excluded.position)`,
  );

  const whole = (row: Row): CustomPage => ({ ...row, categories: categories.all(row.id) });

  /** @throws CustomPageNotFound */
  function getKnown(id: number): Row {
    const row = byId.get(id);
    if (!row) throw new CustomPageNotFound();
    return row;
  }

  function setCategories(id: number, slugs: string[]): void {
    removeCategories.run(id);
    slugs.forEach((slug, position) => addCategory.run(id, position, slug));
  }

  function slugFor(name: string): string {
    return freeSlug(pageSlug(name), (taken) => bySlug.get(taken) !== null);
  }

  /** Frees all old slugs first, so that two pages can swap names. */
  function setNames(named: { row: Row; name: string }[]): void {
    const renamed = named.filter(({ row, name }) => row.name !== name);
    for (const { row } of renamed) releaseSlug.run(row.id);
    for (const { row, name } of renamed) rename.run(name, slugFor(name), row.id);
  }

  /** Pages beyond the largest position share it, and sort by id. */
  function afterLast(): number {
    return Math.min((last.get()?.position ?? -1) + 1, CUSTOM_PAGE_MOST.position);
  }

  const add = db.transaction(({ name, position, categories: slugs }: CompletePage): number => {
    const row = insert.get(name, slugFor(name), position || afterLast());
    if (!row) throw new Error(`The page “${name}” was not stored`);
    setCategories(row.id, slugs);
    return row.id;
  });

  const insertArchived = db.query<{ id: number }, [number | null, string, string, number]>(
    "INSERT INTO custom_page (id, name, slug, position) VALUES (?, ?, ?, ?) RETURNING id",
  );
  const removeAll = db.query<null, []>("DELETE FROM custom_page");

  const restore = db.transaction((page: ArchivedPage, force: boolean): void => {
    const existing = bySlug.get(page.slug);
    if (existing && !force) throw new CustomPageExists(existing.name);
    const id =
      existing?.id ??
      insertArchived.get(
        page.id === null || byId.get(page.id) ? null : page.id,
        page.name,
        page.slug,
        page.position,
      )?.id;
    if (id === undefined) throw new Error(`The page “${page.name}” was not stored`);
    if (existing) rename.run(page.name, existing.slug, id);
    place.run(page.position, id);
    setCategories(id, page.categories);
  });

  const change = db.transaction((id: number, to: CompletePage): CustomPage => {
    const row = getKnown(id);
    setNames([{ row, name: to.name }]);
    place.run(to.position ?? row.position, id);
    setCategories(id, to.categories);
    return whole(getKnown(id));
  });

  const changeAll = db.transaction((pages: (CompletePage & { id: number })[]): void => {
    const before = all.all();
    const known = pages.flatMap((to) => {
      const row = before.find(({ id }) => id === to.id);
      return row ? [{ row, ...to }] : [];
    });
    setNames(known);
    for (const { id, categories: slugs } of known) setCategories(id, slugs);
    const others = before.filter(({ id }) => !known.some((to) => to.id === id));
    [...known, ...others].forEach(({ id }, position) => place.run(position, id));
  });

  const discard = db.transaction((id: number): void => void remove.run(getKnown(id).id));

  return {
    list: (): CustomPage[] => all.all().map(whole),

    get(id: number): CustomPage | null {
      const row = byId.get(id);
      return row && whole(row);
    },

    withSlug(slug: string): CustomPage | null {
      const row = bySlug.get(slug);
      return row && whole(row);
    },

    /**
     * Clients send position 0 for every new page, so it means last.
     * @returns its id
     */
    add: (page: CompletePage): number => add.immediate(page),

    /** @throws CustomPageNotFound */
    change: (id: number, to: CompletePage): CustomPage => change.immediate(id, to),

    /** Skips deleted pages; omitted ones keep their order at the end. */
    changeAll: (pages: (CompletePage & { id: number })[]): void => changeAll.immediate(pages),

    /** @throws CustomPageExists unless `force` */
    restore: (page: ArchivedPage, force: boolean): void => restore.immediate(page, force),

    removeAll: (): void => void removeAll.run(),

    /** @throws CustomPageNotFound */
    remove: (id: number): void => discard.immediate(id),

    /** Runs in the transaction that merges the categories. */
    mergeCategories(from: number, into: number): void {
      moveCategory.run({ from, into });
    },
  };
}

export function removeCustomPages(db: Database): void {
  db.run("DELETE FROM custom_page_category");
  db.run("DELETE FROM custom_page");
}
