import type { CSSProperties } from "react";
import { useDroppable } from "@dnd-kit/core";
import { Plus } from "lucide-react";
import { t } from "../text/translation.ts";
import { DayName } from "./day-name.tsx";
import type { MealAction } from "./meal-menu.tsx";
import { mealName } from "./meal-name.ts";
import { MealTile } from "./meal-tile.tsx";
import type { DraftMeal } from "./plan-draft.ts";
import { toSlotId } from "./slots.ts";

interface Props {
  day: string;
  dayName: string;
  meals: DraftMeal[];
  mayMove: boolean;
  addId: string;
  place: { className: string; style: CSSProperties };
  isDrawing: boolean;
  onAction: (action: MealAction, meal: DraftMeal) => void;
  onAdd: () => void;
}

export function BoardDay({ day, dayName, meals, mayMove, addId, place, isDrawing, onAction, onAdd }: Props) {
  const { setNodeRef, isOver } = useDroppable({ id: toSlotId({ day }) });
  return (
    <li
      ref={setNodeRef}
      aria-label={dayName}
      className={`${place.className} flex flex-col @min-[720px]:gap-1 ${isOver ? "bg-base-200 rounded-box" : ""}`}
      style={place.style}
    >
      <DayName day={day} />
      <div className="flex flex-col gap-2 @min-[720px]:gap-3">
        {meals.map((meal) => (
          <MealTile
            key={meal.key}
            meal={meal}
            name={mealName(meal)}
            day={dayName}
            mayMove={mayMove}
            isDrawing={isDrawing}
            onAction={onAction}
          />
        ))}
      </div>
      <button
        id={addId}
        type="button"
        aria-label={t("plan.add-meal", { day: dayName })}
        title={t("plan.add")}
        className="btn btn-ghost text-muted @max-[720px]:btn-circle @max-[720px]:absolute @max-[720px]:top-2 @max-[720px]:-right-2 @max-[720px]:size-11"
        onClick={onAdd}
      >
        <Plus size={20} aria-hidden />
      </button>
    </li>
  );
}
