import { Check } from "lucide-react";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { t } from "../../text/translation.ts";
import type { ShownStep } from "../amounts/scale-steps.ts";
import { numberSteps } from "./number-steps.ts";
import { OriginalStep } from "./original-step.tsx";
import { useTicks } from "./ticks.ts";

interface Props {
  recipe: Recipe;
  /** Already scaled. */
  steps: ShownStep[];
}

export function Steps({ recipe, steps: scaled }: Props) {
  const [done, toggle] = useTicks(`steps ${recipe.slug}`);
  const steps = numberSteps(scaled);
  return (
    <>
      {steps.length === 0 && <p className="text-muted">{t("recipe.no-steps")}</p>}
      <ol className="flex flex-col gap-1 print:gap-0">
        {steps.map(({ step, position, number }) => (
          <Step
            key={position}
            step={step}
            number={number}
            done={done.has(position)}
            onToggle={() => toggle(position)}
          />
        ))}
      </ol>
    </>
  );
}

interface StepProps {
  step: ShownStep;
  number: number | null;
  done: boolean;
  onToggle: () => void;
}

function Step({ step, number, done, onToggle }: StepProps) {
  return (
    <li>
      {step.title?.trim() && (
        <h3 dir="auto" className="mt-4 mb-1 text-lg [overflow-wrap:anywhere]">
          {step.title}
        </h3>
      )}
      {number !== null && (
        <button
          type="button"
          aria-pressed={done}
          onClick={onToggle}
          className={`hover:bg-base-100 rounded-field -mx-3 flex min-h-11 w-[calc(100%+1.5rem)] cursor-pointer scroll-mt-32 scroll-mb-24 gap-4 px-3 py-3 text-start print:min-h-0 print:gap-2 print:py-1 ${done ? "text-muted" : ""}`}
        >
          <span
            aria-hidden
            className={`flex size-8 shrink-0 items-center justify-center rounded-full font-serif print:block print:h-auto print:w-5 print:bg-transparent print:font-semibold print:text-inherit ${done ? "bg-base-300" : "bg-primary text-primary-content"}`}
          >
            {done ? <Check size={20} className="print:hidden" /> : number}
            {done && <span className="hidden print:inline">{number}</span>}
          </span>
          <span className="sr-only">{t("recipe.step", { number })}</span>
          <span
            dir="auto"
            className="max-w-[70ch] min-w-0 grow pt-0.5 [overflow-wrap:anywhere] print:max-w-none print:pt-0"
          >
            {step.name && <strong className="block font-semibold">{step.name}</strong>}
            <span className="whitespace-pre-line">{step.text}</span>
          </span>
        </button>
      )}
      {step.original !== null && (
        <div className="ms-12 -mt-3 print:hidden">
          <OriginalStep text={step.original} />
        </div>
      )}
    </li>
  );
}
