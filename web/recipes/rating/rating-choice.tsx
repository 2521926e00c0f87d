import type { Recipe } from "../../../src/contract/recipes.ts";
import { StarChoice } from "./star-choice.tsx";
import { useRating } from "./use-rating.ts";

/** Arrow keys pass stars, and each save would be a version. */
const PASSING_MS = 600;

export function RatingChoice({ recipe, etag }: { recipe: Recipe; etag: string | null }) {
  const { rating, choose } = useRating(recipe, etag);
  return (
    <StarChoice rating={rating} onChoose={(chosen, passing) => choose(chosen, passing ? PASSING_MS : 0)} />
  );
}
