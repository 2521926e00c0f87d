import { useLayoutEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { t } from "../text/translation.ts";
import { Table, type TableProps } from "./table.tsx";
import { ALL_ROWS, tablePage, TABLE_ROWS } from "./table-pages.ts";

interface Props<Row> extends TableProps<Row> {
  /** Query parameter, for pages with several tables. */
  name?: string;
}

export function PagedTable<Row extends { id: number | string }>({ name, ...table }: Props<Row>) {
  const { label, rows } = table;
  const [params] = useSearchParams();
  const [pageName, sizeName] = name ? [`${name}-page`, `${name}-rows`] : ["page", "rows"];
  const part = tablePage({ page: params.get(pageName), rows: params.get(sizeName) }, rows.length);
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(part.from);

  useLayoutEffect(() => {
    if (shown.current !== part.from) top.current?.scrollIntoView({ block: "start" });
    shown.current = part.from;
  }, [part.from]);

  return (
    <div ref={top} className="flex scroll-mt-20 flex-col gap-3">
      <Table {...table} rows={rows.slice(part.from, part.to)} />
      {rows.length > TABLE_ROWS[0] && (
        <nav
          aria-label={t("lists.pages", { list: label })}
          className="flex flex-wrap items-center gap-x-4 gap-y-2"
        >
          <p className="text-muted grow text-sm tabular-nums">
            {t("lists.part", { from: part.from + 1, to: part.to, total: rows.length })}
          </p>
          <RowsPerPage size={part.size} name={sizeName} dropped={pageName} />
          <div className="flex justify-between gap-2 max-sm:w-full">
            <Turn to={part.page - 1} pages={part.pages} name={pageName} label={t("lists.previous")} />
            <Turn to={part.page + 1} pages={part.pages} name={pageName} label={t("lists.next")} />
          </div>
        </nav>
      )}
    </div>
  );
}

interface RowsPerPageProps {
  size: number | null;
  name: string;
  dropped: string;
}

function RowsPerPage({ size, name, dropped }: RowsPerPageProps) {
  const [, setParams] = useSearchParams();

  function choose(rows: string): void {
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(dropped);
        next.set(name, rows);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <label className="flex items-center gap-2 text-sm">
      {t("lists.rows-per-page")}
      <select
        value={size ?? ALL_ROWS}
        className="input picker w-24"
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {TABLE_ROWS.map((rows) => (
          <option key={rows} value={rows}>
            {rows}
          </option>
        ))}
        <option value={ALL_ROWS}>{t("imports.all")}</option>
      </select>
    </label>
  );
}

function Turn({ to, pages, name, label }: { to: number; pages: number; name: string; label: string }) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set(name, String(to));
  if (to < 1 || to > pages)
    return (
      <span className="btn invisible" aria-hidden>
        {label}
      </span>
    );
  return (
    <Link to={`?${next}`} preventScrollReset className="btn bg-base-100 border-base-300">
      {label}
    </Link>
  );
}
