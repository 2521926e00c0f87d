import { DishPicture } from "./dish-picture.tsx";
import { mealName } from "./meal-name.ts";
import type { Dish } from "./plan-draft.ts";

export function Lifted({ dish }: { dish: Dish }) {
  return (
    <div className="bg-base-100 rounded-box flex w-56 items-center gap-3 p-2 shadow-(--shadow-float)">
      <span className="rounded-field bg-base-300 relative size-12 shrink-0 overflow-hidden">
        <DishPicture dish={dish} />
      </span>
      <span dir="auto" className="line-clamp-2 min-w-0 text-sm font-medium">
        {mealName(dish)}
      </span>
    </div>
  );
}
