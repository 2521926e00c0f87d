import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { findDish, keepDish } from "./dishes.ts";

/** Where someone is in a recipe. It survives a reload, a phone call, and a locked screen. */
export function useStep({ slug, name }: Pick<Recipe, "slug" | "name">, count: number) {
  const { search } = useLocation();
  const [at, setAt] = useState(() => Math.min(findDish(slug)?.at ?? 0, Math.max(0, count - 1)));

  useEffect(() => {
    keepDish({ slug, name, search, at, steps: count, seenAt: Date.now() });
  }, [slug, name, search, at, count]);

  return [at, setAt] as const;
}
