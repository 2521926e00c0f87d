import { MEAL_PLAN_MOST } from "../../src/contract/rules.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatDay } from "../text/day.ts";
import { t } from "../text/translation.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Form } from "../ui/form.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { DishDialog } from "./dish-dialog.tsx";
import { addMeal, changeMeal, moveMeal } from "./edit-meals.ts";
import { mealName } from "./meal-name.ts";
import { MoveDialog } from "./move-dialog.tsx";
import type { ChangePlan, DraftMeal, PlanDraft } from "./plan-draft.ts";
import { ServingsDialog } from "./servings-dialog.tsx";

export type Task =
  { what: "add"; day: string } | { what: "choose" | "servings" | "note" | "move"; meal: DraftMeal };

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
  if (task.what === "servings")
    return <ServingsDialog meal={meal} name={name} onChoose={put} onClose={onClose} />;
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

interface NoteDialogProps {
  name: string;
  note: string;
  onNote: (note: string) => void;
  onClose: () => void;
}

function NoteDialog({ name, note, onNote, onClose }: NoteDialogProps) {
  return (
    <Dialog title={t("plan.note-title", { name })} onClose={onClose}>
      <Form
        className="flex flex-col gap-4"
        onSubmit={async (values) => onNote(String(values.get("note")).trim())}
      >
        <TextArea
          label={t("plan.note")}
          name="note"
          start={note}
          rows={3}
          hint={t("plan.note-help")}
          rule={(text) => (text.trim().length > MEAL_PLAN_MOST.characters ? "plan.note-too-long" : null)}
        />
        <DialogButtons label={t("plan.note-done")} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
