import type { ImageType } from "../../../src/contract/recipes.ts";
import type { SharedRecipe } from "../../../src/contract/share-links.ts";
import { apiPath } from "../../api/path.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatDuration } from "../../text/duration.ts";
import { Markdown } from "../../text/markdown.tsx";
import { t } from "../../text/translation.ts";
import { Headline } from "../../ui/headline.tsx";
import { makeBlurUrl } from "../pictures/blur.ts";
import { PagePicture } from "../pictures/page-picture.tsx";
import { Stars } from "../rating/stars.tsx";

export function LinkedHead({ recipe, token }: { recipe: SharedRecipe; token: string }) {
  return (
    <header className="flex flex-col gap-5 lg:flex-row-reverse lg:gap-12 print:block">
      {recipe.image && <Picture image={recipe.image} imageHash={recipe.imageHash} token={token} />}
      <div className="flex min-w-0 flex-1 flex-col gap-5">
        <div className="flex flex-col gap-1">
          <Headline>{recipe.name}</Headline>
          {recipe.author && (
            <p dir="auto" className="text-muted text-sm">
              {t("recipe.by", { author: recipe.author })}
            </p>
          )}
        </div>
        <Facts recipe={recipe} />
        {recipe.description && <Markdown text={recipe.description} className="text-lg" />}
      </div>
    </header>
  );
}

interface PictureProps extends Pick<SharedRecipe, "imageHash"> {
  image: string;
  token: string;
}

/** The label in the URL changes with the picture. */
function Picture({ image, imageHash, token }: PictureProps) {
  const address = (type: ImageType) =>
    apiPath(`shared/${encodeURIComponent(token)}/image?image_type=${type}&v=${encodeURIComponent(image)}`);
  const shown = { small: address("small"), original: address("original"), blur: makeBlurUrl(imageHash) };
  return (
    <div className="bg-base-300 rounded-box -mx-4 aspect-4/3 max-h-[40dvh] overflow-hidden max-sm:-mt-6 max-sm:rounded-none sm:mx-0 sm:aspect-2/1 lg:aspect-4/3 lg:w-1/2 lg:self-start print:hidden">
      <PagePicture shown={shown} />
    </div>
  );
}

function Facts({ recipe }: { recipe: SharedRecipe }) {
  const locale = useValue(language);
  const facts = [
    { label: t("recipe.prep-time"), value: recipe.prepTime && formatDuration(recipe.prepTime, locale) },
    { label: t("recipe.cook-time"), value: recipe.performTime && formatDuration(recipe.performTime, locale) },
    { label: t("recipe.total-time"), value: recipe.totalTime && formatDuration(recipe.totalTime, locale) },
    { label: t("recipe.servings"), value: recipe.recipeYield },
    { label: t("recipe.rating"), value: recipe.rating > 0 && <Stars rating={recipe.rating} /> },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <dl aria-label={t("recipe.facts")} className="flex min-w-0 flex-wrap gap-x-8 gap-y-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted text-sm">{label}</dt>
          <dd dir="auto" className="font-medium">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
