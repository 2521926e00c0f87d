import { OTHER_ITEM_KINDS, type KindCount, type OtherItemKind } from "../../../contract/other-items.ts";
import { NotAllowed } from "../../../platform/errors.ts";
import { ReadyItem } from "../../../platform/jobs/ready-item.ts";
import { nameProblem } from "../../archives/to-recipe-content.ts";
import { importMeal, sortAddedMeals, type MadeMeal } from "./import-meal.ts";
import { importList, sortAddedLists, type MadeList } from "./import-list.ts";
import { choosePassword, importPerson, sortAddedPeople, type MadePerson } from "./import-person.ts";
import { importFood, sortAddedFoods, type MadeFood } from "./import-food.ts";
import { importPantryFood, sortAddedPantryFoods, type MadePantryFood } from "./import-pantry-food.ts";
import { importCookbook, sortAddedPages, type MadeCookbook } from "./import-cookbook.ts";
import type { Importer } from "../file-import.ts";
import type { AddedItems } from "./added-items.ts";
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

export interface UndoCounts {
  /** What undoing removes. */
  also: KindCount[];
  /** What it keeps, since someone has changed or used it. */
  keptAlso: KindCount[];
}

export function countUndo(outcomes: OtherItemOutcome[], parts: OtherItemParts): UndoCounts {
  return countItems(sortItems(outcomes, parts));
}

/** Call it in a transaction. Removes what an import added, unless someone has changed or used it since. */
export function undoOtherItems(outcomes: OtherItemOutcome[], parts: OtherItemParts): UndoCounts {
  const items = sortItems(outcomes, parts);
  for (const kind of OTHER_ITEM_KINDS) items[kind].removeUnchanged();
  return countItems(items);
}

function sortItems(outcomes: OtherItemOutcome[], parts: OtherItemParts): Record<OtherItemKind, AddedItems> {
  const madeOf = <Made>(kind: OtherItemKind) =>
    outcomes.filter(({ also, made }) => also === kind && made).map(({ made }) => made as Made);
  return {
    foods: sortAddedFoods(madeOf<MadeFood>("foods"), parts),
    pantry: sortAddedPantryFoods(madeOf<MadePantryFood>("pantry"), parts.pantries),
    users: sortAddedPeople(madeOf<MadePerson>("users"), parts.users),
    cookbooks: sortAddedPages(madeOf<MadeCookbook>("cookbooks"), parts.customPages),
    "meal-plans": sortAddedMeals(madeOf<MadeMeal>("meal-plans"), parts.mealPlans),
    "shopping-lists": sortAddedLists(madeOf<MadeList>("shopping-lists"), parts.shoppingLists),
  };
}

function countItems(items: Record<OtherItemKind, AddedItems>): UndoCounts {
  const count = (of: "unchanged" | "changed") =>
    OTHER_ITEM_KINDS.map((kind) => ({ kind, count: items[kind][of] })).filter((one) => one.count > 0);
  return { also: count("unchanged"), keptAlso: count("changed") };
}
