import { lazy, Suspense, useState } from "react";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { signedIn } from "../../state/session.ts";
import { useValue } from "../../state/use-value.ts";
import { Markdown } from "../../text/markdown.tsx";
import { t } from "../../text/translation.ts";
import { later } from "../../ui/later.ts";
import { Headline } from "../../ui/headline.tsx";
import { useMayChange } from "../../ui/online.tsx";
import type { FurtherOfRecipe } from "../pictures/further-pictures.tsx";
import { PagePicture } from "../pictures/page-picture.tsx";
import { useShownPicture } from "../pictures/use-shown-picture.ts";
import { RatingChoice } from "../rating/rating-choice.tsx";
import { Stars } from "../../ui/stars.tsx";
import { RecipeActions } from "./recipe-actions.tsx";
import { RecipeFacts } from "./recipe-facts.tsx";
import type { Servings } from "./describe-servings.ts";

const FavoriteButton = lazy(async () => ({
  default: (await later(import("../../cooking/favorite-button.tsx"))).FavoriteButton,
}));

interface Props {
  recipe: Recipe;
  etag: string | null;
  further: FurtherOfRecipe | null;
  servings: Servings;
}

/** On desktops, so that ingredients and steps start above 600 px. */
const BESIDE = "lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-center lg:gap-8";

export function RecipeHead({ recipe, etag, further, servings }: Props) {
  const { image, imageHash } = recipe;
  const isSomeone = useValue(signedIn);
  const mayChange = useMayChange();
  return (
    <header className={`grid grid-cols-1 gap-4 sm:gap-5 print:block ${image ? BESIDE : ""}`}>
      {image && <Picture image={image} imageHash={imageHash} />}
      <div className="flex min-w-0 flex-col gap-3 sm:gap-4 print:gap-1">
        <div className="flex flex-col gap-1">
          <div className="flex items-start gap-2">
            <div className="min-w-0 grow [overflow-wrap:anywhere]">
              <Headline>{recipe.name}</Headline>
            </div>
            <Suspense>{isSomeone && <FavoriteButton slug={recipe.slug} />}</Suspense>
          </div>
          {recipe.author.trim() && (
            <p dir="auto" className="text-muted text-sm [overflow-wrap:anywhere]">
              {t("recipe.by", { author: recipe.author })}
            </p>
          )}
        </div>
        <RecipeFacts
          recipe={recipe}
          servings={servings}
          rating={
            mayChange ? (
              <RatingChoice key={recipe.id} recipe={recipe} etag={etag} />
            ) : (
              recipe.rating > 0 && <Stars rating={recipe.rating} />
            )
          }
        />
        <RecipeActions
          recipe={recipe}
          servings={servings.chosen}
          hasPictures={recipe.image !== null || further !== null}
        />
        {recipe.description.trim() && <Description key={recipe.description} text={recipe.description} />}
      </div>
    </header>
  );
}

function Picture({ image, imageHash }: Pick<Recipe, "imageHash"> & { image: string }) {
  const shown = useShownPicture(image, imageHash);
  return (
    <div
      className="bg-base-300 -mx-4 -mt-6 h-[max(8rem,23dvh)] overflow-hidden sm:rounded-box sm:mx-0 sm:mt-0 sm:h-[max(12rem,32dvh)] lg:h-85 print:hidden print:mx-0 print:mt-0 print:mb-3 print:h-52 print:w-72 [[data-print-picture]_&]:print:block"
      style={{ viewTransitionName: "recipe-picture" }}
    >
      {shown && <PagePicture key={image} shown={shown} />}
    </div>
  );
}

/** Letters that fit into the lines shown at first. */
const SHORT = { phone: 80, desk: 240 };

function Description({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.includes("\n") || text.length > SHORT.phone;
  const isLongOnDesk = text.includes("\n") || text.length > SHORT.desk;
  return (
    <div className="relative max-w-[70ch]">
      <div className={isWhole ? "" : "line-clamp-2 sm:line-clamp-4 print:line-clamp-none"}>
        <Markdown text={text} className="[overflow-wrap:anywhere]" />
      </div>
      {isLong && !isWhole && (
        <button
          type="button"
          className={`absolute end-0 bottom-0 flex min-h-11 cursor-pointer items-end print:hidden ${isLongOnDesk ? "" : "sm:hidden"}`}
          onClick={() => setWhole(true)}
        >
          <span className="bg-base-200 text-muted ps-3 underline underline-offset-3">
            {t("recipe.show-more")}
          </span>
        </button>
      )}
    </div>
  );
}
