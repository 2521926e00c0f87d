import { OTHER_ITEM_KINDS, type KindCount, type OtherItemKind } from "../../../contract/other-items.ts";
import { NotAllowed } from "../../../platform/errors.ts";
import { ReadyItem } from "../../../platform/jobs/ready-item.ts";
import { nameProblem } from "../../archives/to-recipe-content.ts";
import {
  countChangedMeals,
  countUnchangedMeals,
  importMeal,
  undoMeals,
  type MadeMeal,
} from "./import-meal.ts";
import {
  countChangedLists,
  importList,
  listUnchangedLists,
  undoLists,
  type MadeList,
} from "./import-list.ts";
import {
  choosePassword,
  countUsedPeople,
  importPerson,
  listUnusedPeople,
  undoPeople,
  type MadePerson,
} from "./import-person.ts";
import {
  countChangedFoods,
  importFood,
  listUnchangedFoods,
  undoFoods,
  type MadeFood,
} from "./import-food.ts";
import {
  importPantryFood,
  listPantryFoods,
  undoPantryFoods,
  type MadePantryFood,
} from "./import-pantry-food.ts";
import {
  countChangedPages,
  importCookbook,
  listUnchangedPages,
  undoCookbooks,
  type MadeCookbook,
} from "./import-cookbook.ts";
import type { Importer } from "../file-import.ts";
import type { OtherItemOutcome } from "./other-item-outcome.ts";
import type { OtherItem } from "./other-item.ts";

export type OtherItemParts = Parameters<typeof importMeal>[2]["parts"] &
  Parameters<typeof importList>[2]["parts"] &
  Parameters<typeof importPerson>[2]["parts"] &
  Parameters<typeof importFood>[2]["parts"] &
  Parameters<typeof importPantryFood>[1]["parts"] &
  Parameters<typeof importCookbook>[2];

/** Only admins may import these, since only they may add them by hand. */
export const ADMIN_ONLY_KINDS = new Set<string>([
  "users",
  "foods",
  "cookbooks",
] satisfies OtherItem["kind"][]);

export async function prepareOtherItem(
  found: OtherItem,
  by: Importer,
  parts: OtherItemParts,
): Promise<ReadyItem<OtherItemOutcome>> {
  const password = found.kind === "users" ? await choosePassword(found.content) : null;

  function importFound(): OtherItemOutcome {
    // They may have lost their role while the job waited.
    const isAdmin = parts.users.get(by.id)?.admin === true;
    if (ADMIN_ONLY_KINDS.has(found.kind) && !isAdmin) throw new NotAllowed();
    if (found.kind === "foods") return importFood(found.name, found.content, { by, parts });
    if (found.kind === "cookbooks") return importCookbook(found.name, found.content, parts);
    // Like people. Only admins may change what other groups have.
    const named = isAdmin && "group" in found && found.group ? parts.groups.findId(found.group) : null;
    const group = named ?? by.group;
    if (found.kind === "meal-plans")
      return importMeal(found.name, found.content, { group, language: by.language, parts });
    if (found.kind === "shopping-lists") return importList(found.name, found.content, { by, group, parts });
    if (found.kind === "pantry") return importPantryFood(found.name, { group, parts });
    if (!password) throw new Error("A person needs a password");
    return importPerson(found, password, { by, parts });
  }

  return new ReadyItem({
    store() {
      try {
        return importFound();
      } catch (problem) {
        throw nameProblem(found.name, problem);
      }
    },
  });
}

/**
 * Call it in a transaction. Removes what an import added, unless someone has changed it since.
 * @returns how much was removed
 */
export function undoOtherItems(outcomes: OtherItemOutcome[], parts: OtherItemParts): KindCount[] {
  const { meals, lists, people, foods, pantry, cookbooks } = sortOutcomes(outcomes);
  return listCounts({
    "meal-plans": undoMeals(meals, parts.mealPlans),
    "shopping-lists": undoLists(lists, parts.shoppingLists),
    users: undoPeople(people, parts.users),
    foods: undoFoods(foods, parts),
    pantry: undoPantryFoods(pantry, parts.pantries),
    cookbooks: undoCookbooks(cookbooks, parts.customPages),
  });
}

/** How much `undoOtherItems` would remove. */
export function countUndoable(outcomes: OtherItemOutcome[], parts: OtherItemParts): KindCount[] {
  const { meals, lists, people, foods, pantry, cookbooks } = sortOutcomes(outcomes);
  return listCounts({
    "meal-plans": countUnchangedMeals(meals, parts.mealPlans),
    "shopping-lists": listUnchangedLists(lists, parts.shoppingLists).length,
    users: listUnusedPeople(people, parts.users).length,
    foods: listUnchangedFoods(foods, parts.taughtFoods).length,
    pantry: listPantryFoods(pantry, parts.pantries).length,
    cookbooks: listUnchangedPages(cookbooks, parts.customPages).length,
  });
}

/** How much `undoOtherItems` keeps, since someone has changed or used it. Foods at home can't be changed. */
export function countChanged(outcomes: OtherItemOutcome[], parts: OtherItemParts): KindCount[] {
  const { meals, lists, people, foods, cookbooks } = sortOutcomes(outcomes);
  return listCounts({
    "meal-plans": countChangedMeals(meals, parts.mealPlans),
    "shopping-lists": countChangedLists(lists, parts.shoppingLists),
    users: countUsedPeople(people, parts.users),
    foods: countChangedFoods(foods, parts.taughtFoods),
    pantry: 0,
    cookbooks: countChangedPages(cookbooks, parts.customPages),
  });
}

function listCounts(counts: Record<OtherItemKind, number>): KindCount[] {
  return OTHER_ITEM_KINDS.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0);
}

function sortOutcomes(outcomes: OtherItemOutcome[]) {
  const madeOf = <Made>(kind: OtherItem["kind"]) =>
    outcomes.filter(({ also, made }) => also === kind && made).map(({ made }) => made as Made);
  return {
    meals: madeOf<MadeMeal>("meal-plans"),
    lists: madeOf<MadeList>("shopping-lists"),
    people: madeOf<MadePerson>("users"),
    foods: madeOf<MadeFood>("foods"),
    pantry: madeOf<MadePantryFood>("pantry"),
    cookbooks: madeOf<MadeCookbook>("cookbooks"),
  };
}
