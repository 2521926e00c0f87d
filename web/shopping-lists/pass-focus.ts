import { ROW } from "./animate-moves.ts";
import type { ShownItem } from "./shown-item.ts";

const FRAMES = 60;

/** Once the row of a removed item is gone with the focus, passes the focus to the next row, the previous one, or the field. */
export function passFocus(
  root: HTMLElement,
  removed: ShownItem,
  near: readonly ShownItem[],
  frames = FRAMES,
): void {
  if (frames === 0) return;
  if (!findRow(root, removed) && isFocusLost()) {
    const rows = near.map((item) =>
      findRow(root, item)?.querySelector<HTMLElement>(":scope > button:last-child"),
    );
    const next = rows.find(Boolean) ?? root.querySelector<HTMLElement>("[data-add-bar] input");
    return next?.focus({ preventScroll: true });
  }
  requestAnimationFrame(() => passFocus(root, removed, near, frames - 1));
}

/** Those below come first, then those above, the closest ones first. */
export function listNear(items: readonly ShownItem[], item: ShownItem): ShownItem[] {
  const at = items.indexOf(item);
  return [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0)).toReversed()];
}

function findRow(root: HTMLElement, { entries: [entry] }: ShownItem): HTMLElement | null {
  return entry ? root.querySelector<HTMLElement>(`[${ROW}="${entry.id}"]`) : null;
}

/** A closed dialog gives a lost focus to the headline. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches("h1");
}
