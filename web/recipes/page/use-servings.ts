import { useLocation, useSearchParams } from "react-router";
import { SERVINGS_RANGE } from "../../../src/contract/rules.ts";
import type { Recipe } from "../../../src/contract/recipes.ts";
import type { LineWords } from "../../../src/ingredients/words/line-words.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { SERVINGS } from "../../text/add-servings.ts";
import { describeServings, type Servings } from "./describe-servings.ts";

/** Stores servings in the URL, so that reloading, printing, and sharing keep them. */
export function useServings({ recipeYield }: Recipe, words: LineWords): Servings {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const locale = useValue(language);

  function choose(next: number | null): void {
    const changed = new URLSearchParams(params);
    if (next === null) changed.delete(SERVINGS);
    else changed.set(SERVINGS, String(next));
    setParams(changed, { replace: true, preventScrollReset: true, state });
  }

  return describeServings(recipeYield, { words, locale, wanted: readCount(params.get(SERVINGS)), choose });
}

/** @returns null for anything but a number in range */
function readCount(text: string | null): number | null {
  const count = Math.round(Number(text) * 100) / 100;
  return count >= SERVINGS_RANGE.least && count <= SERVINGS_RANGE.most ? count : null;
}
