import type { ReactNode } from "react";

export interface Column<Row> {
  name: string;
  show: (row: Row) => ReactNode;
  place?: keyof typeof PLACES;
}

export interface TableProps<Row> {
  label: string;
  columns: Column<Row>[];
  /** A class: `sm:grid-cols-[2fr_1fr_4rem]`. */
  widths: string;
  rows: Row[];
}

const PLACES = {
  head: "max-sm:order-first max-sm:flex max-sm:min-h-10 max-sm:items-center max-sm:pr-12",
  foot: "max-sm:order-last sm:justify-self-end",
  corner: "max-sm:absolute max-sm:top-3.5 max-sm:right-2 sm:justify-self-end",
  long: "max-sm:flex max-sm:flex-col",
  line: "max-sm:grid max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:gap-3",
};

const CARD =
  "max-sm:bg-base-100 max-sm:border-base-300 max-sm:rounded-box max-sm:relative max-sm:flex max-sm:flex-col max-sm:gap-2.5 max-sm:border max-sm:p-4 max-sm:shadow-(--shadow-card)";

/** Columns, or cards on a phone. An HTML table loses its semantics when drawn as cards. */
export function Table<Row extends { id: number | string }>({
  label,
  columns,
  widths,
  rows,
}: TableProps<Row>) {
  const line = `sm:grid sm:gap-x-5 sm:px-5 ${widths}`;
  return (
    <div
      role="table"
      aria-label={label}
      className="sm:bg-base-100 sm:border-base-300 sm:rounded-box sm:border sm:shadow-(--shadow-card)"
    >
      <div role="rowgroup" className="max-sm:sr-only">
        <div role="row" className={`text-muted py-3 text-sm font-medium ${line}`}>
          {columns.map(({ name, place }) => (
            <div
              key={name}
              role="columnheader"
              className={`min-w-0 [overflow-wrap:anywhere] ${place === "corner" || place === "foot" ? "text-end" : ""}`}
            >
              {name}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="max-sm:flex max-sm:flex-col max-sm:gap-3">
        {rows.map((row) => (
          <div
            key={row.id}
            role="row"
            className={`sm:border-base-300 sm:items-center sm:border-t sm:py-3 ${CARD} ${line}`}
          >
            {columns.map(({ name, show, place = "line" }) => (
              <div key={name} role="cell" className={`min-w-0 [overflow-wrap:anywhere] ${PLACES[place]}`}>
                {(place === "line" || place === "long") && (
                  <span
                    aria-hidden
                    className="text-muted text-sm leading-(--text-base--line-height) sm:hidden"
                  >
                    {name}
                  </span>
                )}
                {show(row)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
