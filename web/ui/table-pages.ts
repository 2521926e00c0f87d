/** Tables of files show so many rows at once, the first where nobody chooses; all of them can be had, too. */
export const TABLE_ROWS = [100, 200, 300, 400] as const;

export interface TablePage {
  /** From 1. */
  page: number;
  pages: number;
  /** Rows of a page; null when all of them are on one. */
  size: number | null;
  /** Places in the whole of the first row and of the one after the last; from 0. */
  from: number;
  to: number;
}

/** How an address says that all rows are shown at once. */
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
