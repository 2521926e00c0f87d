import type { ComponentProps } from "react";
import { useValue } from "../../state/use-value.ts";
import { Loading } from "../../ui/loading.tsx";
import { cardShape } from "./card-shape.ts";
import { RecipeCard } from "./recipe-card.tsx";

/** Three columns from the first width, then four and five; phones have one, or two as a grid. */
export const COLUMNS_FROM_PX = [640, 1024, 1280];
const GRID = "grid gap-x-3 gap-y-4 sm:grid-cols-3 sm:gap-x-5 sm:gap-y-7 lg:grid-cols-4 xl:grid-cols-5";
/** Cards visible on a phone without scrolling. */
export const SEEN_AT_FIRST = 8;

interface Props {
  recipes: ComponentProps<typeof RecipeCard>[];
  level?: "h3";
  first?: boolean;
}

export function useGrid(): string {
  return useValue(cardShape) === "grid" ? `${GRID} grid-cols-2` : GRID;
}

export function CardGrid({ recipes, level, first = true }: Props) {
  const grid = useGrid();
  return (
    <ul className={grid}>
      {recipes.map((recipe, position) => (
        <li key={recipe.slug} className="min-w-0">
          <RecipeCard {...recipe} first={first && position < SEEN_AT_FIRST} level={level} />
        </li>
      ))}
    </ul>
  );
}

export function CardGridSkeleton() {
  const grid = useGrid();
  return (
    <Loading className="flex flex-col gap-5">
      <div className="bg-base-300 h-10 w-56 animate-pulse rounded" />
      <div className={grid}>
        {Array.from({ length: 8 }, (_, position) => (
          <div
            key={position}
            className={`bg-base-300 rounded-box aspect-4/3 animate-pulse ${grid === GRID ? "max-sm:aspect-auto max-sm:h-21" : ""}`}
          />
        ))}
      </div>
    </Loading>
  );
}
