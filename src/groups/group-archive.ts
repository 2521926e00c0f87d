import type { ArchiveList, LeftOut } from "../archiving/archive-list.ts";
import { toList, toText, type Fields } from "../archiving/lenient-values.ts";
import { getId, getValue, isTrue } from "../archiving/row-values.ts";
import { isWebAddress } from "../contract/links.ts";
import { isTimeOfDay, WEBHOOK_TIME } from "../contract/rules.ts";
import { removeCooked, type CookedStore } from "../cooking/cooked-store.ts";
import { removeMealPlans, type MealPlanStore } from "../meal-plans/meal-plan-store.ts";
import { ensureCategories } from "../organizers/archived-categories.ts";
import type { OrganizerStore } from "../organizers/organizer-store.ts";
import { localDay, localTime } from "../platform/clock.ts";
import { toListRow } from "../shopping-lists/archived-list.ts";
import {
  removeShoppingLists,
  type ShoppingListRestoreStore,
} from "../shopping-lists/shopping-list-restore-store.ts";
import { archivedCooked } from "./archived-cooked.ts";
import { archivedMealPlans } from "./archived-meal-plans.ts";
import { archivedPantry } from "./archived-pantry.ts";
import { archivedShoppingLists } from "./archived-shopping-lists.ts";
import { checkName } from "./check-name.ts";
import { resetGroups, type GroupStore } from "./group-store.ts";
import { completeGroupSettings, type StoredGroup } from "./group.ts";
import { removePantries, type PantryStore } from "./pantry-store.ts";

export interface GroupStores {
  groups: GroupStore;
  mealPlans: MealPlanStore;
  cooked: CookedStore;
  pantries: PantryStore;
  archivedLists: ShoppingListRestoreStore;
  categories: OrganizerStore;
}

export const groupArchive: ArchiveList<GroupStores> = {
  kind: "groups",
  item: "group",
  exportRows: (stores) => stores.groups.list().map((group) => exportGroup(group, stores)),
  count({ groups, mealPlans }) {
    const all = groups.list();
    return {
      groups: all.length,
      mealPlans: all.reduce((sum, { id }) => sum + mealPlans.list(id).length, 0),
    };
  },
  getName: (row) => toText(row["name"]),
  prepareRow(row, { into, inside, force, now }) {
    const name = checkName(toText(row["name"]));
    const id = getId(row, "id");
    const { leftOut, ...webhooks } = readWebhooks(row);
    return {
      name,
      store() {
        const categories = ensureCategories(row, into.categories).map((slug) => ({ slug }));
        const group = {
          id,
          ...completeGroupSettings(name, { ...webhooks, categories }),
          calendarToken: inside?.groups.calendarToken(id ?? 0) ?? null,
          webhooksDoneOn: inside?.groups.webhooksDoneOn(id ?? 0) ?? null,
        };
        into.groups.archived.restore(group, { force, now: { day: localDay(now), time: localTime(now) } });
        return leftOut;
      },
    };
  },
  nested: [archivedMealPlans, archivedCooked, archivedPantry, archivedShoppingLists],
  removeAll({ into }) {
    into.mealPlans.archived.removeAll();
    into.cooked.removeAll();
    into.pantries.removeAll();
    into.archivedLists.removeAll();
    into.groups.archived.removeAll();
    return [];
  },
  removeFromCopy(db) {
    removeMealPlans(db);
    removeCooked(db);
    removePantries(db);
    removeShoppingLists(db);
    resetGroups(db);
  },
};

function exportGroup(
  { id, name, categories, ...webhooks }: StoredGroup,
  { mealPlans, cooked, pantries, archivedLists }: Omit<GroupStores, "groups" | "categories">,
): object {
  return {
    id,
    name,
    categories,
    webhook_urls: webhooks.webhookUrls,
    webhook_time: webhooks.webhookTime,
    webhook_enable: webhooks.webhookEnable,
    mealplans: mealPlans.list(id).map(({ startDate, endDate, ...plan }) => ({
      ...plan,
      start_date: startDate,
      end_date: endDate,
    })),
    cooked: cooked.exportRows(id),
    pantry: pantries.find(id),
    shopping_lists: archivedLists.list(id).map(toListRow),
  };
}

/** An invalid address or time is left out. */
function readWebhooks(row: Fields) {
  const time = toText(getValue(row, "webhookTime"));
  const urls = toList(getValue(row, "webhookUrls")).map((url) => toText(url).trim());
  const invalid = [
    ...(time === "" || isTimeOfDay(time) ? [] : [time]),
    ...urls.filter((url) => url !== "" && !isWebAddress(url)),
  ];
  return {
    webhookEnable: isTrue(row, "webhookEnable"),
    webhookTime: isTimeOfDay(time) ? time : WEBHOOK_TIME,
    webhookUrls: urls.filter(isWebAddress),
    leftOut: invalid.map((value): LeftOut => ({ value })),
  };
}
