import { Star } from "lucide-react";
import { RATING_MOST } from "../../src/contract/home-rules.ts";
import { t } from "../text/translation.ts";

export function Stars({ rating }: { rating: number }) {
  return (
    <span className="flex gap-0.5" role="img" aria-label={t("card.rating", { rating, most: RATING_MOST })}>
      {Array.from({ length: RATING_MOST }, (_, position) => (
        <Star
          key={position}
          size={18}
          aria-hidden
          className={
            position < rating ? "fill-primary-mark text-primary-mark" : "text-base-300 fill-base-300"
          }
        />
      ))}
    </span>
  );
}
