import { toFields, toList, toText, type Fields } from "../../../archiving/lenient-values.ts";
import { inOneLine } from "../../../platform/plain-text.ts";
import { findNutritionKey } from "../reading/nutrition-text.ts";

const NUTRITION = [
  ["calories", "calories", "kcal"],
  ["carbohydrates", "carbohydrateContent", "g"],
  ["fats", "fatContent", "g"],
  ["proteins", "proteinContent", "g"],
] as const;

interface TandoorNutrition {
  nutrition: Record<string, string>;
  /** What isn't nutrition, such as a price. */
  others: [key: string, value: string][];
}

/** Version 1.5 replaced four fixed values with properties that people name. */
export function readTandoorNutrition(recipe: Fields): TandoorNutrition {
  const found: TandoorNutrition = { nutrition: {}, others: [] };
  const own = toFields(recipe["nutrition"]);
  for (const [key, name, unit] of NUTRITION) {
    const amount = formatAmount(own?.[key], unit);
    if (amount) found.nutrition[name] = amount;
  }
  for (const property of toList(recipe["properties"]).map(toFields)) {
    const type = toFields(property?.["property_type"]);
    const name = inOneLine(toText(type?.["name"]));
    const amount = formatAmount(property?.["property_amount"], inOneLine(toText(type?.["unit"])));
    const key = findNutritionKey(name);
    if (!amount || !name) continue;
    if (key) found.nutrition[key] ??= amount;
    else found.others.push([name, amount]);
  }
  const source = toText(own?.["source"]);
  return {
    ...found,
    others: [...found.others, ...(source ? [["nutrition-source", source] as [string, string]] : [])],
  };
}

/** `12.500000` → `12.5 g`; empty for zero. */
function formatAmount(value: unknown, unit: string): string {
  const amount = toText(value).trim();
  if (amount === "" || Number(amount) === 0) return "";
  return Number.isFinite(Number(amount)) ? `${Number(amount)} ${unit}`.trim() : amount;
}
