import { TriangleAlert } from "lucide-react";
import type { MealPlan } from "../../src/contract/meal-plans.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatDays, today } from "../text/day.ts";
import { t, type TextKey } from "../text/translation.ts";
import { findOverlaps, type PlanSpan } from "./plan-times.ts";

export function OverlapNotes({ plan, plans }: { plan: PlanSpan; plans: MealPlan[] }) {
  const locale = useValue(language);
  const now = today();
  return findOverlaps(plan, plans).map(({ other, start, end }) => (
    <p key={other.uid} className="bg-base-200 rounded-field flex gap-3 p-3 text-sm text-pretty">
      <TriangleAlert size={20} className="shrink-0" aria-hidden />
      {t(getOverlapText(plan, other), {
        days: formatDays(start, end, locale, now),
        other: formatDays(other.startDate, other.endDate, locale, now),
      })}
    </p>
  ));
}

function getOverlapText({ uid }: PlanSpan, other: MealPlan): TextKey {
  if (uid === null) return "plan.overlap-new";
  return Number(uid) > Number(other.uid) ? "plan.overlap-counts" : "plan.overlap-gives-way";
}
