import { useState } from "react";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { t } from "../../text/translation.ts";
import { readYield, withServings } from "../amounts/servings.ts";

export interface Servings {
  count: number;
  /** By which amounts are multiplied. */
  factor: number;
  isTimes: boolean;
  /** "6 servings", "2 × 1 loaf" */
  text: string;
  fewer: (() => void) | null;
  more: (() => void) | null;
}

const MOST = 999;
const HALF = 0.5;

/** Only for this visit: the recipe isn't changed. */
export function useServings({ recipeYield }: Recipe): Servings {
  const { base, step, isTimes } = readYield(recipeYield);
  const [count, setCount] = useState(base);
  const least = isTimes ? HALF : Math.min(step, base % step || step);
  const down = isTimes && count <= 1 ? HALF : count - step;
  const up = count < 1 ? 1 : count + step;
  return {
    count,
    factor: count / base,
    isTimes,
    text: showServings(recipeYield.trim(), { count, isScaled: count !== base, isTimes }),
    fewer: count > least ? () => setCount(down) : null,
    more: up <= MOST ? () => setCount(up) : null,
  };
}

function showServings(
  text: string,
  { count, isScaled, isTimes }: { count: number; isScaled: boolean; isTimes: boolean },
): string {
  if (isTimes) {
    const times = count === HALF ? "½" : String(count);
    if (!text) return `${times}×`;
    return isScaled ? `${times} × ${text}` : text;
  }
  // A bare number means servings.
  if (/^\d+$/.test(text)) return t("recipe.servings-count", { count });
  return isScaled ? withServings(text, count) : text;
}
