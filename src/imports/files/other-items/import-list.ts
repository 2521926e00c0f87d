import { NAME_MOST } from "../../../contract/rules.ts";
import { SHOPPING_MOST } from "../../../contract/shopping-rules.ts";
import { getBaseLanguage } from "../../../contract/languages.ts";
import { findRegionCode } from "../../../ingredients/amounts/measures.ts";
import { tidyEntryText } from "../../../ingredients/sums/tidy-entry-text.ts";
import { detectLanguage } from "../../../ingredients/words/detect-language.ts";
import { withoutControls } from "../../../platform/plain-text.ts";
import { checkListName, createEntryId, FIRST_LIST_NAMES } from "../../../shopping-lists/shopping-list.ts";
import type { ShoppingEntryStore } from "../../../shopping-lists/shopping-entry-store.ts";
import type { ShoppingListStore } from "../../../shopping-lists/shopping-list-store.ts";
import type { Importer } from "../file-import.ts";
import { sortAdded, type AddedItems } from "./added-items.ts";
import type { OtherItemOutcome } from "./other-item-outcome.ts";
import type { FoundList } from "./other-item.ts";

export interface MadeList {
  group: number;
  id: number;
  /** If it differs, someone has changed the list since. */
  version: number;
}

interface Parts {
  shoppingLists: ShoppingListStore;
  shoppingEntries: ShoppingEntryStore;
}

/** IDs of devices are longer than this. */
const DEVICE = "import";

/**
 * Call it in a transaction. Adds a list, unless there's one with this name and these items.
 * @throws TooManyShoppingLists
 */
export function importList(
  found: string,
  { items }: FoundList,
  { by, group, parts: { shoppingLists, shoppingEntries } }: { by: Importer; group: number; parts: Parts },
): OtherItemOutcome<MadeList> {
  const name = checkListName(found.slice(0, NAME_MOST).trim() || FIRST_LIST_NAMES[by.language]);
  const texts = items
    .map(({ text, isChecked }) => ({ text: tidyEntryText(withoutControls(text)), isChecked }))
    .filter(({ text }) => text !== "")
    // If there are too many items, unchecked ones matter more.
    .toSorted((one, other) => Number(one.isChecked) - Number(other.isChecked));
  const chosen = texts.slice(0, SHOPPING_MOST.entries);
  const isKnown = shoppingLists.list(group).some((list) => {
    if (list.name !== name) return false;
    const known = shoppingEntries.listActive(list.id).map(({ text }) => text);
    return known.length === chosen.length && chosen.every(({ text }) => known.includes(text));
  });
  if (isKnown) return { status: "skipped", also: "shopping-lists", name };

  const { id } = shoppingLists.add(group, { name });
  const lines = chosen.map(({ text }) => text);
  const base = getBaseLanguage(by.language);
  const language = detectLanguage(lines, base === "zh" ? by.language : base);
  const region = findRegionCode(language, null, lines);
  const entries = chosen.map(({ text, isChecked }) => ({
    isChecked,
    entry: { id: createEntryId(), text, language, region, source: null, atHome: false, note: "" },
  }));
  const adding = entries.map(({ entry }) => ({ type: "add", entry }) as const);
  const checked = entries.filter(({ isChecked }) => isChecked).map(({ entry }) => entry.id);
  const checking = checked.length > 0 ? [{ type: "check", ids: checked } as const] : [];
  const { version } = shoppingEntries.change(() => shoppingLists.get(group, id), [...adding, ...checking], {
    by: by.name,
    device: DEVICE,
  });
  const left = texts.length - chosen.length;
  return {
    status: "added",
    also: "shopping-lists",
    name,
    made: { group, id, version },
    ...(left > 0 && { notice: { code: "file-import-list-cut", params: { count: left } } }),
  };
}

export function sortAddedLists(made: MadeList[], lists: ShoppingListStore): AddedItems {
  return sortAdded(made, {
    isUnchanged({ id, version }) {
      const list = lists.find(id);
      return list && list.version === version;
    },
    remove: ({ group, id }) => lists.remove(group, id),
  });
}
