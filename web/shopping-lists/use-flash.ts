import { useCallback, useEffect, useRef, type RefObject } from "react";
import { ROW } from "./animate-moves.ts";
import type { ShownSections } from "./shown-item.ts";

const FLASH_MS = 1200;

/** Scrolls to what was just added, which may be part of an item, and points it out. Returns how to ask for it. */
export function useFlash(
  root: RefObject<HTMLElement | null>,
  sections: ShownSections | null,
): (entry: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (!wanted.current || !sections) return;
    const id = wanted.current;
    const items = [...sections.toBuy.flatMap((aisle) => aisle.items), ...sections.atHome];
    const item = items.find(({ entryIds }) => entryIds.includes(id));
    if (!item) return;
    wanted.current = null;
    const row = root.current?.querySelector<HTMLElement>(`[${ROW}="${item.entryIds[0]}"]`);
    row?.scrollIntoView({ block: "nearest" });
    const color = "color-mix(in oklab, var(--color-primary) 22%, transparent)";
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches)
      row?.animate?.([{ background: color }, { background: "transparent" }], FLASH_MS);
  }, [sections, root]);
  return useCallback((entry) => {
    wanted.current = entry;
  }, []);
}
