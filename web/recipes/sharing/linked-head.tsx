import type { ImageType, Recipe } from "../../../src/contract/recipes.ts";
import { apiPath } from "../../api/path.ts";
import { Markdown } from "../../text/markdown.tsx";
import { t } from "../../text/translation.ts";
import { Headline } from "../../ui/headline.tsx";
import { RecipeFacts } from "../page/recipe-facts.tsx";
import type { Servings } from "../page/describe-servings.ts";
import { makeBlurUrl } from "../pictures/blur.ts";
import { PagePicture } from "../pictures/page-picture.tsx";
import { Stars } from "../../ui/stars.tsx";

interface Props {
  recipe: Recipe;
  token: string;
  servings: Servings;
}

export function LinkedHead({ recipe, token, servings }: Props) {
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
        <RecipeFacts
          recipe={recipe}
          servings={servings}
          rating={recipe.rating > 0 && <Stars rating={recipe.rating} />}
        />
        {recipe.description && <Markdown text={recipe.description} className="text-lg" />}
      </div>
    </header>
  );
}

interface PictureProps extends Pick<Recipe, "imageHash"> {
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
