import type { ComponentProps } from "react";
import { Loading } from "../../ui/loading.tsx";
import { RecipeCard } from "./recipe-card.tsx";

/** Breakpoints of two and three columns. */
export const COLUMNS_FROM_PX = [640, 1024];
export const GRID = "grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3";
/** Cards visible on a phone without scrolling. */
export const SEEN_AT_FIRST = 6;

export const GRID_BESIDE = "grid gap-3 sm:grid-cols-2 sm:gap-5";

interface Props {
  recipes: ComponentProps<typeof RecipeCard>[];
  level?: "h3";
  first?: boolean;
  beside?: boolean;
}

export function CardGrid({ recipes, level, first = true, beside = false }: Props) {
  return (
    <ul className={beside ? GRID_BESIDE : GRID}>
      {recipes.map((recipe, position) => (
        <li key={recipe.slug} className="min-w-0">
          <RecipeCard {...recipe} first={first && position < SEEN_AT_FIRST} level={level} />
        </li>
      ))}
    </ul>
  );
}

export function CardGridSkeleton() {
  return (
    <Loading className="flex flex-col gap-5">
      <div className="bg-base-300 h-10 w-56 animate-pulse rounded" />
      <div className={GRID}>
        {Array.from({ length: 6 }, (_, position) => (
          <div
            key={position}
            className="bg-base-100 border-base-300 rounded-box flex overflow-hidden border sm:flex-col"
          >
            <div className="bg-base-300 h-28 w-28 animate-pulse sm:aspect-4/3 sm:h-auto sm:w-full" />
            <div className="flex grow flex-col gap-2 p-4">
              <div className="bg-base-300 h-4 w-2/3 animate-pulse rounded" />
              <div className="bg-base-300 h-3 animate-pulse rounded" />
              <div className="bg-base-300 h-3 w-4/5 animate-pulse rounded" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
