import { CircleAlert, Star } from "lucide-react";
import { Link, useViewTransitionState } from "react-router";
import { parseMinutes } from "../../../src/contract/cooking-time.ts";
import type { RecipeSummary } from "../../../src/contract/recipes.ts";
import { COMPACT_BELOW_PX, RATING_MOST } from "../../../src/contract/home-rules.ts";
import { language } from "../../state/language.ts";
import { signedIn } from "../../state/session.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMinutes } from "../../text/duration.ts";
import { formatNumber } from "../../text/number.ts";
import { t } from "../../text/translation.ts";
import { RecipePicture } from "../pictures/card-picture.tsx";
import { cardShape } from "./card-shape.ts";

type Props = Pick<RecipeSummary, "name" | "slug" | "image" | "rating" | "totalTime" | "toCheck"> & {
  imageHash?: string | null;
  /** Shown below its facts. */
  note?: string;
  first?: boolean;
  level?: "h2" | "h3" | undefined;
};

export function RecipeCard(recipe: Props) {
  const address = `/recipe/${recipe.slug}`;
  const growing = useViewTransitionState(address);
  const isRow = useValue(cardShape) === "rows";
  const Name = recipe.level ?? "h2";
  return (
    <Link
      to={address}
      viewTransition
      className={`rounded-box group flex h-full flex-col gap-2 ${isRow ? "max-sm:flex-row max-sm:gap-3" : ""}`}
    >
      <div
        className={`bg-base-300 rounded-box relative aspect-4/3 w-full shrink-0 overflow-hidden transition-[filter] duration-150 group-hover:brightness-95 ${isRow ? "max-sm:w-28 max-sm:self-start" : ""}`}
        style={{ viewTransitionName: growing ? "recipe-picture" : undefined }}
      >
        <RecipePicture
          {...recipe}
          sizes={`(min-width: ${COMPACT_BELOW_PX}px) 300px, ${isRow ? "112px" : "50vw"}`}
        />
      </div>
      <div className={`flex min-w-0 grow flex-col gap-1 ${isRow ? "max-sm:justify-center" : ""}`}>
        <Name dir="auto" className="line-clamp-2 text-base leading-snug wrap-anywhere">
          {recipe.name}
        </Name>
        <Facts {...recipe} />
        {recipe.note && (
          <p dir="auto" className="text-muted line-clamp-3 text-sm wrap-anywhere">
            {recipe.note}
          </p>
        )}
      </div>
    </Link>
  );
}

function Facts({ totalTime, rating, toCheck }: Pick<Props, "totalTime" | "rating" | "toCheck">) {
  const locale = useValue(language);
  const minutes = totalTime ? parseMinutes(totalTime) : null;
  const time = minutes ? formatMinutes(minutes, locale) : totalTime;
  const mayCheck = useValue(signedIn) && toCheck;
  if (!time && rating === 0 && !mayCheck) return null;
  return (
    <p className="text-muted flex items-center gap-3 text-sm">
      {time && (
        <span dir="auto" className="min-w-0 truncate">
          {time}
        </span>
      )}
      {rating > 0 && (
        <span
          role="img"
          aria-label={t("card.rating", { rating, most: RATING_MOST })}
          className="flex shrink-0 items-center gap-1"
        >
          <Star size={16} aria-hidden className="fill-primary-mark text-primary-mark" />
          {formatNumber(rating, locale)}
        </span>
      )}
      {mayCheck && (
        <span className="flex shrink-0 items-center gap-1">
          <CircleAlert size={16} aria-hidden className="text-primary-mark" />
          {t("card.check")}
        </span>
      )}
    </p>
  );
}
