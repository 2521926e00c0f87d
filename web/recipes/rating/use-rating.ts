import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { toast } from "../../state/toasts.ts";
import { rate } from "./rate.ts";

interface Rating {
  /** The choice immediately; the recipe's rating again after a refusal. */
  rating: number;
  /** @param waitMs before saving, in case another choice follows */
  choose: (rating: number, waitMs: number) => void;
}

interface Choice {
  rating: number;
  saved: boolean;
}

export function useRating(recipe: Recipe, etag: string | null): Rating {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [known, setKnown] = useState(recipe);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Sequential, so that the last choice wins.
  const saving = useRef(Promise.resolve());
  const { revalidate } = useRevalidator();

  // Until the recipe is reloaded, its old rating would show again.
  if (recipe !== known) {
    setKnown(recipe);
    if (choice?.saved) setChoice(null);
  }

  async function save(chosen: Choice): Promise<void> {
    const answer = await rate({ recipe, etag }, chosen.rating);
    if (answer.ok) await revalidate();
    else toast(answer.message, "error");
    const settled = answer.ok ? { ...chosen, saved: true } : null;
    setChoice((now) => (now === chosen ? settled : now));
  }

  function choose(rating: number, waitMs: number): void {
    const chosen = { rating, saved: false };
    setChoice(chosen);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      saving.current = saving.current.then(() => save(chosen));
    }, waitMs);
  }

  return { rating: choice?.rating ?? recipe.rating, choose };
}
