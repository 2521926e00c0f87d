import type { Nutrition } from "../../src/contract/recipes.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { t, type TextKey } from "../text/translation.ts";

/** What is known of a serving; what is not known is not listed. */
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
            <dt className="text-muted max-w-3/5 shrink-0">{nameOf(key)}</dt>
            <dd dir="auto" className="min-w-0 text-end">
              {withUnit(key, amount, locale)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Keys that nobody foresaw are shown as they are. */
function nameOf(key: string): string {
  return t(`nutrition.${key}` as TextKey) || key;
}

/** A number as the locale writes it, with its unit, or the one that schema.org means; other text stays. */
function withUnit(key: string, text: string, locale: string): string {
  const [, number, unit = meantUnit(key)] = /^\s*(\d+(?:\.\d+)?)\s*(g|mg)?\s*$/.exec(text) ?? [];
  if (!number) return text;
  const amount = Number(number).toLocaleString(locale);
  if (unit === "kcal") return t("nutrition.in-calories", { amount });
  if (unit === "mg") return t("nutrition.in-milligrams", { amount });
  return unit === "g" ? t("nutrition.in-grams", { amount }) : amount;
}

/** Source: https://schema.org/NutritionInformation */
function meantUnit(key: string): string | null {
  if (key === "calories") return "kcal";
  if (key === "sodiumContent" || key === "cholesterolContent") return "mg";
  return key.endsWith("Content") ? "g" : null;
}
