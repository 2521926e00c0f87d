import { useState } from "react";
import { MEAL_PLAN_MOST } from "../../src/contract/rules.ts";
import { callApi } from "../api/call-api.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { useSending } from "../ui/use-sending.ts";
import { toDish, emptyMeals, putRecipes, listUsedRecipes } from "./edit-meals.ts";
import { mealPlace } from "./meal-name.ts";
import type { ChangePlan, DraftMeal, PlanDraft } from "./plan-draft.ts";

export function useRandom(draft: PlanDraft, onChange: ChangePlan) {
  const locale = useValue(language);
  const [drawn, setDrawn] = useState<DraftMeal | null>(null);

  const sending = useSending(async (meal: DraftMeal | null) => {
    const asked = meal ? [meal] : emptyMeals(draft).slice(0, MEAL_PLAN_MOST.days);
    const wanted = { count: asked.length, used: listUsedRecipes(draft) };
    const answer = await callApi("POST meal-plans/random", { body: wanted });
    if (!answer.ok) return answer.message;
    const [first] = answer.data;
    if (!first) return t("plan.no-recipes");
    if (first.slug === meal?.slug) return t("plan.no-other");
    onChange((now) => putRecipes(now, asked, answer.data));
    setDrawn(meal && { ...meal, ...toDish(first) });
    return null;
  });

  // Announced only if it's still true.
  const isSo =
    drawn !== null &&
    draft.meals.some(
      ({ key, slug, date }) => key === drawn.key && slug === drawn.slug && date === drawn.date,
    );
  return { ...sending, said: isSo ? t("plan.drag-over", mealPlace(draft, drawn.key, locale)) : "" };
}
