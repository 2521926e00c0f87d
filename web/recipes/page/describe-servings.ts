import type { Language } from "../../../src/contract/languages.ts";
import { SERVINGS_RANGE } from "../../../src/contract/rules.ts";
import type { LineWords } from "../../../src/ingredients/line-words.ts";
import { getFactor, readYield, roundCount, type Yield } from "../../../src/ingredients/read-yield.ts";
import { writeYield } from "../../../src/ingredients/write-yield.ts";
import { formatNumber, getPoint } from "../../text/number.ts";
import { t } from "../../text/translation.ts";

export interface Servings {
  count: number;
  /** Null for the recipe's own. */
  chosen: number | null;
  /** Multiplies amounts. */
  factor: number;
  /** The recipe's yield is only a number, or empty. */
  isBare: boolean;
  /** "6 servings", "2 × 1 loaf" */
  text: string;
  /** The same for phones: "6", "2×" */
  compact: string;
  /** For a pan of another size, "1.4× by area"; otherwise empty. */
  note: string;
  fewer: (() => void) | null;
  more: (() => void) | null;
  /** 0.5 is half of the recipe. */
  setFactor: (factor: number) => void;
}

interface Choice {
  /** Of the recipe's language. */
  words: LineWords;
  locale: Language;
  /** Null for the recipe's own. */
  wanted: number | null;
  choose: (servings: number | null) => void;
}

const HALF = 0.5;
const MANY = 12;
/** Letters that fit between the buttons on a phone. */
const SHORT_TEXT = 11;

/** Shows the scaled yield, with buttons to change it. */
export function describeServings(recipeYield: string, { words, locale, wanted, choose }: Choice): Servings {
  const text = recipeYield.trim().replace(/^0+$/, "");
  const made = readYield(text, words);
  const count = wanted ?? made.base;
  const { least, down, up } = findSteps(made, count);
  const toOwn = (servings: number) => (servings === made.base ? null : servings);
  const factor = getFactor(made, count);
  const isBare = /^\d*$/.test(text);
  const shown = showServings(text, made, count, { words, locale });
  return {
    count,
    chosen: toOwn(count),
    factor,
    isBare,
    text: shown,
    compact:
      isBare || made.kind === "times" || shown.length > SHORT_TEXT ? shorten(made, count, locale) : shown,
    note:
      made.kind === "pan" && factor !== 1
        ? t("recipe.by-area", { factor: formatNumber(Math.round(factor * 100) / 100, locale) })
        : "",
    fewer: count > least ? () => choose(toOwn(down)) : null,
    more: up <= SERVINGS_RANGE.most ? () => choose(toOwn(up)) : null,
    setFactor: (factorWanted) => choose(toOwn(countFor(made, factorWanted))),
  };
}

/** A dozen or more changes by a quarter; a pan by a centimeter or an inch. */
function findSteps({ kind, base }: Yield, count: number): { least: number; down: number; up: number } {
  const step = kind === "count" && base > MANY ? Math.round(base / 4) : 1;
  if (kind === "times")
    return { least: HALF, down: count <= 1 ? HALF : Math.ceil(count) - 1, up: Math.floor(count) + 1 };
  const least = kind === "pan" ? Math.max(1, base / 2) : Math.min(step, base % step || step);
  return { least, down: Math.max(least, count - step), up: count < 1 ? 1 : count + step };
}

/** The servings for a factor. A pan counts by its area. */
function countFor({ kind, base }: Yield, factor: number): number {
  const count = kind === "pan" ? base * Math.sqrt(factor) : base * factor;
  return Math.round(count * 100) / 100;
}

/** "2×", "24 cm", "6" */
function shorten(made: Yield, count: number, locale: Language): string {
  if (made.kind === "times") return `${showTimes(count, locale)}×`;
  const number = formatNumber(roundCount(made, count), locale);
  return made.kind === "pan" ? `${number} ${made.unit === "cm" ? "cm" : "in"}` : number;
}

function showServings(
  text: string,
  made: Yield,
  count: number,
  { words, locale }: Pick<Choice, "words" | "locale">,
): string {
  if (made.kind === "times" && !text) return `${showTimes(count, locale)}×`;
  // A bare number means servings.
  return made.kind === "count" && /^\d+$/.test(text)
    ? t("recipe.servings-count", { count })
    : writeYield(text, made, count, { point: getPoint(locale), words });
}

function showTimes(count: number, locale: Language): string {
  return count === HALF ? "½" : formatNumber(count, locale);
}
