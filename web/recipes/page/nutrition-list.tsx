import type { Nutrition } from "../../../src/contract/recipes.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { nutrientAmount, nutrientName } from "../nutrient.ts";

export function NutritionList({ nutrition }: { nutrition: Nutrition }) {
  const locale = useValue(language);
  const known = Object.entries(nutrition).flatMap(([key, amount]) =>
    amount?.trim() ? [{ key, amount }] : [],
  );
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="nutrition-title">
      <h2 id="nutrition-title" className="mb-2 text-lg">
        {t("recipe.nutrition")}
      </h2>
      <dl className="max-w-sm">
        {known.map(({ key, amount }) => (
          <div
            key={key}
            className="border-base-300 flex items-baseline justify-between gap-4 border-b py-1.5 last:border-0"
          >
            <dt className="text-muted max-w-3/5 shrink-0">{nutrientName(key)}</dt>
            <dd dir="auto" className="min-w-0 text-end">
              {nutrientAmount(key, amount, locale)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
