import { useEffect, useRef, type RefObject } from "react";
import { animateMoves, ROW } from "./animate-moves.ts";

/** Since the last check, so that rows don't move under a finger that checks several. */
const SETTLE_MS = 1000;
const POINTER_EVENTS = ["pointerdown", "pointerup", "pointercancel"] as const;

/** Moves checked rows to their place a moment later. */
export function useSettling(
  root: RefObject<HTMLElement | null>,
  held: ReadonlyMap<string, unknown>,
  release: () => void,
): void {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = ({ type }: Event) => {
      isPressed.current = type === "pointerdown";
    };
    for (const event of POINTER_EVENTS) addEventListener(event, press);
    return () => {
      for (const event of POINTER_EVENTS) removeEventListener(event, press);
    };
  }, []);
  useEffect(() => {
    if (held.size === 0) return;
    let timer = setTimeout(settle, SETTLE_MS);

    function settle(): void {
      if (isPressed.current) return void (timer = setTimeout(settle, SETTLE_MS / 2));
      if (!root.current) return release();
      const focus = findNextFocus(root.current);
      animateMoves(root.current, release);
      if (document.activeElement === document.body) focus?.focus({ preventScroll: true });
    }
    return () => clearTimeout(timer);
  }, [root, held, release]);
}

/** The row that will be where the focused one is now. */
function findNextFocus(root: HTMLElement): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>(`[${ROW}]`);
  if (!focused || !root.contains(focused)) return null;
  const rows = [...root.querySelectorAll<HTMLElement>(`[${ROW}]`)];
  const isLeft = (row: HTMLElement) => !row.hasAttribute("data-held");
  const at = rows.indexOf(focused);
  const next = rows.slice(at + 1).find(isLeft) ?? rows.slice(0, at).findLast(isLeft);
  return next?.querySelector<HTMLElement>("[role=checkbox], input") ?? null;
}
