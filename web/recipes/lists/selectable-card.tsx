import { Check } from "lucide-react";
import type { RecipeSummary } from "../../../src/contract/recipes.ts";
import { RecipeCard } from "./recipe-card.tsx";

interface Props {
  recipe: RecipeSummary;
  first: boolean;
  chosen: boolean;
  onTouch: (range: boolean) => void;
}

export function SelectableCard({ recipe, first, chosen, onTouch }: Props) {
  return (
    <div className="rounded-box has-focus-visible:outline-base-content has-checked:ring-primary-mark relative h-full has-checked:ring-3 has-checked:ring-offset-4 ring-offset-base-200 has-focus-visible:outline-2 has-focus-visible:outline-offset-4">
      <div inert className="h-full">
        <RecipeCard {...recipe} first={first} />
      </div>
      <input
        type="checkbox"
        aria-label={recipe.name}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] outline-none"
        checked={chosen}
        // Shift-click would select text.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onChange={({ nativeEvent }) => onTouch(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
      <span
        aria-hidden
        className={`pointer-events-none absolute top-2 left-2 flex size-7 items-center justify-center rounded-full border-2 shadow-(--shadow-card) ${chosen ? "bg-primary text-primary-content border-primary" : "bg-base-100 border-base-content/40"}`}
      >
        {chosen && <Check size={18} strokeWidth={3} />}
      </span>
    </div>
  );
}
