import { isDay } from "../../src/contract/days.ts";
import type { MealPlan } from "../../src/contract/meal-plans.ts";
import { today } from "../text/day.ts";
import { t } from "../text/translation.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Form } from "../ui/form.tsx";
import { TextField } from "../ui/text-field.tsx";
import { copyPlan, startOfCopy } from "./copy-plan.ts";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import type { PlanDraft } from "./plan-draft.ts";

interface Props {
  plan: MealPlan;
  /** Whether the copy would replace a new plan. */
  isBegun: boolean;
  onCopy: (draft: PlanDraft) => void;
  onClose: () => void;
}

export function CopyDialog({ plan, isBegun, onCopy, onClose }: Props) {
  return (
    <Dialog title={t("plan.copy-title")} onClose={onClose}>
      <Form
        className="flex flex-col gap-4"
        onSubmit={async (values) => onCopy(copyPlan(plan, String(values.get("start"))))}
      >
        <p className="text-pretty">{t("plan.copy-help")}</p>
        <TextField
          label={t("plan.copy-start")}
          name="start"
          type="date"
          defaultValue={startOfCopy(plan, today())}
          rule={(day) => (isDay(day) ? null : "plan.day-missing")}
        />
        {isBegun && <p className="text-danger text-sm text-pretty">{t("plan.copy-replaces")}</p>}
        <DialogButtons label={t("plan.copy-begin")} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
