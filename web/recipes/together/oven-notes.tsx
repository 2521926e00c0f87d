import { Thermometer } from "lucide-react";
import { t } from "../../text/translation.ts";
import { findOvenClashes } from "./find-oven-clashes.ts";
import type { PlannedDish } from "./read-dish.ts";
import type { SchedulePlan } from "./use-schedule.ts";

interface Props {
  dishes: readonly PlannedDish[];
  plan: SchedulePlan;
}

/** Most kitchens have one oven. */
export function OvenNotes({ dishes, plan: { schedule, rows } }: Props) {
  const done = new Set(rows.filter(({ isDone }) => isDone).map(({ step }) => step.key));
  const clashes = findOvenClashes(dishes, schedule, ({ key }) => done.has(key));
  if (clashes.length === 0) return null;
  return (
    <ul className="-my-2 flex flex-col gap-1">
      {clashes.map(([one, other]) => (
        <li key={`${one.dish} ${other.dish}`} className="flex items-start gap-2 text-sm text-pretty">
          <Thermometer size={18} className="text-primary-mark mt-0.5 shrink-0" aria-hidden />
          {t("together.oven-clash", {
            heat: one.text,
            dish: one.dish,
            otherHeat: other.text,
            otherDish: other.dish,
          })}
        </li>
      ))}
    </ul>
  );
}
