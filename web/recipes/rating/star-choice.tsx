import { useRef, useState, type KeyboardEvent } from "react";
import { Star } from "lucide-react";
import { RATING_MOST } from "../../../src/contract/rules.ts";
import { t } from "../../text/translation.ts";

const STARS = Array.from({ length: RATING_MOST }, (_, position) => position + 1);

/** Source: https://www.w3.org/WAI/ARIA/apg/patterns/radio/ */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

interface Props {
  rating: number;
  /** @param passing by an arrow key */
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
    // Without a rating, forward starts at the first star, back at the last.
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
