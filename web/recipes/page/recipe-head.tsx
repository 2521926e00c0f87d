import { lazy, Suspense, type ReactNode } from "react";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { signedIn } from "../../state/session.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatDuration } from "../../text/duration.ts";
import { Markdown } from "../../text/markdown.tsx";
import { t } from "../../text/translation.ts";
import { later } from "../../ui/later.ts";
import { Headline } from "../../ui/headline.tsx";
import { ExportMenu } from "../../exports/export-menu.tsx";
import { PagePicture } from "../pictures/page-picture.tsx";
import { RatingChoice } from "../rating/rating-choice.tsx";
import { RecipeActions } from "./recipe-actions.tsx";
import { useShownPicture } from "../pictures/use-shown-picture.ts";
import { Stars } from "../rating/stars.tsx";

const FavoriteButton = lazy(async () => ({
  default: (await later(import("../../cooking/favorite-button.tsx"))).FavoriteButton,
}));

export function RecipeHead({ recipe, etag }: { recipe: Recipe; etag: string | null }) {
  const mayChange = useValue(signedIn);
  return (
    <header className="flex flex-col gap-5">
      {recipe.image && <Picture image={recipe.image} imageHash={recipe.imageHash} />}
      <div className="flex flex-col gap-1">
        <Headline>{recipe.name}</Headline>
        {recipe.author && (
          <p dir="auto" className="text-muted text-sm">
            {t("recipe.by", { author: recipe.author })}
          </p>
        )}
      </div>
      <div className="flex items-start justify-between gap-4">
        <Facts
          recipe={recipe}
          rating={
            mayChange ? (
              <RatingChoice key={recipe.id} recipe={recipe} etag={etag} />
            ) : (
              recipe.rating > 0 && <Stars rating={recipe.rating} />
            )
          }
        />
        <div className="ml-auto flex max-w-full shrink-0 flex-wrap items-center justify-end gap-1 print:hidden">
          <Suspense>{mayChange && <FavoriteButton slug={recipe.slug} />}</Suspense>
          {mayChange ? <RecipeActions recipe={recipe} /> : <ExportMenu slug={recipe.slug} />}
        </div>
      </div>
      {recipe.description && <Markdown text={recipe.description} className="text-lg" />}
    </header>
  );
}

function Picture({ image, imageHash }: Pick<Recipe, "imageHash"> & { image: string }) {
  const shown = useShownPicture(image, imageHash);
  return (
    <div
      className="bg-base-300 rounded-box -mx-4 aspect-4/3 overflow-hidden max-sm:-mt-6 max-sm:rounded-none sm:mx-0 sm:aspect-2/1 print:hidden"
      style={{ viewTransitionName: "recipe-picture" }}
    >
      {shown && <PagePicture key={image} shown={shown} />}
    </div>
  );
}

function Facts({ recipe, rating }: { recipe: Recipe; rating: ReactNode }) {
  const locale = useValue(language);
  const facts = [
    { label: t("recipe.prep-time"), value: recipe.prepTime && formatDuration(recipe.prepTime, locale) },
    { label: t("recipe.cook-time"), value: recipe.performTime && formatDuration(recipe.performTime, locale) },
    { label: t("recipe.total-time"), value: recipe.totalTime && formatDuration(recipe.totalTime, locale) },
    { label: t("recipe.servings"), value: recipe.recipeYield && servings(recipe.recipeYield) },
  ].filter(({ value }) => value);
  if (facts.length === 0 && !rating) return null;
  return (
    <dl aria-label={t("recipe.facts")} className="flex min-w-0 flex-wrap gap-x-8 gap-y-3">
      {facts.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
      {rating && (
        <Fact label={t("recipe.rating")} className={recipe.rating === 0 ? "print:hidden" : ""}>
          {rating}
        </Fact>
      )}
    </dl>
  );
}

function Fact({
  label,
  className = "",
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="text-muted text-sm">{label}</dt>
      <dd dir="auto" className="font-medium">
        {children}
      </dd>
    </div>
  );
}

/** A bare number means servings. */
function servings(text: string): string {
  return /^\d+$/.test(text) ? t("recipe.servings-count", { count: Number(text) }) : text;
}
