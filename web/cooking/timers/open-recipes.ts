import { signal } from "@preact/signals-core";
import { useEffect } from "react";

/** Slugs of recipes, or all recipes. */
type Open = readonly string[] | "all";

/** One for each part of the page that shows timers of other devices. */
export const openRecipes = signal<readonly Open[]>([]);

/** Shows timers that other devices of the household started for these recipes, or for all, as on a display. */
export function useOpenRecipes(open: Open): void {
  const key = JSON.stringify(open);
  useEffect(() => {
    const added: Open = JSON.parse(key);
    if (added.length === 0) return;
    openRecipes.value = [...openRecipes.peek(), added];
    return () => {
      openRecipes.value = openRecipes.peek().filter((one) => one !== added);
    };
  }, [key]);
}
