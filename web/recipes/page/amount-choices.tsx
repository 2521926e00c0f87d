import { t } from "../../text/translation.ts";
import { UnitChoice } from "./unit-choice.tsx";
import type { Servings } from "./describe-servings.ts";

const FACTORS = [
  { factor: 0.5, label: "½" },
  { factor: 1, label: "1" },
  { factor: 2, label: "2" },
  { factor: 3, label: "3" },
];

/** Offers half or a multiple of the recipe, and the unit system. */
export function AmountChoices({ servings: { factor, setFactor, note } }: { servings: Servings }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-1 print:hidden">
      <div
        role="group"
        aria-label={t("recipe.times")}
        className="border-base-300 bg-base-100 rounded-field flex max-w-full flex-wrap border"
      >
        {FACTORS.map(({ factor: choice, label }) => {
          const isChosen = Math.abs(factor - choice) < 0.005;
          return (
            <button
              key={choice}
              type="button"
              aria-pressed={isChosen}
              aria-label={t("recipe.times-count", { count: label })}
              className={`btn min-h-11 min-w-11 px-2.5 font-medium ${isChosen ? "btn-primary" : "btn-ghost"}`}
              onClick={() => setFactor(choice)}
            >
              {label}×
            </button>
          );
        })}
      </div>
      <UnitChoice />
      {note && <p className="text-muted text-sm">{note}</p>}
    </div>
  );
}
