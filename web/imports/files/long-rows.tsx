import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import type { FoundRow } from "../../../src/contract/file-imports.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { useRows, type FirstRows } from "./use-rows.ts";

/** Estimated height in pixels before a row is measured. */
const ROW = 65;
const OVERSCAN = 8;

interface Props extends FirstRows {
  /** Null if it isn't known, as for a search. */
  total: number | null;
  renderRow: (row: FoundRow) => ReactNode;
}

/** Renders only visible rows, and loads them page by page. */
export function LongRows({ total, renderRow, ...firstRows }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { rows, isWhole, busy, problem, loadMore } = useRows(firstRows);
  const count = isWhole ? rows.length : Math.max(total ?? 0, rows.length + 1);
  // The virtualizer returns new functions with each render.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => ROW,
    overscan: OVERSCAN,
    scrollMargin: list.current?.offsetTop ?? 0,
    getItemKey: (index) => rows[index]?.position ?? `next ${index}`,
  });
  const shown = virtual.getVirtualItems();
  const isMissing = !isWhole && (shown.at(-1)?.index ?? 0) >= rows.length;
  const load = useEffectEvent(() => void loadMore());
  useEffect(() => {
    if (isMissing && !busy && problem === null) load();
  }, [isMissing, busy, problem, rows.length]);

  if (rows.length === 0) return <p className="text-muted py-6 text-center">{t("file-import.no-matches")}</p>;
  return (
    <div className="flex flex-col gap-3">
      <div
        ref={list}
        role="list"
        aria-label={t("imports.rows")}
        className="bg-base-100 border-base-300 rounded-box relative overflow-hidden border"
        style={{ height: virtual.getTotalSize() + 2 }}
      >
        {shown.map(({ index, key, start }) => {
          const row = rows[index];
          return (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              role="listitem"
              aria-setsize={total ?? -1}
              aria-posinset={index + 1}
              className={`absolute inset-x-0 top-0 ${index > 0 ? "border-base-300 border-t" : ""}`}
              style={{ transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
            >
              {row ? renderRow(row) : <RowSkeleton />}
            </div>
          );
        })}
      </div>
      {problem && (
        <Alert title={problem}>
          <button
            type="button"
            className="inline-flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-2"
            onClick={() => void loadMore()}
          >
            {t("error.again")}
          </button>
        </Alert>
      )}
    </div>
  );
}

function RowSkeleton() {
  return (
    <div className="flex h-16 items-center gap-3 px-4" aria-hidden>
      <div className="bg-base-300 size-5 animate-pulse rounded" />
      <div className="bg-base-300 h-4 w-1/2 animate-pulse rounded" />
    </div>
  );
}
