import { Check } from "lucide-react";
import { lazy, Suspense, useMemo, type ReactNode } from "react";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { detectRecipeLanguage } from "../../../src/ingredients/words/detect-language.ts";
import { t } from "../../text/translation.ts";
import { later } from "../../ui/later.ts";
import type { ShownStep } from "../amounts/scale-steps.ts";
import type { FurtherOfRecipe } from "../pictures/further-pictures.tsx";
import { numberSteps } from "./number-steps.ts";
import { OriginalStep } from "./original-step.tsx";
import { useTicks } from "./ticks.ts";
import type { TimedTextProps } from "../timing/timed-text.tsx";

const TimedText = lazy(async () => ({
  default: (await later(import("../timing/timed-text.tsx"))).TimedText,
}));

const FurtherPictures = lazy(async () => ({
  default: (await later(import("../pictures/further-pictures.tsx"))).FurtherPictures,
}));

interface Props {
  recipe: Recipe;
  /** Already scaled. */
  steps: ShownStep[];
  further: FurtherOfRecipe | null;
}

export function Steps({ recipe, steps: scaled, further }: Props) {
  const [done, toggle] = useTicks(`steps ${recipe.slug}`);
  const steps = numberSteps(scaled);
  const language = useMemo(() => detectRecipeLanguage(recipe), [recipe]);
  return (
    <>
      {steps.length === 0 && <p className="text-muted">{t("recipe.no-steps")}</p>}
      <ol className="flex flex-col gap-1 print:gap-0">
        {steps.map(({ step, position, number }) => (
          <Step
            key={position}
            step={step}
            number={number}
            language={language}
            dish={recipe.name}
            done={done.has(position)}
            onToggle={() => toggle(position)}
            pictures={
              further && (
                <FurtherPictures
                  further={further}
                  step={position}
                  className="ms-12 mb-3 print:hidden [[data-print-picture]_&]:print:flex"
                />
              )
            }
          />
        ))}
      </ol>
    </>
  );
}

interface StepProps extends Pick<TimedTextProps, "language" | "dish"> {
  step: ShownStep;
  number: number | null;
  done: boolean;
  onToggle: () => void;
  pictures: ReactNode;
}

function Step({ step, number, language, dish, done, onToggle, pictures }: StepProps) {
  return (
    <li>
      {step.title?.trim() && (
        <h3 dir="auto" className="mt-4 mb-1 text-lg [overflow-wrap:anywhere]">
          {step.title}
        </h3>
      )}
      {number !== null && (
        <div
          className={`hover:bg-base-100 rounded-field relative -mx-3 flex min-h-11 w-[calc(100%+1.5rem)] gap-4 px-3 py-3 print:min-h-0 print:gap-2 print:py-1 ${done ? "text-muted" : ""}`}
        >
          <button
            type="button"
            aria-pressed={done}
            // Without the labels of its timers.
            aria-label={[t("recipe.step", { number }), step.name, step.text].filter(Boolean).join(" ")}
            // Covers the step. Its times are above it.
            className="after:rounded-field cursor-pointer scroll-mt-32 scroll-mb-24 self-start outline-none after:absolute after:inset-0 after:content-[''] focus-visible:after:outline-2"
            onClick={onToggle}
          >
            <span
              aria-hidden
              className={`flex size-8 shrink-0 items-center justify-center rounded-full font-serif print:block print:h-auto print:w-5 print:bg-transparent print:font-semibold print:text-inherit ${done ? "bg-base-300" : "bg-primary text-primary-content"}`}
            >
              {done ? <Check size={20} className="print:hidden" /> : number}
              {done && <span className="hidden print:inline">{number}</span>}
            </span>
          </button>
          <span
            dir="auto"
            className="max-w-[70ch] min-w-0 grow pt-0.5 [overflow-wrap:anywhere] print:max-w-none print:pt-0"
          >
            {step.name && <strong className="block font-semibold">{step.name}</strong>}
            <span className="whitespace-pre-line">
              <Suspense fallback={step.text}>
                <TimedText text={step.text} language={language} dish={dish} step={number} />
              </Suspense>
            </span>
          </span>
        </div>
      )}
      <Suspense>{pictures}</Suspense>
      {step.original !== null && (
        <div className="ms-12 -mt-3 print:hidden">
          <OriginalStep text={step.original} />
        </div>
      )}
    </li>
  );
}
