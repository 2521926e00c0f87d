import type { MealPlan } from "../../src/contract/meal-plans.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useSending } from "../ui/use-sending.ts";
import { PlanMeals } from "./plan-meals.tsx";

interface Props {
  theirs: MealPlan;
  onTakeTheirs: () => void;
  onSaveMine: () => Promise<string | null>;
  onClose: () => void;
}

export function ConflictDialog({ theirs, onTakeTheirs, onSaveMine, onClose }: Props) {
  const { busy, problem, send } = useSending(onSaveMine);
  return (
    <Dialog title={t("plan.conflict-title")} room="most" onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="text-pretty">{t("plan.conflict-help")}</p>
        <section aria-label={t("plan.conflict-theirs")} className="flex flex-col gap-3">
          <h3 className="text-base">{t("plan.conflict-theirs")}</h3>
          <PlanMeals plan={theirs} />
        </section>
        {problem && <Alert title={problem} />}
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-ghost" onClick={onClose}>
            {t("plan.go-on")}
          </button>
          <button type="button" className="btn" onClick={onTakeTheirs}>
            {t("plan.take-theirs")}
          </button>
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={busy}
            onClick={() => void (busy || send())}
          >
            {t("plan.save-mine")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
