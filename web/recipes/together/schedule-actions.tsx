import { BellRing, Timer, Undo2 } from "lucide-react";
import { useState } from "react";
import { t } from "../../text/translation.ts";
import { listReminders } from "./reminders.ts";
import type { PlannedDish } from "./read-dish.ts";
import type { SchedulePlan } from "./use-schedule.ts";
// Not lazy: it opens offline, too.
import { TimesDialog } from "./times-dialog.tsx";

interface Props {
  dishes: readonly PlannedDish[];
  plan: SchedulePlan;
}

export function ScheduleActions({ dishes, plan }: Props) {
  const { schedule, rows, now } = plan;
  const [isOpen, setOpen] = useState(false);
  const canRemind = schedule.reminds || listReminders(rows, now).length > 0;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {canRemind && (
          <button
            type="button"
            className="btn bg-base-100 border-base-300 aria-pressed:bg-chosen aria-pressed:text-chosen-content h-auto min-h-11 max-w-full whitespace-normal"
            aria-pressed={schedule.reminds}
            onClick={() => plan.setReminding(!schedule.reminds)}
          >
            <BellRing size={18} aria-hidden />
            {t("together.remind")}
          </button>
        )}
        <button
          type="button"
          className="btn bg-base-100 border-base-300 h-auto min-h-11 max-w-full whitespace-normal"
          onClick={() => setOpen(true)}
        >
          <Timer size={18} aria-hidden />
          {t("together.change-times")}
        </button>
        {schedule.moved.length > 0 && (
          <button
            type="button"
            className="btn btn-ghost h-auto min-h-11 max-w-full whitespace-normal"
            onClick={() => plan.putBack()}
          >
            <Undo2 size={18} aria-hidden />
            {t("together.reset")}
          </button>
        )}
      </div>
      <p className="text-muted text-sm text-pretty">{t("together.how-long")}</p>
      {isOpen && <TimesDialog dishes={dishes} onlyMissing={false} onClose={() => setOpen(false)} />}
    </div>
  );
}
