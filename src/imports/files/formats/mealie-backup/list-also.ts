import { isVisible } from "../../../../contract/rules.ts";
import type { FoundAlso } from "../../also/found-also.ts";
import { type MealieFood, type MealieMeal, type MealieUser, readHousehold } from "./household.ts";
import type { Tables } from "./tables.ts";

/** What a backup contains besides recipes, limited to what Tagine can store. */
export function listAlso(tables: Tables): FoundAlso[] {
  const { foods, users, mealPlans, shoppingLists } = readHousehold(tables);
  const lists = shoppingLists.filter(({ items }) => items.length > 0);
  return [
    ...foods.map(toFood),
    ...users.filter(({ email }) => isVisible(email)).map(toPerson),
    ...mealPlans.toSorted(compareMeals).flatMap(toMeal),
    ...lists.map(({ name, items }): FoundAlso => ({ kind: "shopping-lists", name, content: { items } })),
  ];
}

function toFood({ name, pluralName, aliases }: MealieFood): FoundAlso {
  const names = [...new Set([name, pluralName, ...aliases].filter(isVisible))];
  return { kind: "foods", name, content: { names } };
}

function toPerson({ fullName, username, email, group, passwordHash, favorites }: MealieUser): FoundAlso {
  const name = fullName || username || email;
  return { kind: "users", name, content: { email, group, passwordHash, favorites } };
}

const DINNER = "dinner";

/** By day, with dinner first, since Tagine treats the first meal as dinner. */
function compareMeals(one: MealieMeal, other: MealieMeal): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return Number(other.entryType === DINNER) - Number(one.entryType === DINNER);
}

function toMeal({ date, entryType, title, text, recipeName }: MealieMeal): FoundAlso[] {
  const [name = "", ...others] = [recipeName ?? "", title, text].filter(isVisible);
  if (name === "") return [];
  const type = entryType === DINNER ? "" : entryType.charAt(0).toUpperCase() + entryType.slice(1);
  const note = [type, ...others].filter(Boolean).join(": ");
  return [{ kind: "meal-plans", name, content: { date, recipe: recipeName, note } }];
}
