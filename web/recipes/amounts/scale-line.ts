import { isMetricUnit, MEASURE, UNIT } from "./kitchen-units.ts";
import {
  findGlyph,
  NUMBER,
  readNumber,
  respell,
  spellScaled,
  type Spelling,
  type WrittenNumber,
} from "./written-number.ts";

export interface SplitLine {
  /** `about `, or the food where the amount comes last. */
  before: string;
  /** Number and unit; empty for lines like "salt". */
  amount: string;
  after: string;
}

const ABOUT = String.raw`(?:(?:about|approx\.|approximately|circa|ca\.?|etwa|environ|env\.|około|ok\.|cerca de|omkring|ungefär|大约|大約|约|約|~|≈)\s*)`;
const TO = String.raw`(?:\s?[-–—~]\s?|\s(?:to|or|bis|oder|à|ou|do|lub|til|eller|till|a)\s)`;
const RANGE = `${NUMBER}(?:${TO}${NUMBER})?`;
const NUMBERS = matchWhole("numbers", RANGE);
const TIMES = String.raw`\s?[x×]\s?(?=\d)`;
/** A percentage, or a name like "7-Up", is no amount. */
const NOT_AN_AMOUNT = String.raw`(?!\s?%|-\p{L}|°|\s?-?spice)`;
const AMOUNT_NUMBERS = matchWhole("numbers", RANGE + NOT_AN_AMOUNT);

const FIRST = new RegExp(
  `^${matchWhole("before", `${ABOUT}?`)}(?<amount>${AMOUNT_NUMBERS}(?<unit>${TIMES}${matchWhole("size", NUMBER)}\\s?${UNIT}|\\s?${UNIT}\\.?)?)`,
  "iu",
);
/** "juice of ½ lime" */
const MIDDLE = new RegExp(
  `^(?<before>(?:\\p{L}+[,\\s]+){1,4}?(?:(?:of|from|von|av|af|från|fra|de|z|ze)\\s|d['’]))(?<amount>${AMOUNT_NUMBERS}(?<unit>\\s?${UNIT}\\.?)?)`,
  "iu",
);
const LAST = new RegExp(
  `^(?<before>.*\\S(?:\\s+|(?<=[\\u4e00-\\u9fff])))(?<amount>${NUMBERS}(?<unit>\\s?${UNIT}\\.?))$`,
  "iu",
);
/** The same in another unit, or more of it: "(240 ml)", "/ 7 oz", "plus 1 teaspoon". */
const ALSO = new RegExp(
  `^\\s?(?:(?<open>\\()|[/+=]|(?:plus|and|und|et|e|och|og|i|or|oder)(?=\\s))\\s?${matchWhole("about", `${ABOUT}?`)}(?=${NUMBERS}\\s?${MEASURE})`,
  "iu",
);
const ALL_MEASURES = new RegExp(`(?=(${RANGE}))\\1(?=(\\s?${MEASURE}))`, "giu");
const STARTS_WITH_MEASURE = new RegExp(`^\\s?${MEASURE}`, "iu");

/** An atomic group. Without it, engines compile what follows once for each alternative, which took 300 ms. */
function matchWhole(name: string, pattern: string): string {
  return `(?=(?<${name}>${pattern}))\\k<${name}>`;
}

export function splitLine(line: string): SplitLine {
  const found = findAmount(line);
  if (!found) return { before: "", amount: "", after: line };
  return { before: found.before, amount: found.amount, after: line.slice(found.end) };
}

/** @param factor 1 only spells fractions in the recipe's style */
export function scaleLine(line: string, factor: number, spelling: Spelling): string {
  const found = findAmount(line);
  if (!found) return respellFractions(line, spelling);
  const { before, numbers, unit, end } = found;
  const first = before + scaleNumbers(numbers, factor, spelling, isMetricUnit(unit)) + unit;
  const rest = line.slice(end);
  if (!STARTS_WITH_MEASURE.test(unit)) return first + respellFractions(rest, spelling);
  return first + scaleAlternatives(rest, factor, spelling);
}

/** How often each style is used decides; the first one wins a tie. */
export function findSpelling(lines: string[], localPoint: "." | ","): Spelling {
  const counts = new Map<Spelling["style"], number>();
  for (const number of lines.flatMap(listNumbers))
    if (number.style) counts.set(number.style, (counts.get(number.style) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  const decimal = /\d([.,])\d{1,2}(?!\d)/.exec(lines.join("\n"))?.[1];
  return { style: most?.[0] ?? "glyph", point: decimal === "," || decimal === "." ? decimal : localPoint };
}

/** Decimals are usual for grams and liters, whatever is used for cups and spoons. */
function listNumbers(line: string): WrittenNumber[] {
  const { numbers = "", unit = "" } = findAmount(line) ?? {};
  const found = [...numbers.matchAll(new RegExp(NUMBER, "gu"))].map(([text]) => readNumber(text));
  return found.filter(({ style }) => style !== "decimal" || !isMetricUnit(unit));
}

interface FoundAmount {
  before: string;
  amount: string;
  numbers: string;
  unit: string;
  end: number;
}

function findAmount(line: string): FoundAmount | null {
  const groups = (FIRST.exec(line) ?? MIDDLE.exec(line) ?? LAST.exec(line))?.groups;
  if (!groups) return null;
  const { before = "", amount = "", numbers = "", unit = "" } = groups;
  return { before, amount, numbers, unit, end: before.length + amount.length };
}

function scaleAlternatives(rest: string, factor: number, spelling: Spelling): string {
  const also = ALSO.exec(rest);
  if (!also) return respellFractions(rest, spelling);
  const end = also.groups?.["open"] ? rest.indexOf(")") : rest.search(/[,;(]/);
  const part = end < 0 ? rest : rest.slice(0, end);
  const scaled = part.replace(ALL_MEASURES, (_all, numbers: string, unit: string) =>
    scaleNumbers(numbers, factor, spelling, isMetricUnit(unit)),
  );
  return respellFractions(scaled, spelling) + rest.slice(part.length);
}

function scaleNumbers(numbers: string, factor: number, spelling: Spelling, isMetric: boolean): string {
  return numbers.replace(new RegExp(NUMBER, "gu"), (text) => {
    const number = readNumber(text);
    return factor === 1 ? respell(number, spelling) : spellScaled(number.value * factor, spelling, isMetric);
  });
}

/** Of sizes and the like, "1/2-inch pieces", which don't scale. */
function respellFractions(text: string, { style }: Spelling): string {
  if (style === "glyph")
    return text.replace(
      /(?<![\d/.,])(?:(\d{1,2})[\s-])?(\d)[/⁄](\d)(?![\d/])/g,
      (all, whole, over, under) => {
        const glyph = findGlyph(Number(over), Number(under));
        return glyph ? `${whole ?? ""}${glyph}` : all;
      },
    );
  if (style !== "slash") return text;
  return text.replace(/(?<![\d/])(\d{0,2})\s?([⅛-⅞⅙⅕¼⅓⅖½⅗⅔¾⅘⅚])/g, (all) =>
    all.startsWith(" ")
      ? ` ${respell(readNumber(all.trim()), { style, point: "." })}`
      : respell(readNumber(all), { style, point: "." }),
  );
}
