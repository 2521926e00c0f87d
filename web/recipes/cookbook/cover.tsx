import type { RecipeSummary } from "../../../src/contract/recipes.ts";
import { t } from "../../text/translation.ts";
import { useImageAddress } from "../pictures/image-address.ts";
import type { Options } from "./option-fields.tsx";

interface Props {
  options: Options;
  recipes: RecipeSummary[];
}

export function Cover({ options: { title, subtitle, cover }, recipes }: Props) {
  const address = useImageAddress();
  const image = findCover(recipes, cover);
  return (
    <div className="bk-sheet">
      <section className="bk-leaf" aria-label={t("cookbook.cover")}>
        <div className="bk-cover">
          {image && <img className="bk-picture" src={address(image, "original")} alt="" decoding="async" />}
          <h2 dir="auto">{title}</h2>
          {subtitle.trim() && <p dir="auto">{subtitle}</p>}
        </div>
      </section>
    </div>
  );
}

/** @param cover a slug, empty for none, or null for the first recipe with a picture */
function findCover(recipes: RecipeSummary[], cover: string | null): string | null {
  if (cover === "") return null;
  const pictured = recipes.filter(({ image }) => image !== null);
  return (pictured.find(({ slug }) => slug === cover) ?? pictured[0])?.image ?? null;
}
