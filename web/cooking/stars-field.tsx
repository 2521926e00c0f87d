import { Star } from "lucide-react";
import { useState, type ReactNode } from "react";
import { RATING_MOST } from "../../src/contract/home-rules.ts";
import { t } from "../text/translation.ts";

interface Props {
  name: string;
  start: number | null;
  /** Shown once stars are chosen. */
  children?: ReactNode;
}

/** Its value is missing without a choice. The chosen star again takes the choice back. */
export function StarsField({ name, start, children }: Props) {
  const [chosen, setChosen] = useState(start ?? 0);
  return (
    <fieldset>
      <legend className="text-sm font-medium">{t("cooking.stars")}</legend>
      <div className="-ml-2.5 flex">
        {Array.from({ length: RATING_MOST }, (_, at) => at + 1).map((rating) => (
          <label
            key={rating}
            className="rounded-field flex size-11 cursor-pointer items-center justify-center has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={rating}
              className="sr-only"
              aria-label={t("card.rating", { rating, most: RATING_MOST })}
              checked={chosen === rating}
              onChange={() => setChosen(rating)}
              onClick={() => chosen === rating && setChosen(0)}
            />
            <Star
              size={26}
              aria-hidden
              className={rating <= chosen ? "fill-primary-mark text-primary-mark" : "text-muted"}
            />
          </label>
        ))}
      </div>
      {chosen > 0 && children}
    </fieldset>
  );
}
