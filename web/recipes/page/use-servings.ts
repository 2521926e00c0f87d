import { useLocation, useSearchParams } from "react-router";
import type { Recipe } from "../../../src/contract/recipes.ts";
import type { LineWords } from "../../../src/ingredients/line-words.ts";
import { getFactor, readYield, withCount, type Yield } from "../../../src/ingredients/read-yield.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatNumber } from "../../text/number.ts";
import { t } from "../../text/translation.ts";

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
  /** How a pan changes the amounts: "1.4× by area". Empty for everything else. */
  note: string;
  fewer: (() => void) | null;
  more: (() => void) | null;
  /** The whole recipe, half of it, and so on. */
  setFactor: (factor: number) => void;
}

export const SERVINGS = "servings";

const MOST = 999;
const HALF = 0.5;
const MANY = 12;
/** Letters that fit between the buttons on a phone. */
const SHORT_TEXT = 11;

/** In the URL, so that it's kept when the page is loaded again, printed, or sent to someone. */
export function useServings({ recipeYield }: Recipe, words: LineWords): Servings {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const locale = useValue(language);
  const text = recipeYield.trim();
  const made = readYield(text, words);
  const count = readCount(params.get(SERVINGS), made);
  const { least, down, up } = findSteps(made, count);

  function choose(next: number): void {
    const changed = new URLSearchParams(params);
    if (next === made.base) changed.delete(SERVINGS);
    else changed.set(SERVINGS, String(next));
    setParams(changed, { replace: true, preventScrollReset: true, state });
  }

  const factor = getFactor(made, count);
  const isBare = /^\d*$/.test(text);
  const shown = showServings(text, made, { count, number: formatNumber(count, locale) });
  return {
    count,
    factor,
    isBare,
    text: shown,
    compact:
      made.kind === "times"
        ? `${showTimes(count, locale)}×`
        : isBare || shown.length > SHORT_TEXT
          ? formatNumber(count, locale)
          : shown,
    note:
      made.kind === "pan" && factor !== 1
        ? t("recipe.by-area", { factor: formatNumber(Math.round(factor * 100) / 100, locale) })
        : "",
    fewer: count > least ? () => choose(down) : null,
    more: up <= MOST ? () => choose(up) : null,
    setFactor: (wanted) => choose(countFor(made, wanted)),
  };
}

/** Whatever the URL says. */
function readCount(text: string | null, { base }: Yield): number {
  const count = Number(text);
  return text && count > 0 && count <= MOST ? Math.round(count * 100) / 100 : base;
}

/** A dozen or more changes by a quarter; a pan by a centimeter or an inch. */
function findSteps({ kind, base }: Yield, count: number): { least: number; down: number; up: number } {
  const step = kind === "count" && base > MANY ? Math.round(base / 4) : 1;
  if (kind === "times")
    return { least: HALF, down: count <= 1 ? HALF : Math.ceil(count) - 1, up: Math.floor(count) + 1 };
  const least = kind === "pan" ? Math.max(1, base / 2) : Math.min(step, base % step || step);
  return { least, down: Math.max(least, count - step), up: count < 1 ? 1 : count + step };
}

/** A pan of the size that holds as much. */
function countFor({ kind, base }: Yield, factor: number): number {
  const count = kind === "pan" ? base * Math.sqrt(factor) : base * factor;
  return Math.round(count * 100) / 100;
}

function showServings(
  text: string,
  made: Yield,
  { count, number }: { count: number; number: string },
): string {
  const isScaled = count !== made.base;
  if (made.kind === "times") {
    if (!text) return `${showTimes(count, language.peek())}×`;
    return isScaled ? `${showTimes(count, language.peek())} × ${text}` : text;
  }
  // A bare number means servings.
  if (/^\d+$/.test(text)) return t("recipe.servings-count", { count });
  return isScaled ? withCount(text, made.numbers, number) : text;
}

function showTimes(count: number, locale: Parameters<typeof formatNumber>[1]): string {
  return count === HALF ? "½" : formatNumber(count, locale);
}
