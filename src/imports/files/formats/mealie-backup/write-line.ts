import { type Fields, toText } from "../../../../archiving/lenient-values.ts";
import { foldLine } from "../../../../ingredients/correct-line.ts";
import { readRange } from "../../../../ingredients/lines/read-range.ts";
import { foldLetters } from "../../../../ingredients/text/fold-letters.ts";
import { wordsFor } from "../../../../ingredients/words/languages.ts";
import { plainLine } from "../../../../recipes/text/text.ts";
import { tidyAmounts } from "../../../../recipes/text/tidy-amounts.ts";
import { toBoolean, toNumber } from "./tables.ts";

export interface LineParts {
  /** 0 for none. */
  quantity: number;
  unit: Fields | null;
  /** Singular and plural, or empty. */
  food: { one: string; many: string };
  note: string;
  /** The original text, before Mealie parsed it. */
  original: string;
  /** Whether the recipe shows only notes. */
  isAmountOff: boolean;
}

const NUMBER_FIRST = /^\p{N}/u;

/** Writes a line as a person would. Notes and names of foods often repeat the amount, which is then written once. */
export function writeLine(parts: LineParts): string {
  const { food, note, original } = parts;
  if (food.one === "" && note === "") return original || writeBareAmount(parts);
  if (food.one === "") return writeNote(parts);
  const name = pickFood(parts);
  if (repeatsAmount(note, parts) && includesFood(note, food)) return note;
  return [...listAmount(name, parts), name].join(" ") + writeBehind(name, note);
}

/** Without a food, the note is the line. */
function writeNote(parts: LineParts): string {
  const { quantity, note, isAmountOff } = parts;
  const unit = pickUnit(parts);
  // Mealie writes a quantity of 1 for no amount.
  const isSaid = quantity > 0 && (quantity !== 1 || unit !== "");
  if (isAmountOff || repeatsAmount(note, parts) || (!isSaid && unit === "")) return note;
  const amount = joinAmount(parts);
  const isInside = foldLine(note).includes(foldLine(amount));
  return isInside && unit !== "" ? note : `${amount} ${note}`;
}

/** @param name of the food, which may start with the amount or the unit */
function listAmount(name: string, parts: LineParts): string[] {
  const { quantity, unit, food, original, isAmountOff } = parts;
  const isDefault = quantity === 1 && unit === null;
  const isNumbered = readStart(name) !== null;
  const isUnsaid =
    isDefault &&
    (isNumbered || isAmountOff || startsWith(original, food.one) || startsWith(original, food.many));
  if (isUnsaid || (isNumbered && repeatsAmount(name, parts))) return [];
  const isUnitInName = listUnitForms(unit).some((form) => startsWith(name, `${form} `));
  return (isUnitInName ? [formatQuantity(parts)] : [joinAmount(parts)]).filter(Boolean);
}

/** Whether the text starts with the same amount and unit: `½ cup flour` for 0.5 cup. */
function repeatsAmount(text: string, { quantity, unit }: LineParts): boolean {
  const start = readStart(text);
  if (!start) return false;
  const isSame = start.low <= quantity + 0.01 && quantity - 0.01 <= start.high;
  const isDefault = quantity === 0 || (quantity === 1 && unit === null);
  if (unit === null) return isSame || isDefault;
  return isSame && listUnitForms(unit).some((form) => startsWith(start.rest, form));
}

function readStart(text: string): { low: number; high: number; rest: string } | null {
  if (!NUMBER_FIRST.test(text)) return null;
  const found = readRange(foldLetters(text), 0, wordsFor("en"));
  const numbers = found?.numbers.map(({ value }) => value) ?? [];
  const [low, high = low] = numbers;
  if (!found || low === undefined || high === undefined) return null;
  return { low, high, rest: text.slice(found.to).trim() };
}

function startsWith(text: string, start: string): boolean {
  return foldLine(start) !== "" && foldLine(text).startsWith(foldLine(start));
}

function includesFood(text: string, { one, many }: LineParts["food"]): boolean {
  const folded = foldLine(text);
  return folded.includes(foldLine(one)) || folded.includes(foldLine(many));
}

function pickFood({ food, quantity, unit, original }: LineParts): string {
  const isMany = quantity === 0 || quantity > 1;
  const written = foldLine(original);
  // “1 cup lentils”: only what counts pieces follows the number.
  if ((unit || quantity === 0) && includesFood(original, food))
    return written.includes(foldLine(food.many)) ? food.many : food.one;
  return isMany ? food.many : food.one;
}

function pickUnit({ unit, quantity }: LineParts): string {
  const { name, names, short, shorts, isShort } = readUnit(unit);
  const one = (isShort && short) || name || short;
  const many = (isShort && (shorts || short)) || names || one;
  return quantity > 1 ? many : one;
}

function listUnitForms(unit: Fields | null): string[] {
  const { name, names, short, shorts } = readUnit(unit);
  return [names, name, shorts, short].filter(Boolean);
}

function readUnit(unit: Fields | null) {
  const read = (column: string) => plainLine(toText(unit?.[column]));
  return {
    name: read("name"),
    names: read("plural_name"),
    short: read("abbreviation"),
    shorts: read("plural_abbreviation"),
    isShort: toBoolean(unit?.["use_abbreviation"]) === true,
  };
}

function joinAmount(parts: LineParts): string {
  return [formatQuantity(parts), pickUnit(parts)].filter(Boolean).join(" ");
}

function writeBareAmount(parts: LineParts): string {
  return parts.unit === null && parts.quantity <= 1 ? "" : joinAmount(parts);
}

function formatQuantity({ quantity, unit }: LineParts): string {
  if (quantity <= 0) return "";
  const isDecimal = toBoolean(unit?.["fraction"]) === false;
  return isDecimal ? String(Number(quantity.toFixed(3))) : formatNumber(quantity);
}

/** `0.333` → `1/3`, `200.0` → `200` */
export function formatNumber(number: number): string {
  return tidyAmounts([number.toFixed(4)])[0] ?? "";
}

function writeBehind(name: string, note: string): string {
  if (note === "" || foldLine(name).endsWith(foldLine(note))) return "";
  if (note.startsWith(",")) return note;
  return note.startsWith("(") ? ` ${note}` : `, ${note}`;
}

/** Of a row with a quantity, a unit, a food, and a note. */
export function readQuantity(row: Fields): number {
  return Math.max(0, toNumber(row["quantity"]));
}
