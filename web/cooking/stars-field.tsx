import { RATING_MOST } from "../../src/contract/home-rules.ts";
import { t } from "../text/translation.ts";

/** Its value is empty without a choice. */
export function StarsField({ name, start }: { name: string; start: number | null }) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{t("cooking.stars")}</legend>
      <div className="rating rating-lg gap-1">
        <input
          type="radio"
          name={name}
          value=""
          className="rating-hidden"
          aria-label={t("cooking.no-stars")}
          defaultChecked={start === null}
        />
        {Array.from({ length: RATING_MOST }, (_, at) => at + 1).map((rating) => (
          <input
            key={rating}
            type="radio"
            name={name}
            value={rating}
            className="mask mask-star-2 bg-primary-mark size-11"
            aria-label={t("card.rating", { rating, most: RATING_MOST })}
            defaultChecked={start === rating}
          />
        ))}
      </div>
    </fieldset>
  );
}
