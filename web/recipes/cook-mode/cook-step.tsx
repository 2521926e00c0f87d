import { lazy, Suspense, useId, useMemo } from "react";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { detectRecipeLanguage } from "../../../src/ingredients/words/detect-language.ts";
import { t } from "../../text/translation.ts";
import { later } from "../../ui/later.ts";
import { Ingredients } from "../page/ingredients.tsx";
import { OriginalStep } from "../page/original-step.tsx";
import type { Reading } from "../page/use-reading.ts";
import type { FurtherOfRecipe } from "../pictures/further-pictures.tsx";
import { TimedText } from "../timing/timed-text.tsx";
import { CorrectLink } from "./correct-link.tsx";
import type { CookStep as CookStepData } from "./list-cook-steps.ts";
import { pickLines, useStepIngredients } from "./use-step-ingredients.ts";

const FurtherPictures = lazy(async () => ({
  default: (await later(import("../pictures/further-pictures.tsx"))).FurtherPictures,
}));

/** More would push the step off a phone's screen. */
const LINES_ABOVE = 6;

interface Props {
  heading: { current: HTMLHeadingElement | null };
  recipe: Recipe;
  step: CookStepData | undefined;
  count: number;
  reading: Pick<Reading, "shown" | "ticks">;
  further: FurtherOfRecipe | null;
  /** While all ingredients are beside it, its own would be there twice. */
  showsIngredients: boolean;
}

export function CookStep({ heading, recipe, step, count, reading, further, showsIngredients }: Props) {
  const id = useId();
  const language = useMemo(() => detectRecipeLanguage(recipe), [recipe]);
  const used = useStepIngredients(recipe, language);
  const positions = (step && used[step.position]) ?? [];
  const correct = step && recipe.recipeIngredient.length > 0 && showsIngredients && (
    <CorrectLink slug={recipe.slug} number={step.number} hasIngredients={positions.length > 0} />
  );
  const { text = "", name, original = null } = step?.step ?? {};
  return (
    <section className="min-w-0 grow overflow-y-auto">
      <div className="flex min-h-full flex-col justify-center py-4 @max-3xs:py-2">
        <div className="flex flex-col gap-x-12 gap-y-3 lg:flex-row lg:items-start [@media(max-height:30rem)_and_(min-width:40rem)]:flex-row">
          {showsIngredients && positions.length > 0 && (
            <div
              role="group"
              aria-label={t("cook-mode.step-ingredients")}
              className={`${positions.length > LINES_ABOVE ? "max-lg:order-last" : "@max-3xs:order-last"} text-[length:calc(var(--cook-size)*1.125rem)] leading-[1.4] lg:w-1/3 lg:shrink-0 [@media(max-height:30rem)_and_(min-width:40rem)]:w-1/3 [@media(max-height:30rem)_and_(min-width:40rem)]:shrink-0`}
            >
              <Ingredients shown={pickLines(reading.shown, positions)} ticks={reading.ticks} />
              {correct}
            </div>
          )}
          <div className="flex min-w-0 flex-col gap-3">
            {/* It gets the focus, so that screen readers read the whole step. */}
            <h2
              ref={heading}
              tabIndex={-1}
              aria-describedby={`${id}-name ${id}-text`}
              className="text-muted text-lg outline-none"
            >
              {step?.number
                ? t("recipe.step-of", { number: step.number, total: count })
                : t("recipe.no-steps")}
            </h2>
            {step?.section && (
              <p dir="auto" className="font-serif text-lg [overflow-wrap:anywhere]">
                {step.section}
              </p>
            )}
            {name?.trim() && (
              <p id={`${id}-name`} dir="auto" className="text-xl font-semibold [overflow-wrap:anywhere]">
                {name}
              </p>
            )}
            {step && (
              <p
                id={`${id}-text`}
                dir="auto"
                className="max-w-[40ch] text-[length:calc(var(--cook-size)*clamp(1.375rem,1rem+2vw,2.125rem))] leading-[1.4] [overflow-wrap:anywhere] whitespace-pre-line"
              >
                <Suspense fallback={text}>
                  <TimedText text={text} language={language} dish={recipe.name} step={step.number ?? 1} />
                </Suspense>
              </p>
            )}
            {step && further && (
              <Suspense>
                <FurtherPictures further={further} step={step.position} isLarge />
              </Suspense>
            )}
            {step && <OriginalStep key={step.position} text={original} />}
            {positions.length === 0 && correct}
          </div>
        </div>
      </div>
    </section>
  );
}
