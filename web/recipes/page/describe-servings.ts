import type { Language } from "../../../src/contract/languages.ts";
import { SERVINGS_RANGE } from "../../../src/contract/rules.ts";
import type { LineWords } from "../../../src/ingredients/words/line-words.ts";
import { getFactor, readYield, roundCount, type Yield } from "../../../src/ingredients/yields/read-yield.ts";
import { writeYield } from "../../../src/ingredients/yields/write-yield.ts";
import { formatNumber, getPoint } from "../../text/number.ts";
import { t } from "../../text/translation.ts";

export interface Servings {
  count: number;
  /** The same for people or pieces; null for sizes of pans, or times the recipe. */
  portions: number | null;
  /** Null means the recipe's own. */
  chosen: number | null;
  factor: number;
  /** True if the recipe's yield is only a number, or empty. */
  isBare: boolean;
  /** Reads "6 servings" or "2 × 1 loaf". */
  text: string;
  /** Fits on a phone: "6", "2×". */
  compact: string;
  /** Explains another size of pan: "1.4× by area". Otherwise empty. */
  note: string;
  fewer: (() => void) | null;
  more: (() => void) | null;
  /** A factor of 0.5 halves the recipe. */
  setFactor: (factor: number) => void;
}

interface Choice {
  /** These are in the recipe's language. */
  words: LineWords;
  locale: Language;
  /** Null means the recipe's own. */
  wanted: number | null;
  choose: (servings: number | null) => void;
}

const HALF = 0.5;
/** Larger yields change by a quarter. */
const MAX_SINGLE_STEPS = 12;
/** In characters. More don't fit between the buttons on a phone. */
const MAX_COMPACT_LENGTH = 11;

/** Shows the scaled yield, with buttons to change it. */
export function describeServings(recipeYield: string, { words, locale, wanted, choose }: Choice): Servings {
  const text = recipeYield.trim().replace(/^0+$/, "");
  const made = readYield(text, words);
  const count = wanted ?? made.base;
  const { least, down, up } = findSteps(made, count);
  const toChosen = (servings: number) => (servings === made.base ? null : servings);
  const factor = getFactor(made, count);
  const isBare = /^\d*$/.test(text);
  const shown = formatServings(text, made, count, { words, locale });
  return {
    count,
    portions: made.kind === "count" ? count : null,
    chosen: toChosen(count),
    factor,
    isBare,
    text: shown,
    compact:
      isBare || made.kind === "times" || shown.length > MAX_COMPACT_LENGTH
        ? formatCompact(made, count, locale)
        : shown,
    note:
      made.kind === "pan" && factor !== 1
        ? t("recipe.by-area", { factor: formatNumber(Math.round(factor * 100) / 100, locale) })
        : "",
    fewer: count > least ? () => choose(toChosen(down)) : null,
    more: up <= SERVINGS_RANGE.most ? () => choose(toChosen(up)) : null,
    setFactor: (factorWanted) => choose(toChosen(countServings(made, factorWanted))),
  };
}

function findSteps({ kind, base }: Yield, count: number): { least: number; down: number; up: number } {
  const step = kind === "count" && base > MAX_SINGLE_STEPS ? Math.round(base / 4) : 1;
  if (kind === "times")
    return { least: HALF, down: count <= 1 ? HALF : Math.ceil(count) - 1, up: Math.floor(count) + 1 };
  const least = kind === "pan" ? Math.max(1, base / 2) : Math.min(step, base % step || step);
  return { least, down: Math.max(least, count - step), up: count < 1 ? 1 : count + step };
}

/** A factor multiplies the area of a pan, not its diameter. */
function countServings({ kind, base }: Yield, factor: number): number {
  const count = kind === "pan" ? base * Math.sqrt(factor) : base * factor;
  return Math.round(count * 100) / 100;
}

/** Returns "2×", "24 cm", or "6". */
function formatCompact(made: Yield, count: number, locale: Language): string {
  if (made.kind === "times") return `${formatTimes(count, locale)}×`;
  const number = formatNumber(roundCount(made, count), locale);
  return made.kind === "pan" ? `${number} ${made.unit === "cm" ? "cm" : "in"}` : number;
}

function formatServings(
  text: string,
  made: Yield,
  count: number,
  { words, locale }: Pick<Choice, "words" | "locale">,
): string {
  if (made.kind === "times" && !text) return `${formatTimes(count, locale)}×`;
  // A bare number means servings.
  return made.kind === "count" && /^\d+$/.test(text)
    ? t("recipe.servings-count", { count })
    : writeYield(text, made, count, { point: getPoint(locale), words });
}

function formatTimes(count: number, locale: Language): string {
  return count === HALF ? "½" : formatNumber(count, locale);
}
