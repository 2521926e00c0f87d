import { matchStart } from "./match-start.ts";
import { APPROXIMATELY, RANGE_WORDS } from "./plain-text-words.ts";

const DIGIT = "[0-9０-９]";
const FRACTION = "[¼½¾⅐-⅞]";
const SLASH = `${DIGIT}{1,3}\\s?[/⁄／]\\s?${DIGIT}{1,2}`;
const NUMBER = `(?:${DIGIT}{1,3}\\s${SLASH}|${SLASH}|${DIGIT}{1,5}\\s?${FRACTION}|${DIGIT}{1,5}(?:[.,．]${DIGIT}{1,3})?|${FRACTION}|[一二两兩三四五六七八九十半]{1,3}(?!般))`;
const AMOUNT = new RegExp(
  `^${NUMBER}(?:\\s?(?:[-–—~〜～+x×]|(?:${RANGE_WORDS})(?![\\p{L}]))\\s?${NUMBER})?(?!${DIGIT})`,
  "iu",
);

export function amountAtStart(text: string): { amount: string; rest: string } | null {
  const found = AMOUNT.exec(text);
  return found ? { amount: found[0], rest: text.slice(found[0].length) } : null;
}

export function withoutApproximately(text: string): string {
  const found = matchStart(text, APPROXIMATELY);
  const rest = found ? found.rest.replace(/^[.\s~]+/, "") : text.replace(/^[~≈±]\s*/, "");
  return found && !amountAtStart(rest) ? text : rest;
}
