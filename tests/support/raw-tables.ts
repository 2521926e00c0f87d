import type { Database } from "bun:sqlite";

/** Tables that are created anew or never archived. */
const WITHOUT =
  /^(?:sqlite_|session$|sign_up_link$|share_link$|display_link$|shopping_(?:link|device|change)$|sample_recipe$|job|webhook_delivery$|backup_run$|recipe_word|recipe_search|schema|migration)/;

export type RawTables = Record<string, Record<string, unknown>[]>;

/** All rows of all archived tables, sorted by content. @param named replaces the key of a picture */
export function rawTables(db: Database, nameOf: (key: string, ext: string) => string | null): RawTables {
  const tables = db
    .query<{ name: string }, []>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .all()
    .filter(({ name }) => !WITHOUT.test(name));
  return Object.fromEntries(
    tables.map(({ name }) => {
      const rows = db.query<Record<string, unknown>, []>(`SELECT * FROM "${name}"`).all();
      const cleaned = withoutLooseEnds(name, ranked(name, rows, db), db).map((row) =>
        withPicture(row, nameOf),
      );
      const present = name === "further_picture" ? withoutUnreadable(cleaned) : cleaned;
      const ordered = present.map((row) => ({ row, text: JSON.stringify(row) }));
      ordered.sort((one, other) => (one.text < other.text ? -1 : 1));
      return [name, ordered.map(({ row }) => row)];
    }),
  );
}

/** A meal with a deleted recipe is text, and ids that nothing refers to only define an order. */
function withoutLooseEnds(
  table: string,
  rows: Record<string, unknown>[],
  db: Database,
): Record<string, unknown>[] {
  if (table === "recipe_version") {
    const byRecipe = Map.groupBy(rows, (row) => row["recipe_id"]);
    return [...byRecipe.values()].flatMap((list) => list.map((row, id) => ({ ...row, id })));
  }
  if (table === "ingredient_correction" || table === "taught_food")
    return rows.map((row, id) => ({ ...row, id }));
  if (table === "shopping_list") return rows.map((row) => ({ ...row, ...LOST_OF_LISTS }));
  if (table === "shopping_entry") return withoutSync(rows);
  if (table !== "meal") return rows;
  const ids = db.query<{ id: number }, []>("SELECT id FROM recipe UNION SELECT id FROM deleted_recipe").all();
  const existing = new Set<unknown>(ids.map(({ id }) => id));
  return rows.map((row) => (existing.has(row["recipe_id"]) ? row : { ...row, recipe_id: null }));
}

/** A restored list has new versions. */
const LOST_OF_LISTS = { epoch: "", version: 0, forgotten: 0 };

function withoutSync(rows: Record<string, unknown>[]): Record<string, unknown>[] {
  return rows
    .filter((row) => row["gone"] !== "deleted")
    .map((row) => {
      const entry = JSON.parse(String(row["entry"]));
      const checked = entry.checked && { by: entry.checked.by };
      return { ...row, version: 0, entry: { ...entry, checked, version: 0, edits: {} } };
    });
}

const OWNER: Record<string, (row: Record<string, unknown>) => unknown> = {
  recipe_organizer: (row) => `${String(row["recipe_id"])} ${String(row["kind"])}`,
  site_category: () => 0,
  custom_page_category: (row) => row["page_id"],
  group_category: (row) => row["group_id"],
};

/** Positions only define an order, so gaps are ignored. */
function ranked(table: string, rows: Record<string, unknown>[], db: Database): Record<string, unknown>[] {
  const owner = OWNER[table];
  if (!owner) return rows;
  const kinds = new Map(
    db
      .query<{ id: number; kind: string }, []>("SELECT id, kind FROM organizer")
      .all()
      .map(({ id, kind }) => [id, kind]),
  );
  const typed = rows.map((row) => ({ ...row, kind: kinds.get(Number(row["organizer_id"])) }));
  const order = (row: Record<string, unknown>) => Number(row["position"]) * 1e6 + Number(row["organizer_id"]);
  return [...Map.groupBy(typed, owner).values()].flatMap((list) =>
    list.toSorted((one, other) => order(one) - order(other)).map((row, position) => ({ ...row, position })),
  );
}

/** A further picture without readable files isn't restored. Their positions only define an order. */
function withoutUnreadable(rows: Record<string, unknown>[]): Record<string, unknown>[] {
  const readable = rows.filter((row) => row["key"] !== null);
  readable.sort((one, other) => Number(one["position"]) - Number(other["position"]));
  const byRecipe = Map.groupBy(readable, (row) => row["recipe_id"]);
  return [...byRecipe.values()].flatMap((list) => list.map((row, position) => ({ ...row, position })));
}

/** A picture with unreadable files counts as none. */
function withPicture(row: Record<string, unknown>, nameOf: (key: string, ext: string) => string | null) {
  for (const [key, ext, hash] of [
    ["picture_key", "picture_ext", "picture_hash"],
    ["key", "ext", "hash"],
  ] as const) {
    if (typeof row[key] !== "string" || typeof row[ext] !== "string") continue;
    const name = nameOf(row[key], row[ext]);
    Object.assign(row, {
      [key]: name,
      ...(name === null && { [ext]: null, ...(hash in row && { [hash]: null }) }),
    });
  }
  return row;
}
