import da from "../../../../locales/server/da-DK.json";
import de from "../../../../locales/server/de-DE.json";
import en from "../../../../locales/server/en-US.json";
import fr from "../../../../locales/server/fr-FR.json";
import pl from "../../../../locales/server/pl-PL.json";
import pt from "../../../../locales/server/pt-PT.json";
import sv from "../../../../locales/server/sv-SE.json";
import cn from "../../../../locales/server/zh-CN.json";
import tw from "../../../../locales/server/zh-TW.json";
import type { Language } from "../../../contract/languages.ts";

/** Source: PlanEntryType of Mealie 3, without dinner */
const KEYS = {
  breakfast: "meal-type-breakfast",
  lunch: "meal-type-lunch",
  side: "meal-type-side",
  snack: "meal-type-snack",
  drink: "meal-type-drink",
  dessert: "meal-type-dessert",
} as const;
type MealKey = (typeof KEYS)[keyof typeof KEYS];

const TEXTS: Record<Language, Pick<typeof en, MealKey | "meal-type-note">> = {
  "en-US": en,
  "da-DK": da,
  "de-DE": de,
  "fr-FR": fr,
  "pl-PL": pl,
  "pt-PT": pt,
  "sv-SE": sv,
  "zh-CN": cn,
  "zh-TW": tw,
};

/** In all languages, since people of a group may import in different ones. */
const NAMES = new Map<string, ReadonlySet<string>>(
  Object.entries(KEYS).map(([type, key]) => [type, new Set(Object.values(TEXTS).map((texts) => texts[key]))]),
);

/** `Lunch: with Ben`; a dinner has no type. */
export function writeMealNote(type: string, note: string, language: Language): string {
  if (type === "") return note;
  const texts = TEXTS[language];
  const known = Object.entries(KEYS).find(([one]) => one === type);
  const meal = known ? texts[known[1]] : capitalize(type);
  if (note === "") return meal;
  return texts["meal-type-note"].replace("{{meal}}", () => meal).replace("{{note}}", () => note);
}

/** Whether a note begins with the type. Someone may have written more, or a note for a dinner. */
export function isOfMealType(note: string, type: string): boolean {
  const [first = ""] = note.split(/[:：]/);
  const name = first.trim();
  if (type === "") return ![...NAMES.values()].some((names) => names.has(name));
  return NAMES.get(type)?.has(name) ?? name === capitalize(type);
}

function capitalize(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}
