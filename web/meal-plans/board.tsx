import { useId, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { DndContext, DragOverlay } from "@dnd-kit/core";
import { eachDay } from "../../src/contract/days.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatDay } from "../text/day.ts";
import { t } from "../text/translation.ts";
import { BoardDay } from "./board-day.tsx";
import { moveMeal, removeMeal } from "./edit-meals.ts";
import type { MealAction } from "./meal-menu.tsx";
import { mealName } from "./meal-name.ts";
import { getHandleId, MealTile } from "./meal-tile.tsx";
import {
  mealsInside,
  mealsOutside,
  type ChangePlan,
  type DraftMeal,
  type PlanDraft,
  type Dish,
} from "./plan-draft.ts";
import { parseSlotId } from "./slots.ts";
import { TaskDialog, type Task } from "./task-dialog.tsx";
import { useMealDrag } from "./use-meal-drag.ts";
import { WeeksGrid } from "./weeks-grid.tsx";
import { DishPicture } from "./dish-picture.tsx";

interface Props {
  draft: PlanDraft;
  onChange: ChangePlan;
  /** Whether random recipes are loading. */
  isDrawing: boolean;
  onRandom: (meal: DraftMeal) => void;
}

export function Board({ draft, onChange, isDrawing, onRandom }: Props) {
  const locale = useValue(language);
  const [task, setTask] = useState<Task | null>(null);
  const id = useId();
  const addId = (day: string) => `${id}-add-${day}`;
  const outsideId = `${id}-outside`;
  const { lifted, dragging } = useMealDrag({
    draft,
    language: locale,
    onMove: (key, slot) => onChange((now) => moveMeal(now, key, parseSlotId(slot))),
  });
  const meals = Map.groupBy(mealsInside(draft), ({ date }) => date);
  const outside = mealsOutside(draft);
  const mayMove = eachDay(draft.startDate, draft.endDate).length > 1;

  function act(what: MealAction, meal: DraftMeal): void {
    if (what === "remove") {
      flushSync(() => onChange((now) => removeMeal(now, meal.key)));
      // The focused element is gone. A meal outside the plan has no day on the board.
      focusFirst(addId(meal.date), outsideId, addId(draft.startDate));
    } else if (what === "random") onRandom(meal);
    else setTask({ what, meal });
  }

  const change: ChangePlan = (next) => {
    flushSync(() => {
      onChange(next);
      setTask(null);
    });
    // The dialog returned the focus to the meal's old place.
    if (task?.what === "move") focusFirst(getHandleId(task.meal));
  };

  return (
    <DndContext {...dragging}>
      {outside.length > 0 && (
        <section
          id={outsideId}
          tabIndex={-1}
          aria-label={t("plan.outside")}
          className="bg-base-200 rounded-box @container flex flex-col gap-3 p-4"
        >
          <p className="text-sm text-pretty">{t("plan.outside-help", { count: outside.length })}</p>
          <div className="grid gap-2 @min-[720px]:grid-cols-7">
            {outside.map((meal) => (
              <MealTile
                key={meal.key}
                meal={meal}
                name={mealName(meal)}
                day={formatDay(meal.date, locale)}
                mayMove
                isDrawing={isDrawing}
                onAction={act}
              />
            ))}
          </div>
        </section>
      )}
      <WeeksGrid start={draft.startDate} end={draft.endDate}>
        {(day, place) => (
          <BoardDay
            key={day}
            day={day}
            dayName={formatDay(day, locale)}
            meals={meals.get(day) ?? []}
            mayMove={mayMove}
            place={place}
            addId={addId(day)}
            isDrawing={isDrawing}
            onAction={act}
            onAdd={() => setTask({ what: "add", day })}
          />
        )}
      </WeeksGrid>
      {createPortal(
        <DragOverlay dropAnimation={null}>{lifted && <Lifted dish={lifted} />}</DragOverlay>,
        document.body,
      )}
      {task && <TaskDialog task={task} draft={draft} onChange={change} onClose={() => setTask(null)} />}
    </DndContext>
  );
}

function focusFirst(...ids: string[]): void {
  ids
    .map((id) => document.getElementById(id))
    .find((element) => element !== null)
    ?.focus();
}

function Lifted({ dish }: { dish: Dish }) {
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
