import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatDay } from "../text/day.ts";
import { DishDialog } from "./dish-dialog.tsx";
import { addMeal, changeMeal, moveMeal } from "./edit-meals.ts";
import { mealName } from "./meal-name.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import type { ChangePlan, DraftMeal, PlanDraft } from "./plan-draft.ts";

export type Task = { what: "add"; day: string } | { what: "choose" | "note" | "move"; meal: DraftMeal };

interface Props {
  task: Task;
  draft: PlanDraft;
  onChange: ChangePlan;
  onClose: () => void;
}

export function TaskDialog({ task, draft, onChange, onClose }: Props) {
  const locale = useValue(language);
  if (task.what === "add")
    return (
      <DishDialog
        day={formatDay(task.day, locale)}
        onChoose={(dish) => onChange((now) => addMeal(now, task.day, dish))}
        onClose={onClose}
      />
    );
  const { meal } = task;
  const name = mealName(meal);
  const put = (change: Partial<DraftMeal>) => onChange((now) => changeMeal(now, meal.key, change));
  if (task.what === "choose")
    return <DishDialog day={formatDay(meal.date, locale)} onChoose={put} onClose={onClose} />;
  if (task.what === "note")
    return <NoteDialog name={name} note={meal.note} onNote={(note) => put({ note })} onClose={onClose} />;
  return (
    <MoveDialog
      draft={draft}
      meal={meal}
      name={name}
      onMove={(day) => onChange((now) => moveMeal(now, meal.key, { day }))}
      onClose={onClose}
    />
  );
}
