import type { Language } from "../../src/contract/languages.ts";
import { formatNumber } from "../text/number.ts";
import { t, type TextKey } from "../text/translation.ts";

export function nutrientName(key: string): string {
  return t(`nutrition.${key}` as TextKey) || key;
}

/** With the given unit or that of schema.org; other text stays. */
export function nutrientAmount(key: string, text: string, locale: Language): string {
  const [, number, unit = getNutrientUnit(key)] = /^\s*(\d+(?:\.\d+)?)\s*(g|mg)?\s*$/.exec(text) ?? [];
  if (!number) return text;
  return inUnit(formatNumber(Number(number), locale), unit);
}

export function inUnit(amount: string, unit: string | null): string {
  if (unit === "kcal") return t("nutrition.in-calories", { amount });
  if (unit === "mg") return t("nutrition.in-milligrams", { amount });
  return unit === "g" ? t("nutrition.in-grams", { amount }) : amount;
}

/** Source: https://schema.org/NutritionInformation */
export function getNutrientUnit(key: string): string | null {
  if (key === "calories") return "kcal";
  if (key === "sodiumContent" || key === "cholesterolContent") return "mg";
  return key.endsWith("Content") ? "g" : null;
}
