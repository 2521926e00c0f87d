import { t } from "../../text/translation.ts";
import type { NumberedStep } from "../page/number-steps.ts";

interface Props {
  steps: readonly NumberedStep[];
  at: number;
  onChoose: (at: number) => void;
}

export function StepList({ steps, at, onChoose }: Props) {
  return (
    <section aria-label={t("recipe.steps")} className="min-w-0 grow overflow-y-auto py-4">
      <ol className="flex flex-col gap-1">
        {steps.map(({ step, position, number }, index) => (
          <li key={position}>
            <button
              type="button"
              aria-current={index === at ? "step" : undefined}
              className="rounded-field aria-[current]:bg-base-100 flex min-h-11 w-full cursor-pointer gap-4 px-3 py-3 text-start text-lg"
              onClick={() => onChoose(index)}
            >
              <span className="text-muted w-6 shrink-0 text-end font-serif tabular-nums">{number}</span>
              <span dir="auto" className="max-w-[70ch] min-w-0 [overflow-wrap:anywhere]">
                {step.text.trim() || step.name}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
