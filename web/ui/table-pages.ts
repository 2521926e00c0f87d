/** The first one is the default. */
export const TABLE_ROWS = [100, 200, 300, 400] as const;

export interface TablePage {
  /** From 1. */
  page: number;
  pages: number;
  /** Null for all rows. */
  size: number | null;
  /** From 0; `to` is exclusive. */
  from: number;
  to: number;
}

export const ALL_ROWS = "all";

export function tablePage(asked: { page: string | null; rows: string | null }, count: number): TablePage {
  const size =
    asked.rows === ALL_ROWS
      ? null
      : (TABLE_ROWS.find((rows) => String(rows) === asked.rows) ?? TABLE_ROWS[0]);
  const pages = size === null ? 1 : Math.max(1, Math.ceil(count / size));
  const page = Math.min(Math.max(1, Math.trunc(Number(asked.page)) || 1), pages);
  const from = size === null ? 0 : (page - 1) * size;
  return { page, pages, size, from, to: size === null ? count : Math.min(from + size, count) };
}
