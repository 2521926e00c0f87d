import { useMemo } from "react";
import { removeEntries, removeShare } from "../../src/contract/remove-entries.ts";
import type { Change, Entry, EntrySource, NewEntry } from "../../src/contract/shopping-sync.ts";
import { offerUndo, undoable, withdraw } from "../state/undo.ts";
import { t } from "../text/translation.ts";
import { addEntries, checkItem, clearItems, needItem, removeItem, undoRemoval } from "./item-changes.ts";
import type { ShownItem } from "./shown-item.ts";
import { onSent } from "./sync/lists-on-device.ts";

/** An edit by someone else wins over a removal. Then there's nothing to undo. */
function withdrawIfKept(offer: number, changes: readonly Change[]): void {
  const removed = new Set(
    changes.flatMap((change) => (change.type === "remove" || change.type === "clear" ? change.ids : [])),
  );
  if (removed.size === 0) return;
  const stopSent = onSent((_, { kept }) => {
    for (const id of kept) removed.delete(id);
    if (removed.size === 0) withdraw(offer);
  });
  const stopOffers = undoable.subscribe((current) => {
    if (current?.id === offer) return;
    stopSent();
    queueMicrotask(() => stopOffers());
  });
}

type ChangeList = (changes: readonly Change[]) => Promise<void>;

export type ListActions = ReturnType<typeof useListActions>;

/** What people do with a list. These stay the same between renders. */
export function useListActions(change: ChangeList) {
  return useMemo(() => {
    async function changeUndoably(
      changes: readonly Change[],
      undo: Change[],
      sentence: string,
    ): Promise<void> {
      await change(changes);
      const offer = offerUndo(sentence, async () => {
        await change(undo);
        return true;
      });
      withdrawIfKept(offer, changes);
    }

    return {
      check: (item: ShownItem, isChecked: boolean) => change(checkItem(item, isChecked)),

      need: (item: ShownItem) => void change(needItem(item)),

      async add(entries: readonly NewEntry[], offersUndo: boolean): Promise<void> {
        if (!offersUndo) return change(addEntries(entries));
        const undo: Change[] = [{ type: "remove", ids: entries.map(({ id }) => id) }];
        const sentence = t("shopping-list.added", { count: entries.length });
        await changeUndoably(addEntries(entries), undo, sentence);
      },

      remove(item: ShownItem): Promise<void> {
        const changes = removeItem(item);
        const sentence = t("shopping-list.removed", { food: item.food });
        return changeUndoably(changes, undoRemoval(item.entries, changes), sentence);
      },

      removeSource(item: ShownItem, removed: Entry): Promise<void> {
        const changes = removeEntries([item.entries], ({ id }) => id === removed.id);
        const sentence = t("shopping-list.removed", { food: removed.text });
        return changeUndoably(changes, undoRemoval(item.entries, changes), sentence);
      },

      removeRecipe(items: readonly ShownItem[], { slug, name }: EntrySource): Promise<void> {
        const entries = items.map((item) => item.entries);
        const changes = removeShare(entries, slug);
        const sentence = t("shopping-list.recipe-removed", { recipe: name });
        return changeUndoably(changes, undoRemoval(entries.flat(), changes), sentence);
      },

      clear(items: readonly ShownItem[]): Promise<void> {
        const cleared = clearItems(items);
        const undo: Change[] = [{ type: "restore", ids: cleared.ids }];
        const sentence = t("shopping-list.cleared", { count: items.length });
        return changeUndoably([cleared], undo, sentence);
      },
    };
  }, [change]);
}
