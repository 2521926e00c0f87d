import { Link, useViewTransitionState } from "react-router";
import type { RecipeSummary } from "../../../src/contract/recipes.ts";
import { CARD_CHIPS, CARD_DESCRIPTION, COMPACT_BELOW_PX } from "../../../src/contract/rules.ts";
import { t } from "../../text/translation.ts";
import { truncate } from "../../text/truncate.ts";
import { withoutMarkdown } from "../../text/without-markdown.ts";
import { RecipePicture } from "../pictures/card-picture.tsx";
import { Stars } from "../rating/stars.tsx";

type Props = Pick<
  RecipeSummary,
  "name" | "slug" | "image" | "description" | "rating" | "tags" | "recipeCategory"
> & {
  imageHash?: string | null;
  first?: boolean;
  level?: "h2" | "h3" | undefined;
};

export function RecipeCard(recipe: Props) {
  const address = `/recipe/${recipe.slug}`;
  const growing = useViewTransitionState(address);
  const description = withoutMarkdown(recipe.description);
  const chips = [...recipe.recipeCategory, ...recipe.tags];
  const Name = recipe.level ?? "h2";
  return (
    <Link
      to={address}
      viewTransition
      className="bg-base-100 border-base-300 rounded-box flex h-full overflow-hidden border shadow-(--shadow-card) transition-transform duration-150 hover:-translate-y-0.5 sm:flex-col"
    >
      <div
        className="bg-base-300 relative w-28 shrink-0 overflow-hidden sm:aspect-4/3 sm:w-full"
        style={{ viewTransitionName: growing ? "recipe-picture" : undefined }}
      >
        <RecipePicture {...recipe} sizes={`(min-width: ${COMPACT_BELOW_PX}px) 380px, 112px`} />
      </div>
      <div className="flex min-w-0 grow flex-col gap-1.5 p-3 sm:p-4">
        <Name dir="auto" className="line-clamp-2 text-base leading-snug sm:text-lg sm:leading-snug">
          {recipe.name}
        </Name>
        {recipe.rating > 0 && <Stars rating={recipe.rating} />}
        <p dir="auto" className="text-muted line-clamp-2 text-sm sm:hidden">
          {truncate(description, CARD_DESCRIPTION.compact)}
        </p>
        <p dir="auto" className="text-muted line-clamp-3 text-sm max-sm:hidden">
          {truncate(description, CARD_DESCRIPTION.full)}
        </p>
        <Chips names={chips} />
      </div>
    </Link>
  );
}

function Chips({ names }: { names: string[] }) {
  const more = names.length - CARD_CHIPS;
  if (names.length === 0) return null;
  return (
    <ul className="mt-auto flex gap-1.5 pt-1">
      {names.slice(0, CARD_CHIPS).map((name, position) => (
        <li
          key={position}
          dir="auto"
          className="bg-base-200 border-base-300 min-w-0 truncate rounded-full border px-2 text-sm not-only:max-w-1/2 sm:px-2.5"
        >
          {name}
        </li>
      ))}
      {more > 0 && (
        <li className="text-muted shrink-0 px-1 text-sm">
          <span aria-hidden>+{more}</span>
          <span className="sr-only">{t("card.more", { count: more })}</span>
        </li>
      )}
    </ul>
  );
}
