import { useMemo, useState } from "react";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatDay } from "../text/day.ts";
import { t } from "../text/translation.ts";
import { linesTogether, listRecipeNames, type ListLine, type MealNeeds } from "./needs.ts";
import { ShoppingActions } from "./shopping-actions.tsx";
import { ShoppingRow } from "./shopping-row.tsx";
import { textByRecipe, textTogether } from "./shopping-text.ts";
import { useShoppingTicks } from "./shopping-ticks.ts";
import { ViewChoice, type View } from "./view-choice.tsx";

interface Props {
  plan: string;
  days: string;
  meals: MealNeeds[];
  /** Of the recipes' names. */
  level: "h2" | "h3";
}

export function ShoppingList({ plan, days, meals, level }: Props) {
  const [view, setView] = useState<View>("recipes");
  const [ticked, tick] = useShoppingTicks(plan);
  const needs = useMemo(() => meals.flatMap((meal) => meal.needs), [meals]);
  // Comparing hundreds of lines takes too long for each tick.
  const groups = useMemo(() => linesTogether(needs), [needs]);
  const left = needs.filter(({ key }) => !ticked.has(key)).length;
  const title = t("shopping.text-title", { days });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
        <ViewChoice view={view} onChoose={setView} />
        <p role="status" className="text-muted text-sm">
          {needs.length > 0 && (left > 0 ? t("shopping.left", { count: left }) : t("shopping.done"))}
        </p>
      </div>
      {view === "recipes" ? (
        meals.map((meal, position) => (
          <OneMeal key={position} meal={meal} level={level} ticked={ticked} onTick={tick} />
        ))
      ) : (
        <Together groups={groups} ticked={ticked} onTick={tick} />
      )}
      {needs.length > 0 && (
        <ShoppingActions
          title={title}
          text={view === "recipes" ? textByRecipe(title, meals, ticked) : textTogether(title, groups, ticked)}
          anyTicked={left < needs.length}
        />
      )}
    </>
  );
}

interface Ticking {
  ticked: ReadonlySet<string>;
  onTick: (keys: string[], on: boolean) => void;
}

interface MealProps extends Ticking, Pick<Props, "level"> {
  meal: MealNeeds;
}

function OneMeal({ meal: { name, servings, date, needs }, level: Level, ticked, onTick }: MealProps) {
  const locale = useValue(language);
  const allTicked = needs.every(({ key }) => ticked.has(key));
  return (
    <section className={`break-inside-avoid-page ${allTicked ? "print:hidden" : ""}`}>
      <Level dir="auto" className="text-lg [overflow-wrap:anywhere]">
        {name} {servings && <span className="text-muted font-sans text-base font-normal">{servings}</span>}
      </Level>
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

function Together({ groups, ticked, onTick }: { groups: ListLine[][] } & Ticking) {
  if (groups.length === 0) return <p className="text-muted py-2">{t("recipe.no-ingredients")}</p>;
  return (
    <div className="divide-base-300 divide-y">
      {groups.map((lines) => (
        <ul key={lines[0]?.text} className="py-1">
          {lines.map((line) => (
            <ShoppingRow
              key={line.text}
              text={line.text}
              times={line.needs.length}
              recipes={listRecipeNames(line).join(", ")}
              ticked={getLineState(line, ticked)}
              onTick={(on) =>
                onTick(
                  line.needs.map(({ key }) => key),
                  on,
                )
              }
            />
          ))}
        </ul>
      ))}
    </div>
  );
}

function getLineState({ needs }: ListLine, ticked: ReadonlySet<string>): "all" | "some" | "none" {
  const count = needs.filter(({ key }) => ticked.has(key)).length;
  if (count === 0) return "none";
  return count === needs.length ? "all" : "some";
}
