import { t, type TextKey } from "../text/translation.ts";

/** Keys that nobody foresaw are shown as they are. */
export function nutrientName(key: string): string {
  return t(`nutrition.${key}` as TextKey) || key;
}

/** A number as the locale writes it, with its unit, or the one that schema.org means; other text stays. */
export function nutrientAmount(key: string, text: string, locale: string): string {
  const [, number, unit = getNutrientUnit(key)] = /^\s*(\d+(?:\.\d+)?)\s*(g|mg)?\s*$/.exec(text) ?? [];
  if (!number) return text;
  return inUnit(Number(number).toLocaleString(locale), unit);
}

/** An amount with its unit, as the language writes it; as it is without one. */
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
