import type { RecipeSummary } from "../../../src/contract/recipes.ts";
import { GRID_BESIDE } from "./card-grid.tsx";
import { SelectableCard } from "./selectable-card.tsx";
import type { Selection } from "../bulk/use-selection.ts";

export function SelectableGrid({ recipes, selection }: { recipes: RecipeSummary[]; selection: Selection }) {
  return (
    <ul className={GRID_BESIDE}>
      {recipes.map((recipe, position) => (
        <li key={recipe.slug} className="min-w-0">
          <SelectableCard
            recipe={recipe}
            first
            chosen={selection.isChosen(recipe)}
            onTouch={(range) => selection.touch(position, range)}
          />
        </li>
      ))}
    </ul>
  );
}
