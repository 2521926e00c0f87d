import { CalendarDays } from "lucide-react";
import { t } from "../text/translation.ts";
import { EditedField } from "../ui/edited-field.tsx";
import { findProblem, withDays, type ChangePlan, type PlanDraft } from "./plan-draft.ts";

interface Props {
  draft: PlanDraft;
  onChange: ChangePlan;
  onQuickWeek?: (() => void) | undefined;
}

export function PlanDates({ draft, onChange, onQuickWeek }: Props) {
  const { start, end } = draft.typed;
  const problem = findProblem(draft.typed);
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.75rem,1fr))] gap-x-3 gap-y-4 sm:gap-4 sm:grid-cols-[minmax(0,13rem)_minmax(0,13rem)_auto] sm:items-start sm:justify-start">
        <EditedField
          label={t("plan.start")}
          type="date"
          value={start}
          onType={(typed) => onChange((now) => withDays(now, typed, now.typed.end))}
        />
        <EditedField
          label={t("plan.end")}
          type="date"
          value={end}
          problem={problem && t(problem)}
          onType={(typed) => onChange((now) => withDays(now, now.typed.start, typed))}
        />
        {onQuickWeek && (
          <button
            type="button"
            className="btn bg-base-100 border-base-300 max-sm:col-span-full sm:mt-[1.625rem]"
            onClick={onQuickWeek}
          >
            <CalendarDays size={20} aria-hidden />
            {t("plan.quick-week")}
          </button>
        )}
      </div>
      {onQuickWeek && draft.startDate === "" && (
        <p className="text-muted text-sm text-pretty">{t("plan.new-help")}</p>
      )}
    </div>
  );
}
