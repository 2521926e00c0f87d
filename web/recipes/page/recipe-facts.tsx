import { ChevronDown, Clock } from "lucide-react";
import type { ReactNode } from "react";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatDuration } from "../../text/duration.ts";
import { t } from "../../text/translation.ts";
import { Popover } from "../../ui/popover.tsx";
import { SHEET } from "../../ui/sheet.tsx";
import { ServingsStepper } from "./servings-stepper.tsx";
import type { Servings } from "./describe-servings.ts";

interface Props {
  recipe: Recipe;
  servings: Servings;
  rating: ReactNode;
}

export function RecipeFacts({ recipe, servings, rating }: Props) {
  const times = useTimes(recipe);
  return (
    <>
      <div
        role="group"
        aria-label={t("recipe.facts")}
        className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2 sm:justify-start sm:gap-x-5 print:hidden"
      >
        <Times times={times} />
        {recipe.recipeIngredient.length > 0 && <ServingsStepper servings={servings} />}
        {rating}
      </div>
      <PrintedFacts
        times={times}
        servings={recipe.recipeYield || servings.factor !== 1 ? servings.text : ""}
      />
    </>
  );
}

interface Time {
  label: string;
  value: string;
}

/** The total last; without one, the longest way to it. */
function useTimes({ prepTime, performTime, totalTime }: Recipe): Time[] {
  const locale = useValue(language);
  return [
    { label: t("recipe.prep-time"), value: prepTime },
    { label: t("recipe.cook-time"), value: performTime },
    { label: t("recipe.total-time"), value: totalTime },
  ].flatMap(({ label, value }) =>
    value?.trim() ? [{ label, value: formatDuration(value.trim(), locale) }] : [],
  );
}

function Times({ times }: { times: Time[] }) {
  const main = times.at(-1);
  if (!main) return null;
  const shown = (
    <>
      <Clock size={18} className="text-muted shrink-0" aria-hidden />
      <span dir="auto" className="line-clamp-2 min-w-0 text-start [overflow-wrap:anywhere]">
        {main.value}
      </span>
    </>
  );
  if (times.length === 1)
    return (
      <p className="flex min-h-11 max-w-full items-center gap-2 font-medium">
        <span className="sr-only">{main.label}</span>
        {shown}
      </p>
    );
  return (
    <Popover
      label={`${main.label}: ${main.value}`}
      button={
        <>
          {shown}
          <ChevronDown size={16} className="text-muted shrink-0" aria-hidden />
        </>
      }
      buttonClass="btn btn-ghost -mx-2 h-auto min-h-11 max-w-[calc(100%+1rem)] flex-nowrap gap-2 px-2 font-medium"
      panelClass={`top-full left-0 mt-1 w-56 ${SHEET}`}
    >
      {() => (
        <dl className="flex flex-col gap-1 px-2 py-1">
          {times.map(({ label, value }) => (
            <div key={label} className="flex items-baseline justify-between gap-4 py-1">
              <dt className="text-muted">{label}</dt>
              <dd dir="auto" className="min-w-0 text-end font-medium [overflow-wrap:anywhere]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Popover>
  );
}

function PrintedFacts({ times, servings }: { times: Time[]; servings: string }) {
  return (
    <dl className="hidden flex-wrap gap-x-6 print:flex">
      {times.map(({ label, value }) => (
        <div key={label} className="flex gap-1.5">
          <dt className="text-muted">{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
      {servings && (
        <div>
          <dt className="sr-only">{t("recipe.servings")}</dt>
          <dd dir="auto">{servings}</dd>
        </div>
      )}
    </dl>
  );
}
