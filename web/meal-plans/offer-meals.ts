import type { ShoppingListRow } from "../../src/contract/meal-plans.ts";
import type { Entry } from "../../src/contract/shopping-sync.ts";
import { SHOPPING_MOST } from "../../src/contract/shopping-rules.ts";
import { tidyEntryText } from "../../src/ingredients/sums/tidy-entry-text.ts";
import { loadCorrections } from "../ingredients/corrections.ts";
import { loadAddingKnowledge, type AddingKnowledge } from "../shopping-lists/adding/adding-knowledge.ts";
import { offerLine, type OfferedGroup } from "../shopping-lists/adding/offered-line.ts";
import { formatDay } from "../text/day.ts";
import { t } from "../text/translation.ts";
import { needsOfMeals } from "./needs.ts";
import { loadOrigins, type Origin } from "./recipe-origins.ts";

export interface MealKnowledge extends AddingKnowledge {
  origins: ReadonlyMap<string, Origin>;
}

export async function loadMealKnowledge(rows: readonly ShoppingListRow[]): Promise<MealKnowledge> {
  const [origins] = await Promise.all([loadOrigins(rows), loadCorrections()]);
  const languages = [...origins.values()].map(({ language }) => language);
  return { ...(await loadAddingKnowledge(languages)), origins };
}

export interface OfferedMeals {
  /** Inclusive at both ends. */
  from: string;
  to: string;
  /** What's on the list. */
  listed: readonly Entry[];
  locale: string;
}

/** A group for each meal. Meals that are on the list already are off. */
export function offerMeals(
  rows: ShoppingListRow[],
  { from, to, listed, locale }: OfferedMeals,
  knowledge: MealKnowledge,
): OfferedGroup[] {
  const meals = needsOfMeals(rows)
    .filter(({ date }) => date >= from && date <= to)
    .toSorted((one, other) => one.date.localeCompare(other.date));
  return meals.map(({ name, slug, servings, date, needs }) => {
    const source = {
      slug,
      name: tidyEntryText(name),
      servings: tidyEntryText(servings, SHOPPING_MOST.servings),
      day: date,
    };
    const { language = "en", region = "" } = knowledge.origins.get(slug) ?? {};
    const isListed = listed.some((entry) => isForMeal(entry, slug, date));
    return {
      title: name,
      note: [formatDay(date, locale), servings, isListed && t("add-to-list.listed")]
        .filter(Boolean)
        .join(" · "),
      lines: needs.flatMap(({ key, text }) =>
        offerLine(
          { key, text: tidyEntryText(text), isListed },
          { language, region, source, note: "" },
          knowledge,
        ),
      ),
    };
  });
}

/** Also what someone added from the recipe itself, for no day. */
function isForMeal({ source }: Entry, slug: string, date: string): boolean {
  return source?.slug === slug && (source.day === date || source.day === null);
}
