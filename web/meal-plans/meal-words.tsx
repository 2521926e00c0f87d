import { ChefHat, StickyNote, Users, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import type { Meal } from "../../src/contract/meal-plans.ts";
import { CARD_DESCRIPTION } from "../../src/contract/rules.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatDay } from "../text/day.ts";
import { t } from "../text/translation.ts";
import { truncate } from "../text/truncate.ts";
import { withoutMarkdown } from "../text/without-markdown.ts";
import { getMealKind } from "./meal-kind.ts";
import { getMealCookPath, formatServings, getMealPath } from "./meal-servings.ts";

interface Props {
  meal: Meal;
  isToday: boolean;
  /** Whether the day is over, so that nothing can be chosen. */
  isOver?: boolean;
}

export function MealWords({ meal, isToday, isOver = false }: Props) {
  const kind = getMealKind(meal);
  const day = formatDay(meal.date, useValue(language));
  const description = withoutMarkdown(meal.description);
  const servings = formatServings(meal);
  const Name = isToday ? "h2" : "h3";
  return (
    <>
      <p className="text-muted text-sm font-medium">
        {isToday && <span className="text-base-content font-semibold">{t("plan.today")} · </span>}
        <time dateTime={meal.date}>{day}</time>
      </p>
      <Name
        dir="auto"
        className={`leading-snug [overflow-wrap:anywhere] ${isToday ? "text-xl sm:text-2xl" : "text-lg"} ${kind === "nothing" ? "text-muted" : ""}`}
      >
        {kind === "nothing" ? t("week.nothing") : meal.name}
      </Name>
      {description && (
        <p
          dir="auto"
          className={`text-muted ${isToday ? "line-clamp-4" : "line-clamp-2 text-sm sm:line-clamp-3"}`}
        >
          {truncate(description, CARD_DESCRIPTION.full)}
        </p>
      )}
      {servings && <Detail Icon={Users} text={servings} />}
      {meal.note && <Detail Icon={StickyNote} label={t("week.note")} text={meal.note} />}
      {kind === "recipe" && (
        <div className={`flex flex-wrap gap-2 ${isToday ? "mt-2" : "mt-auto"}`}>
          <Link
            to={getMealPath(meal)}
            className={`btn ${isToday ? "btn-primary" : "border-base-300"}`}
            aria-label={t("week.view-name", { name: meal.name })}
          >
            {t("week.view")}
          </Link>
          {!isOver && (
            <Link
              to={getMealCookPath(meal)}
              className={`btn ${isToday ? "bg-base-100 border-base-300" : "btn-ghost"}`}
              aria-label={t("recipe.cooking", { name: meal.name })}
            >
              <ChefHat size={20} aria-hidden />
              {t("recipe.cook")}
            </Link>
          )}
        </div>
      )}
      {kind === "nothing" && !isOver && (
        <Link
          to="/meal-plan/planner"
          className="flex min-h-11 items-center self-start underline underline-offset-3"
          aria-label={t("week.choose-for", { day })}
        >
          {t("week.choose")}
        </Link>
      )}
    </>
  );
}

interface DetailProps {
  Icon: LucideIcon;
  label?: string;
  text: string;
}

function Detail({ Icon, label, text }: DetailProps) {
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon size={16} className="text-muted mt-0.5 shrink-0" aria-hidden />
      {label && <span className="sr-only">{label}</span>}
      <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
        {text}
      </span>
    </p>
  );
}
