import { isVisible } from "../../../../contract/rules.ts";
import type { Sentence } from "../../../../contract/sentences.ts";
import { DomainError } from "../../../../platform/errors.ts";
import type { OtherItem, LeftOutItem, Owned } from "../../other-items/other-item.ts";
import type { MealieCookbook } from "./cookbooks.ts";
import {
  type MealieFood,
  type MealieHousehold,
  type MealieMeal,
  type MealieShoppingList,
  type MealieUser,
  readHousehold,
} from "./household.ts";
import type { Tables } from "./tables.ts";

class CookbookNotOfCategories extends DomainError {
  constructor({ filter, categories, tags, tools }: MealieCookbook) {
    const names = [...categories, ...tags, ...tools].join(", ");
    super("invalid", "file-import-left-cookbook", { filter: filter || names || "-" });
  }
}
class NoPlaceFor extends DomainError {
  constructor(sentence: Sentence, count: number) {
    super("invalid", sentence, { count });
  }
}

/** What a backup contains besides recipes, and what of it Tagine has no place for. */
export function listOtherItems(tables: Tables): ({ also: OtherItem } | { left: LeftOutItem })[] {
  const household = readHousehold(tables);
  const { groups: names, foods, users, mealPlans, shoppingLists, cookbooks } = household;
  const lists = shoppingLists.filter(({ items }) => items.length > 0);
  const atHome = foods.filter(({ onHand }) => onHand);
  const groups = new Set([...mealPlans, ...lists, ...atHome].map(({ group }) => group).filter(Boolean));
  const toOwned = ({ group }: { group: string }): Owned =>
    groups.size > 1 && group ? { group, groupPosition: names.indexOf(group) } : { group: null };
  const found: OtherItem[] = [
    ...foods.map(toFood),
    ...atHome.map((food): OtherItem => ({
      kind: "pantry",
      name: food.name,
      content: {},
      ...toOwned(food),
    })),
    ...users.flatMap(toPerson),
    ...cookbooks
      .filter(({ isOfCategories }) => isOfCategories)
      .map(({ name, categories }): OtherItem => ({ kind: "cookbooks", name, content: { categories } })),
    ...mealPlans.toSorted(compareMeals).flatMap((meal) => toMeal(meal, toOwned(meal))),
    ...lists.map((list) => toList(list, toOwned(list))),
  ];
  return [...found.map((also) => ({ also })), ...listLeftOut(household).map((left) => ({ left }))];
}

function listLeftOut({ units, cookbooks, counts }: MealieHousehold): LeftOutItem[] {
  const left = [
    ["file-import-left-units", units.length],
    ["file-import-left-labels", counts.labels],
    ["file-import-left-rules", counts.mealPlanRules],
  ] as const;
  return [
    ...cookbooks
      .filter(({ isOfCategories }) => !isOfCategories)
      .map((cookbook) => ({ name: cookbook.name, problem: new CookbookNotOfCategories(cookbook) })),
    ...left
      .filter(([, count]) => count > 0)
      .map(([sentence, count]) => ({ name: "", problem: new NoPlaceFor(sentence, count) })),
  ];
}

function toFood({ name, pluralName, aliases }: MealieFood): OtherItem {
  const names = [...new Set([name, pluralName, ...aliases].filter(isVisible))];
  return { kind: "foods", name, content: { names } };
}

function toPerson({ fullName, username, email, group, passwordHash, favorites }: MealieUser): OtherItem[] {
  if (email === null) return [];
  const name = fullName || username || email;
  return [{ kind: "users", name, content: { email, group, passwordHash, favorites } }];
}

function toList({ name, items }: MealieShoppingList, owned: Owned): OtherItem {
  return { kind: "shopping-lists", name, content: { items }, ...owned };
}

const DINNER = "dinner";

/** By day, with dinner first, since Tagine treats the first meal as dinner. */
function compareMeals(one: MealieMeal, other: MealieMeal): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return Number(other.entryType === DINNER) - Number(one.entryType === DINNER);
}

function toMeal({ date, entryType, title, text, recipeName }: MealieMeal, owned: Owned): OtherItem[] {
  const [name = "", ...others] = [recipeName ?? "", title, text].filter(isVisible);
  if (name === "") return [];
  const type = entryType === DINNER ? "" : entryType;
  const note = others.join(": ");
  return [{ kind: "meal-plans", name, content: { date, type, recipe: recipeName, note }, ...owned }];
}
