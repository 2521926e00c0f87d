import { FRACTION_GLYPHS } from "../text/fraction-glyphs.ts";
import type { NumberWords } from "../words/line-words.ts";
import { matchPhrase } from "../words/phrases.ts";

type NumberStyle = "glyph" | "slash" | "decimal" | "whole" | "word";

export interface FoundNumber {
  value: number;
  from: number;
  to: number;
  style: NumberStyle;
}

const GLYPHS = new Map(FRACTION_GLYPHS.map(([over, under, glyph]) => [glyph, over / under]));
const GLYPH = `[${[...GLYPHS.keys()].join("")}]`;
const DIGITS =
  /(?!0\d)((?:\d{1,3}(?:[.,]\d{3})+|[1-9]\d{0,2}(?:[ ']\d{3})+)|\d{1,6})(?!\d)(?:[.,](\d{1,4})(?!\d))?/y;
const FRACTION = /(\d{1,3})\s?[/⁄／]\s?(\d{1,3})(?!\d)/y;
const FRACTION_GLYPH = new RegExp(`\\s?(${GLYPH})`, "uy");
const BEFORE_FRACTION = /(?:\s?[-–&+]\s?|\s|又)(?=\d{1,3}\s?[/⁄／]\s?\d)/y;
const CHINESE = /[一二两兩三四五六七八九]?十[一二三四五六七八九]?|[一二两兩三四五六七八九]/y;
const CHINESE_DIGITS = "零一二三四五六七八九";

/** @returns null for negative numbers, division by 0, and anything above 999,999 */
export function readNumber(folded: string, at: number, words: NumberWords): FoundNumber | null {
  const found = readDigits(folded, at, words) ?? readGlyph(folded, at) ?? readWords(folded, at, words);
  if (!found) return null;
  const half = matchPhrase(folded, skipSpaces(folded, found.to), words.andHalf);
  return half && Number.isInteger(found.value) ? { ...found, value: found.value + 0.5, to: half.to } : found;
}

function readDigits(folded: string, at: number, words: NumberWords): FoundNumber | null {
  const fraction = readFraction(folded, at);
  if (fraction) return fraction.value > 0 ? { ...fraction, from: at, style: "slash" } : null;
  DIGITS.lastIndex = at;
  const found = DIGITS.exec(folded);
  if (!found) return null;
  const [text, whole = "", decimals] = found;
  const value = readDecimal(whole, decimals);
  const part = value === 1 ? matchPhrase(folded, skipSpaces(folded, at + text.length), words.numbers) : null;
  if (part && part.value < 1) return { value: part.value, from: at, to: part.to, style: "word" };
  const number: FoundNumber = {
    value,
    from: at,
    to: at + text.length,
    style: decimals ? "decimal" : "whole",
  };
  return decimals === undefined && !/\D/.test(whole) ? addFraction(folded, number, words) : number;
}

/** Reads "1 1/2", "1-1/2", "1½", and "1 e 1/2". */
function addFraction(folded: string, number: FoundNumber, { and }: NumberWords): FoundNumber {
  FRACTION_GLYPH.lastIndex = number.to;
  const glyph = FRACTION_GLYPH.exec(folded);
  if (glyph?.[1])
    return {
      ...number,
      value: number.value + (GLYPHS.get(glyph[1]) ?? 0),
      to: FRACTION_GLYPH.lastIndex,
      style: "glyph",
    };
  BEFORE_FRACTION.lastIndex = number.to;
  const word = matchPhrase(folded, skipSpaces(folded, number.to), and);
  const start = BEFORE_FRACTION.test(folded)
    ? BEFORE_FRACTION.lastIndex
    : word
      ? skipSpaces(folded, word.to)
      : -1;
  const fraction = start < 0 ? null : (readFraction(folded, start) ?? readGlyph(folded, start));
  if (!fraction || fraction.value >= 1 || fraction.value === 0) return number;
  return { ...number, value: number.value + fraction.value, to: fraction.to, style: "slash" };
}

function readFraction(folded: string, at: number): { value: number; to: number } | null {
  FRACTION.lastIndex = at;
  const [text, over, under] = FRACTION.exec(folded) ?? [];
  if (!text) return null;
  return { value: Number(under) === 0 ? 0 : Number(over) / Number(under), to: at + text.length };
}

function readGlyph(folded: string, at: number): FoundNumber | null {
  const value = GLYPHS.get(folded[at] ?? "");
  return value === undefined ? null : { value, from: at, to: at + 1, style: "glyph" };
}

function readWords(folded: string, at: number, { numbers }: NumberWords): FoundNumber | null {
  const word = matchPhrase(folded, at, numbers);
  if (word) return { value: word.value, from: at, to: word.to, style: "word" };
  CHINESE.lastIndex = at;
  const chinese = CHINESE.exec(folded)?.[0];
  if (!chinese) return null;
  return { value: readChinese(chinese), from: at, to: at + chinese.length, style: "word" };
}

/** Reads numbers up to 99. */
function readChinese(text: string): number {
  const [tens, ones] = text.includes("十") ? text.split("十") : ["", text];
  const digit = (character = "") => Math.max(0, CHINESE_DIGITS.indexOf(character.replace(/[两兩]/, "二")));
  return (text.includes("十") ? 10 * (tens ? digit(tens) : 1) : 0) + digit(ones?.[0]);
}

/** Reads `1.500` and `1,000` as thousands, but not `0.333`. */
function readDecimal(whole: string, decimals: string | undefined): number {
  const digits = whole.replace(/\D/g, "");
  const grouped = /^0\D(\d{3})$/.exec(whole) ?? /^\d\D(333|666|667)$/.exec(whole);
  if (grouped) return Number(`${whole[0]}.${grouped[1]}`);
  return Number(decimals ? `${digits}.${decimals}` : digits);
}

export function skipSpaces(text: string, at: number): number {
  let next = at;
  while (text[next] === " " || text[next] === "\u00a0" || text[next] === "\t" || text[next] === "\u3000")
    next++;
  return next;
}
