import { Suspense, useMemo, useState } from "react";
import type { ShoppingListRow } from "../../src/contract/meal-plans.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatDay } from "../text/day.ts";
import { t } from "../text/translation.ts";
import { LoadingBlocks } from "../ui/loading-blocks.tsx";
import type { NeedReading } from "./add-up-needs.ts";
import { loadNeedReading } from "./load-need-reading.ts";
import { needsOfMeals, type MealNeeds } from "./needs.ts";
import { ShoppingActions } from "./shopping-actions.tsx";
import { ShoppingRow } from "./shopping-row.tsx";
import { textByRecipe, textTogether } from "./shopping-text.ts";
import { useShoppingTicks, type Ticking } from "./shopping-ticks.ts";
import { Together } from "./together.tsx";
import { ViewChoice, type View } from "./view-choice.tsx";

interface Props {
  plan: string;
  days: string;
  rows: ShoppingListRow[];
  onAdd: () => void;
}

export function ShoppingList({ plan, days, rows, onAdd }: Props) {
  const [view, setView] = useState<View>("recipes");
  const [reading, setReading] = useState<Promise<NeedReading | null> | null>(null);
  const [ticked, tick] = useShoppingTicks(plan);
  const meals = useMemo(() => needsOfMeals(rows), [rows]);
  const needs = useMemo(() => meals.flatMap((meal) => meal.needs), [meals]);
  const left = needs.filter(({ key }) => !ticked.has(key)).length;
  const title = t("shopping.text-title", { days });

  function choose(next: View): void {
    setView(next);
    if (next === "together" && !reading) setReading(loadNeedReading(rows));
  }

  const actions = (text: string) =>
    needs.length > 0 && (
      <ShoppingActions title={title} text={text} anyTicked={left < needs.length} onAdd={onAdd} />
    );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
        <ViewChoice view={view} onChoose={choose} />
        <p role="status" className="text-muted text-sm">
          {needs.length > 0 && (left > 0 ? t("shopping.left", { count: left }) : t("shopping.done"))}
        </p>
      </div>
      {view === "recipes" || !reading ? (
        <>
          {meals.map((meal, position) => (
            <OneMeal key={position} meal={meal} ticked={ticked} onTick={tick} />
          ))}
          {actions(textByRecipe(title, meals, ticked))}
        </>
      ) : (
        <Suspense fallback={<LoadingBlocks className="gap-3" heights={["h-8", "h-8", "h-8", "h-8"]} />}>
          <Together needs={needs} loading={reading} ticked={ticked} onTick={tick}>
            {(groups) => actions(textTogether(title, groups, ticked))}
          </Together>
        </Suspense>
      )}
    </>
  );
}

interface MealProps extends Ticking {
  meal: MealNeeds;
}

function OneMeal({ meal: { name, servings, date, needs }, ticked, onTick }: MealProps) {
  const locale = useValue(language);
  const allTicked = needs.every(({ key }) => ticked.has(key));
  return (
    <section className={`break-inside-avoid-page ${allTicked ? "print:hidden" : ""}`}>
      <h3 dir="auto" className="text-lg [overflow-wrap:anywhere]">
        {name} {servings && <span className="text-muted font-sans text-base font-normal">{servings}</span>}
      </h3>
      <p className="text-muted text-sm">{formatDay(date, locale)}</p>
      {needs.length === 0 ? (
        <p className="text-muted py-2">{t("recipe.no-ingredients")}</p>
      ) : (
        <ul className="pt-1">
          {needs.map(({ key, text }) => (
            <ShoppingRow
              key={key}
              text={text}
              ticked={ticked.has(key) ? "all" : "none"}
              onTick={(on) => onTick([key], on)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
