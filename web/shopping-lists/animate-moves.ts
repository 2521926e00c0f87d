import { flushSync } from "react-dom";

const MOVE_MS = 180;
export const ROW = "data-row";

/** Lets rows glide to where a change puts them, unless the person prefers less motion. */
export function animateMoves(root: HTMLElement, change: () => void): void {
  const rows = isStill() ? [] : listVisible(root);
  const before = new Map(rows.map((row) => [row.getAttribute(ROW), row.getBoundingClientRect().top]));
  flushSync(change);
  if (isStill()) return;
  for (const row of listVisible(root)) {
    const from = before.get(row.getAttribute(ROW));
    const by = from === undefined ? 0 : from - row.getBoundingClientRect().top;
    if (by !== 0) glide(row, [{ transform: `translateY(${by}px)` }, { transform: "none" }]);
    if (from === undefined) glide(row, [{ opacity: 0 }, { opacity: 1 }]);
  }
}

function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function glide(row: HTMLElement, frames: Keyframe[]): void {
  row.animate?.(frames, { duration: MOVE_MS, easing: "ease-out" });
}

/** Measuring rows of a list that's out of sight would make the browser compute them all. */
function listVisible(root: HTMLElement): HTMLElement[] {
  const lists = [...root.querySelectorAll("ul")].filter(isVisible);
  const rows = lists.flatMap((list) => [...list.querySelectorAll<HTMLElement>(`[${ROW}]`)]);
  return rows.filter(isVisible);
}

function isVisible(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
