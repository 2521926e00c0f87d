import { useState } from "react";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { t } from "../../text/translation.ts";
import { readYield, withServings } from "../amounts/servings.ts";

export interface Servings {
  count: number;
  /** By which amounts are multiplied. */
  factor: number;
  /** Without a yield of its own words. */
  isBare: boolean;
  /** "6 servings", "2 × 1 loaf" */
  text: string;
  /** The same for phones: "6", "2×" */
  compact: string;
  fewer: (() => void) | null;
  more: (() => void) | null;
}

const MOST = 999;
const HALF = 0.5;
/** Letters that fit between the buttons on a phone. */
const SHORT_TEXT = 11;

/** Only for this visit: the recipe isn't changed. */
export function useServings({ recipeYield }: Recipe): Servings {
  const { base, step, isTimes } = readYield(recipeYield);
  const [count, setCount] = useState(base);
  const isBare = /^\d*$/.test(recipeYield.trim());
  const least = isTimes ? HALF : Math.min(step, base % step || step);
  const down = isTimes && count <= 1 ? HALF : count - step;
  const text = showServings(recipeYield.trim(), { count, isScaled: count !== base, isTimes });
  const up = count < 1 ? 1 : count + step;
  return {
    count,
    factor: count / base,
    isBare,
    text,
    compact: isTimes ? `${showTimes(count)}×` : isBare || text.length > SHORT_TEXT ? String(count) : text,
    fewer: count > least ? () => setCount(down) : null,
    more: up <= MOST ? () => setCount(up) : null,
  };
}

function showServings(
  text: string,
  { count, isScaled, isTimes }: { count: number; isScaled: boolean; isTimes: boolean },
): string {
  if (isTimes) {
    if (!text) return `${showTimes(count)}×`;
    return isScaled ? `${showTimes(count)} × ${text}` : text;
  }
  // A bare number means servings.
  if (/^\d+$/.test(text)) return t("recipe.servings-count", { count });
  return isScaled ? withServings(text, count) : text;
}

function showTimes(count: number): string {
  return count === HALF ? "½" : String(count);
}
