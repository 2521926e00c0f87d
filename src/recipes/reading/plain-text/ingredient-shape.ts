import { matchStart } from "../../text/match-start.ts";
import { unitAtStart } from "../../text/unit-at-start.ts";
import type { UnitKind } from "../../../ingredients/words/units.ts";
import { amountAtStart, withoutApproximately } from "../../text/amount.ts";
import { AS_NEEDED, NUMBER_WORDS, SOME, TIME_UNITS } from "../../text/plain-text-words.ts";
import { countCookingEvidence, isSentence } from "./sentences.ts";

const MAX_INGREDIENT_CHARACTERS = 160;
/** Longer lines with an amount and no unit are prose. */
const MAX_WORDS_WITHOUT_UNIT = 12;
/** Such as “some salt”. */
const MAX_VAGUE_CHARACTERS = 60;
const MAX_AMOUNT_PLACES = 4;
const MAX_WORDS_BEFORE_AMOUNT = 5;

const MEASURES: ReadonlySet<UnitKind> = new Set<UnitKind>([
  "tsp",
  "tbsp",
  "cup",
  "pinch",
  "handful",
  "bunch",
]);
const MAX_MEASURED_CHARACTERS = 40;

const DEGREES = /^\s?(?:°|º|℃|℉|degrees|grad\b|grader|stopni|graus|度)/i;
const AS_NEEDED_END = new RegExp(`[\\s,(:：—–-]*(?:${AS_NEEDED.replaceAll(".", "\\.")})[.)）]?$`, "iu");
/** “q.b.” ends no sentence. */
const QUANTO_BASTA = /\sq\.\s?b\.$/i;
const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
/** `Mehl: 200 g`, `鸡蛋2个`. */
const LATER_AMOUNT =
  /(?<=[\s:：….·(（-])(?=[\d０-９½⅓⅔¼¾])|(?<=[\u3040-\u30ff\u3400-\u9fff])(?=[\d０-９½⅓⅔¼¾一二两兩三四五六七八九十半大小])|(?<=\s)(?=[大小]さじ|カップ)/gu;

/** “to serve” without a food. */
export const isOnlyRemark = (text: string) => text.replace(AS_NEEDED_END, "") === "";

/** `sure` with an amount and a unit, `likely` if only its neighbors can tell (`2 eggs`). */
export function findIngredientShape(line: string): "sure" | "likely" | null {
  if (line.length > MAX_INGREDIENT_CHARACTERS) return null;
  const text = withoutApproximately(line);
  const amount = amountAtStart(text);
  if (amount) return findShapeAfterAmount(amount.rest.trimStart(), line);
  if (QUANTO_BASTA.test(line) && line.length <= MAX_VAGUE_CHARACTERS) return "likely";
  if (isSentence(line)) return null;
  const word = matchStart(text, NUMBER_WORDS);
  if (word && unitAtStart(word.rest.trimStart()) && !matchStart(word.rest.trimStart(), TIME_UNITS))
    return "sure";
  if (beginsWithAmountUnit(text)) return "sure";
  const some = matchStart(text, SOME);
  if (some?.rest.trim() && line.length <= MAX_VAGUE_CHARACTERS) return "likely";
  if (endsWithAmount(line)) return "sure";
  if (beginsWithMeasure(text)) return "likely";
  return line.length <= MAX_VAGUE_CHARACTERS &&
    AS_NEEDED_END.test(line) &&
    !AS_NEEDED_END.test(line.slice(0, 1))
    ? "likely"
    : null;
}

function findShapeAfterAmount(rest: string, line: string): "sure" | "likely" | null {
  if (DEGREES.test(rest) || rest.startsWith("%")) return null;
  const unit = unitAtStart(rest);
  const time = matchStart(rest, TIME_UNITS);
  if (time && time.word.length >= (unit?.word.length ?? 0) && !/^[lg]$/i.test(time.word)) return null;
  if (unit) return isSentence(line) && line.length > 80 ? null : "sure";
  if (isSentence(line) || rest.split(" ").length > MAX_WORDS_WITHOUT_UNIT) return null;
  return /^[\p{L}("“„'«（]/u.test(rest) ? "likely" : null;
}

/** East Asian spoons precede their number: `大さじ2 醤油`. */
function beginsWithAmountUnit(text: string): boolean {
  const unit = CJK.test(text.slice(0, 1)) ? unitAtStart(text) : null;
  return unit !== null && amountAtStart(unit.rest) !== null;
}

/** A unit without a number means one: “Prise Salz”. */
function beginsWithMeasure(text: string): boolean {
  const unit = text.length <= MAX_MEASURED_CHARACTERS ? unitAtStart(text) : null;
  return unit !== null && MEASURES.has(unit.kind) && unit.word.length > 3 && /^\s\p{L}/u.test(unit.rest);
}

function endsWithAmount(line: string): boolean {
  if (measureLine(line) > 60 || saysWhatToDo(line)) return false;
  const places = [...line.matchAll(LATER_AMOUNT)].slice(-MAX_AMOUNT_PLACES);
  return places.some(({ index }) => index > 0 && isAmountAlone(line.slice(index)));
}

/** “cover the beets with 1.5 l” */
function saysWhatToDo(line: string): boolean {
  return line.split(" ").length > MAX_WORDS_BEFORE_AMOUNT && countCookingEvidence(line) > 1;
}

function measureLine(line: string): number {
  return CJK.test(line) ? line.length * 1.5 : line.length;
}

function isAmountAlone(text: string): boolean {
  const spoon = beginsWithAmountUnit(text) ? unitAtStart(text) : null;
  if (spoon) return /^[\s\d０-９½⅓⅔¼¾/.~〜-]*(?:[（(].*)?$/u.test(spoon.rest);
  const amount = amountAtStart(text);
  const rest = amount?.rest.trimStart() ?? "";
  const unit = amount ? unitAtStart(rest) : null;
  if (!unit || (matchStart(rest, TIME_UNITS) && !/^[lg]$/i.test(unit.word))) return false;
  return /^\.?\s*[)）]?(?:[,，]?\s*[（(].*|左右)?$/u.test(unit.rest);
}
