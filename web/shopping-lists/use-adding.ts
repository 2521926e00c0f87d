import { useCallback, useMemo, type RefObject } from "react";
import type { ListHabits } from "../../src/contract/shopping-lists.ts";
import { SHOPPING_MOST } from "../../src/contract/shopping-rules.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { readTyped } from "./item-changes.ts";
import { listFoodNames, toEntryLanguage } from "./load-readers.ts";
import { listItems } from "./shown-item.ts";
import { useFlash } from "./use-flash.ts";
import type { ListActions } from "./use-list-actions.ts";
import type { OpenList } from "./use-shopping-list.ts";

interface Adding {
  open: OpenList;
  actions: ListActions;
  root: RefObject<HTMLElement | null>;
}

/** What the field for new items needs. */
export function useAdding(habits: ListHabits | null, { open, actions, root }: Adding) {
  const { sections, knowledge } = open;
  const readers = knowledge?.readers ?? null;
  const locale = useValue(language);
  const usual = useMemo(() => (habits?.usual ?? []).map(({ text }) => text), [habits]);
  const flash = useFlash(root, sections);
  const listFoods = useCallback(() => (readers ? listFoodNames(readers) : []), [readers]);
  const items = useMemo(() => (sections ? listItems(sections) : []), [sections]);
  const onList = useMemo(() => items.filter(({ isChecked }) => !isChecked).map(({ food }) => food), [items]);

  function onAdd(text: string): string | null {
    const entries = readTyped(text, readers?.own ?? null, toEntryLanguage(locale));
    const last = entries.at(-1);
    if (!last) return t("shopping-list.no-name");
    const count = items.flatMap((item) => item.entries).length + entries.length;
    if (count > SHOPPING_MOST.entries) return t("shopping-list.full");
    void actions.add(entries, /[\r\n]/.test(text.trim()));
    flash(last.id);
    return null;
  }

  return { usual, onList, listFoods, onAdd };
}
