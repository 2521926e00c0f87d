import type { Database } from "bun:sqlite";
import type { OrganizerKind } from "../../contract/organizers.ts";
import type { RecipeSummary, SummaryOrder } from "../../contract/recipes.ts";
import type { DoubtStore } from "../doubts/doubt-store.ts";
import { summaryFromRow, type SummaryRow } from "../recipe-rows.ts";

const namesSql = (kind: OrganizerKind) => `(
  SELECT json_group_array(o.name ORDER BY l.position)
  FROM recipe_organizer l JOIN organizer o ON o.id = l.organizer_id
  WHERE l.recipe_id = recipe.id AND o.kind = '${kind}')`;

const SUMMARY = `recipe.id, name, slug, picture_ext, picture_number, picture_hash, description, rating, total_time, date_added,
  ${namesSql("category")} AS categories, ${namesSql("tag")} AS tags`;

export interface SummaryPage {
  order: SummaryOrder;
  start: number;
  limit: number;
  within?: { kind: OrganizerKind; slug: string } | null;
}

export type SummaryStore = ReturnType<typeof summaryStore>;

export function summaryStore(db: Database, doubts: DoubtStore) {
  const by = (order: string) => ({
    all: db.query<SummaryRow, [number, number]>(
      `SELECT ${SUMMARY} FROM recipe ORDER BY ${order} LIMIT ? OFFSET ?`,
    ),
    within: db.query<SummaryRow, [OrganizerKind, string, number, number]>(
      `SELECT ${SUMMARY} FROM recipe WHERE id IN (
         SELECT recipe_id FROM recipe_organizer JOIN organizer o ON o.id = organizer_id
         WHERE o.kind = ? AND o.slug = ?)
       ORDER BY ${order} LIMIT ? OFFSET ?`,
    ),
  });
  const pages: Record<SummaryOrder, ReturnType<typeof by>> = {
    stored: by("id"),
    recent: by("date_added DESC, id DESC"),
    // Slugs sort é next to e, and 北京 between b and c.
    name: by("slug"),
  };
  const countAll = db.query<{ count: number }, []>("SELECT count(*) AS count FROM recipe");
  const countWithin = db.query<{ count: number }, [OrganizerKind, string]>(
    `SELECT count(*) AS count FROM recipe_organizer JOIN organizer o ON o.id = organizer_id
     WHERE o.kind = ? AND o.slug = ?`,
  );
  const ofIds = db.query<SummaryRow, [string]>(
    `SELECT ${SUMMARY} FROM json_each(?) AS wanted JOIN recipe ON recipe.id = wanted.value ORDER BY wanted.key`,
  );

  function toSummaries(rows: SummaryRow[]): RecipeSummary[] {
    const toCheck = doubts.listIds();
    return rows.map((row) => summaryFromRow(row, toCheck.has(row.id)));
  }

  return {
    /** A negative limit means none. */
    page({ order, start, limit, within }: SummaryPage): RecipeSummary[] {
      const rows = within
        ? pages[order].within.all(within.kind, within.slug, limit, start)
        : pages[order].all.all(limit, start);
      return toSummaries(rows);
    },

    count({ within }: Pick<SummaryPage, "within">): number {
      const row = within ? countWithin.get(within.kind, within.slug) : countAll.get();
      return row?.count ?? 0;
    },

    of: (ids: number[]): RecipeSummary[] => toSummaries(ofIds.all(JSON.stringify(ids))),
  };
}
