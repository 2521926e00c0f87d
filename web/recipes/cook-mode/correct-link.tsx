import { Link } from "react-router";
import { t } from "../../text/translation.ts";
import { useMayChange } from "../../ui/online.tsx";
import { FROM_RECIPE } from "../editing/way-to-edit.ts";

interface Props {
  slug: string;
  /** Of the step, from 1. */
  number: number;
  hasIngredients: boolean;
}

/** Opens the editor at the step, for people who may change the recipe. Saving returns to the step. */
export function CorrectLink({ slug, number, hasIngredients }: Props) {
  if (!useMayChange()) return null;
  return (
    <Link
      to={`/recipe/${slug}?edit=form#step-${number}`}
      state={FROM_RECIPE}
      className="text-muted hover:text-base-content flex min-h-11 w-fit items-center text-sm underline-offset-4 hover:underline"
    >
      {t(hasIngredients ? "step-ingredients.correct" : "step-ingredients.add")}
    </Link>
  );
}
