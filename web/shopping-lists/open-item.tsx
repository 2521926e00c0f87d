import { useEffect, type RefObject } from "react";
import { focusHeadlineIfLost } from "../ui/focus-headline.ts";
import { ItemSheet } from "./item-sheet.tsx";
import type { ShownItem } from "./shown-item.ts";
import type { ListActions } from "./use-list-actions.ts";
import { listNear, passFocus } from "./pass-focus.ts";
import type { OpenList } from "./use-shopping-list.ts";

interface Props {
  item: ShownItem;
  /** All of the list. */
  items: readonly ShownItem[];
  open: OpenList;
  actions: ListActions;
  root: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function OpenItem({ item, items, open, actions, root, onClose }: Props) {
  const { shown, knowledge, change } = open;
  // Its row may be gone, too.
  useEffect(() => () => void setTimeout(focusHeadlineIfLost), []);
  if (!shown) return null;

  async function removeAndClose(remove: () => Promise<void>): Promise<void> {
    onClose();
    await remove();
    if (root.current) passFocus(root.current, item, listNear(items, item));
  }

  return (
    <ItemSheet
      item={item}
      list={shown.list}
      knowledge={knowledge}
      onCheck={actions.check}
      onChange={(changes) => void change(changes)}
      onRemove={(removed) => void removeAndClose(() => actions.remove(removed))}
      onRemoveSource={(from, entry) => void actions.removeSource(from, entry)}
      onRemoveRecipe={(source) => void removeAndClose(() => actions.removeRecipe(items, source))}
      onClose={onClose}
    />
  );
}
