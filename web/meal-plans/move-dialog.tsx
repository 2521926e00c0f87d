import { useId } from "react";
import { eachDay } from "../../src/contract/days.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatDay } from "../text/day.ts";
import { t } from "../text/translation.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Form } from "../ui/form.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import type { DraftMeal, PlanDraft } from "./plan-draft.ts";

interface Props {
  draft: PlanDraft;
  meal: DraftMeal;
  name: string;
  onMove: (day: string) => void;
  onClose: () => void;
}

export function MoveDialog({ draft: { startDate, endDate }, meal, name, onMove, onClose }: Props) {
  const locale = useValue(language);
  const id = useId();
  const days = eachDay(startDate, endDate).filter((day) => day !== meal.date);
  return (
    <Dialog title={t("plan.move-title", { name })} onClose={onClose}>
      <Form className="flex flex-col gap-5" onSubmit={async (values) => onMove(String(values.get("day")))}>
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="text-sm font-medium">
            {t("plan.move-day")}
          </label>
          <select
            id={id}
            name="day"
            defaultValue={days.find((day) => day > meal.date)}
            className="input picker w-full truncate"
          >
            {days.map((day) => (
              <option key={day} value={day}>
                {formatDay(day, locale)}
              </option>
            ))}
          </select>
        </div>
        <DialogButtons label={t("plan.move")} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
