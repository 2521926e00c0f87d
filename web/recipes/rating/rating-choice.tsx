import { useRef, useState, type KeyboardEvent } from "react";
import { useRevalidator } from "react-router";
import { Star } from "lucide-react";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { RATING_MOST } from "../../../src/contract/home-rules.ts";
import { toast } from "../../state/toasts.ts";
import { STALE } from "../../api/call.ts";
import { t } from "../../text/translation.ts";
import { Popover } from "../../ui/popover.tsx";
import { SHEET } from "../../ui/sheet.tsx";
import { PHONE, useMedia } from "../../ui/use-media.ts";
import { putRecipe, type Saved, type LoadedState } from "../put-recipe.ts";

/** Arrow keys pass stars, and each save would be a version. */
const PASSING_MS = 600;

const STARS = Array.from({ length: RATING_MOST }, (_, position) => position + 1);

/** Source: https://www.w3.org/WAI/ARIA/apg/patterns/radio/ */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** On phones, one star opens all five, so that the facts fit in one row. */
export function RatingChoice({ recipe, etag }: { recipe: Recipe; etag: string | null }) {
  const { rating, choose } = useRating(recipe, etag);
  const isPhone = useMedia(PHONE);
  const pick = (chosen: number, passing: boolean) => choose(chosen, passing ? PASSING_MS : 0);
  if (!isPhone) return <StarChoice rating={rating} onChoose={pick} />;
  const label = rating ? t("card.rating", { rating, most: RATING_MOST }) : t("recipe.rate");
  return (
    <Popover
      label={label}
      button={
        <>
          <Star
            size={20}
            aria-hidden
            className={rating ? "fill-primary-mark text-primary-mark" : "text-muted"}
          />
          {rating > 0 && <span aria-hidden>{rating}</span>}
        </>
      }
      buttonClass="btn btn-ghost -mx-2 min-w-11 gap-1.5 px-2 font-medium"
      panelClass={`top-full right-0 mt-1 ${SHEET}`}
    >
      {(close) => (
        <div className="flex flex-col items-center gap-4 pb-2">
          <h2 className="text-lg">{t("recipe.rating")}</h2>
          <StarChoice
            rating={rating}
            onChoose={(chosen, passing) => {
              pick(chosen, passing);
              if (!passing) close();
            }}
          />
        </div>
      )}
    </Popover>
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

interface Props {
  rating: number;
  onChoose: (rating: number, passing: boolean) => void;
}

export function StarChoice({ rating, onChoose }: Props) {
  const [pointed, setPointed] = useState(0);
  const group = useRef<HTMLDivElement>(null);

  function pick(star: number): void {
    // Hover would hide the choice.
    setPointed(0);
    onChoose(star === rating ? 0 : star, false);
  }

  function step(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    const from = rating || (by > 0 ? 0 : 1);
    const star = ((from + by - 1 + RATING_MOST) % RATING_MOST) + 1;
    onChoose(star, true);
    group.current?.querySelectorAll<HTMLElement>("[role=radio]")[star - 1]?.focus();
  }

  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={t("recipe.rating")}
      className="-mx-3 -my-2.5 flex sm:-mx-1.5 sm:-my-1"
      onPointerLeave={() => setPointed(0)}
    >
      {STARS.map((star) => (
        <button
          key={star}
          type="button"
          role="radio"
          aria-checked={star === rating}
          aria-label={t("card.rating", { rating: star, most: RATING_MOST })}
          title={star === rating ? t("recipe.unrate") : undefined}
          tabIndex={star === (rating || 1) ? 0 : -1}
          className="rounded-field grid size-11 -outline-offset-2 cursor-pointer place-items-center sm:size-8"
          onClick={() => pick(star)}
          onKeyDown={step}
          onPointerEnter={({ pointerType }) => setPointed(pointerType === "mouse" ? star : 0)}
        >
          <Star
            size={20}
            aria-hidden
            className={star <= (pointed || rating) ? "fill-primary-mark text-primary-mark" : "text-muted"}
          />
        </button>
      ))}
    </div>
  );
}
