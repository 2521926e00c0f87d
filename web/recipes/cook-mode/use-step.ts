import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { findDish, keepDish } from "./dishes.ts";
import { offerToRestore } from "./offer-to-restore.ts";

/** Where someone is in a recipe. It survives a reload, a phone call, and a locked screen. */
export function useStep({ slug, name }: Pick<Recipe, "slug" | "name">, count: number) {
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const [at, setAt] = useState(() => limit(findDish(slug)?.at ?? 0, count));
  // A timer leads to its step, once.
  const asked = /^#step-(\d+)$/.exec(hash)?.[1];

  const [askedBy, setAskedBy] = useState("");
  if (asked !== undefined && askedBy !== key) {
    setAskedBy(key);
    setAt(limit(Number(asked) - 1, count));
  }

  useEffect(() => {
    if (asked === undefined) return;
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [asked, navigate, pathname, search]);

  useEffect(() => {
    const removed = keepDish({ slug, name, search, at, steps: count, seenAt: Date.now() });
    offerToRestore(removed);
  }, [slug, name, search, at, count]);

  return [at, setAt] as const;
}

const limit = (at: number, count: number) => Math.max(0, Math.min(at, count - 1));
