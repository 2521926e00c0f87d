import { useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { RecipeSummary } from "../../../src/contract/recipes.ts";
import { COLUMNS_FROM_PX, SEEN_AT_FIRST, useGrid } from "./card-grid.tsx";
import { cardShape } from "./card-shape.ts";
import { SelectableCard } from "./selectable-card.tsx";
import { useValue } from "../../state/use-value.ts";
import type { Selection } from "../bulk/use-selection.ts";
import { RecipeCard } from "./recipe-card.tsx";

/** Estimated heights in pixels before a row is measured. */
const COMPACT_ROW = 100;
const ROW = 330;
const OVERSCAN = 5;
const MOST_LEFT = 20;

/** By visit, so that Back finds the same position. */
const rowsLeft = new Map<string, VirtualItem[]>();

interface Props {
  recipes: RecipeSummary[];
  total?: number;
  selection?: Selection | null;
}

export function LongCardGrid({ recipes, total = recipes.length, selection = null }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const grid = useGrid();
  const columns = useColumns();
  const visit = useVisit(columns);
  const isWhole = recipes.length === total;
  const isHere = ({ index }: VirtualItem) => index * columns < recipes.length;
  // The virtualizer returns new functions with each render.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer({
    count: Math.ceil(total / columns),
    estimateSize: () => (columns === 1 ? COMPACT_ROW : ROW),
    initialMeasurementsCache: rowsLeft.get(visit) ?? [],
    overscan: isWhole ? OVERSCAN : 0,
    scrollMargin: list.current?.offsetTop ?? 0,
  });
  useLayoutEffect(() => () => leave(visit, rows.measurementsCache), [rows, visit]);
  return (
    <div ref={list} role="list" className="relative" style={{ height: rows.getTotalSize() }}>
      {rows
        .getVirtualItems()
        .filter(isHere)
        .map(({ index, start }) => (
          <div
            key={index}
            ref={rows.measureElement}
            data-index={index}
            role="presentation"
            className={`${grid} absolute inset-x-0 top-0 pb-4 sm:pb-7`}
            style={{ transform: `translateY(${start - rows.options.scrollMargin}px)` }}
          >
            {recipes.slice(index * columns, (index + 1) * columns).map((recipe, column) => (
              <div
                key={recipe.slug}
                role="listitem"
                aria-setsize={total}
                aria-posinset={index * columns + column + 1}
                className="min-w-0"
              >
                {selection ? (
                  <SelectableCard
                    recipe={recipe}
                    first={index * columns + column < SEEN_AT_FIRST}
                    chosen={selection.isChosen(recipe)}
                    onTouch={(range) => selection.touch(index * columns + column, range)}
                  />
                ) : (
                  <RecipeCard {...recipe} first={index * columns + column < SEEN_AT_FIRST} />
                )}
              </div>
            ))}
          </div>
        ))}
    </div>
  );
}

/** Per width, because rows have other heights in another one. */
function useVisit(columns: number): string {
  return `${useLocation().key} ${columns}`;
}

function leave(visit: string, rows: VirtualItem[]): void {
  rowsLeft.delete(visit);
  rowsLeft.set(visit, rows);
  const [oldest] = rowsLeft.keys();
  if (rowsLeft.size > MOST_LEFT && oldest !== undefined) rowsLeft.delete(oldest);
}

/** Must match the grid's classes. */
function useColumns(): number {
  const onPhone = useValue(cardShape) === "grid" ? 2 : 1;
  return useSyncExternalStore(onResize, () => {
    const wider = COLUMNS_FROM_PX.filter((from) => innerWidth >= from).length;
    return wider > 0 ? wider + 2 : onPhone;
  });
}

function onResize(changed: () => void): () => void {
  addEventListener("resize", changed);
  return () => removeEventListener("resize", changed);
}
