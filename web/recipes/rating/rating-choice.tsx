import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { toast } from "../../state/toasts.ts";
import { STALE } from "../../api/call.ts";
import { putRecipe, type Saved, type LoadedState } from "../put-recipe.ts";
import { StarChoice } from "./star-choice.tsx";

/** Arrow keys pass stars, and each save would be a version. */
const PASSING_MS = 600;

export function RatingChoice({ recipe, etag }: { recipe: Recipe; etag: string | null }) {
  const { rating, choose } = useRating(recipe, etag);
  return (
    <StarChoice rating={rating} onChoose={(chosen, passing) => choose(chosen, passing ? PASSING_MS : 0)} />
  );
}

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

function useRating(recipe: Recipe, etag: string | null): Rating {
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

/** After someone else's change, the rating is applied to their version. */
async function rate({ recipe, etag }: LoadedState, rating: number): Promise<Saved> {
  const saved = await putRecipe(recipe.slug, { ...recipe, rating }, etag);
  const now = saved.ok || saved.status !== STALE ? undefined : saved.beside;
  return now?.recipe ? putRecipe(now.recipe.slug, { ...now.recipe, rating }, now.etag ?? null) : saved;
}
