import type { ReactNode } from "react";

export interface Column<Row> {
  name: string;
  show: (row: Row) => ReactNode;
  place?: keyof typeof PLACES;
}

export interface TableProps<Row> {
  label: string;
  columns: Column<Row>[];
  /** A class: `@xl:grid-cols-[2fr_1fr_4rem]`. */
  widths: string;
  rows: Row[];
}

const PLACES = {
  head: "@max-xl:order-first @max-xl:flex @max-xl:min-h-10 @max-xl:items-center @max-xl:pr-12",
  foot: "@max-xl:order-last @xl:justify-self-end",
  corner: "@max-xl:absolute @max-xl:top-3.5 @max-xl:right-2 @xl:justify-self-end",
  long: "@max-xl:flex @max-xl:flex-col",
  line: "@max-xl:grid @max-xl:grid-cols-[6.5rem_minmax(0,1fr)] @max-xl:gap-3",
};

const CARD =
  "@max-xl:bg-base-100 @max-xl:border-base-300 @max-xl:rounded-box @max-xl:relative @max-xl:flex @max-xl:flex-col @max-xl:gap-2.5 @max-xl:border @max-xl:p-4 @max-xl:shadow-(--shadow-card)";

/** Columns, or cards if there's too little room. An HTML table loses its semantics when drawn as cards. */
export function Table<Row extends { id: number | string }>({
  label,
  columns,
  widths,
  rows,
}: TableProps<Row>) {
  const line = `@xl:grid @xl:gap-x-5 @xl:px-5 ${widths}`;
  return (
    <div className="@container">
      <div
        role="table"
        aria-label={label}
        className="@xl:bg-base-100 @xl:border-base-300 @xl:rounded-box @xl:border @xl:shadow-(--shadow-card)"
      >
        <div role="rowgroup" className="@max-xl:sr-only">
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
        <div role="rowgroup" className="@max-xl:flex @max-xl:flex-col @max-xl:gap-3">
          {rows.map((row) => (
            <div
              key={row.id}
              role="row"
              className={`@xl:border-base-300 @xl:items-center @xl:border-t @xl:py-3 ${CARD} ${line}`}
            >
              {columns.map(({ name, show, place = "line" }) => (
                <div key={name} role="cell" className={`min-w-0 [overflow-wrap:anywhere] ${PLACES[place]}`}>
                  {(place === "line" || place === "long") && (
                    <span
                      aria-hidden
                      className="text-muted text-sm leading-(--text-base--line-height) @xl:hidden"
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
    </div>
  );
}
