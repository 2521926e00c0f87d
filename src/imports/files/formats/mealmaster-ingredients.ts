import { expandUnit } from "./mealmaster-units.ts";
import { countIndent } from "../reading/wrapped-text.ts";

/** `1`, `1/2`, `1 1/2`, `1-1/2`, `1.5`, `1-2`, `½` */
const AMOUNT = /^(?:\d+(?:[.,/]\d+)?|[½¼¾⅓⅔⅛])(?:(?:\s*-\s*|\s+)?(?:\d+(?:[.,/]\d+)?|[½¼¾⅓⅔⅛])){0,3}$/;
const LOOSE =
  /^\s{0,12}(?<amount>(?:\d+(?:[.,/]\d+)?|[½¼¾⅓⅔⅛])(?:(?:\s?-\s?|\s)(?:\d+(?:[./]\d+)?|[½¼¾⅓⅔⅛])){0,3})(?:\s{1,4}(?<unit>[A-Za-z]{1,2}\.?))?\s{1,6}(?<text>\S.*)$/;

/** As `AMOUNT` lists, in Meal-Master's files and in those of programs that write like it. */
export function isAmount(text: string): boolean {
  return AMOUNT.test(text);
}

/** The text continues on the next line. */
const UNFINISHED = /(?:[,;(]|\s(?:and|or|with|in|of|und|oder|mit))$/i;

const TEXT_AT = 11;
const GOURMET_TEXT = 28;
/** The text of the left column has 28 characters. */
const RIGHT_AT = 41;

export interface Ingredient {
  amount: string;
  unit: string;
  text: string;
}

/** Columns as Meal-Master writes them: amount to 7, unit at 9, text at 12. */
export function readColumns(line: string): Ingredient | null {
  return readGourmetColumns(line) ?? readOwnColumns(line);
}

/** Gourmet writes short units in one column, so that its text starts at 11. */
function readGourmetColumns(line: string): Ingredient | null {
  const [, amount = "", unit = "", text = ""] = /^([ \d./-]{7}) ([A-Za-z ]) (\S.*)$/.exec(line) ?? [];
  if (!text || text.length > GOURMET_TEXT || !isAmount(amount.trim())) return null;
  const isKnown = unit === " " || expandUnit(unit, amount, text) !== null;
  return isKnown ? { amount: amount.trim(), unit: unit.trim(), text: text.trim() } : null;
}

function readOwnColumns(line: string): Ingredient | null {
  if (line.length <= TEXT_AT || line[7]?.trim() || line[10]?.trim()) return null;
  const amount = line.slice(0, 7).trim();
  const unit = line.slice(8, 10).trim();
  const text = line.slice(TEXT_AT).trim();
  const isKnown = unit === "" || expandUnit(unit, amount, text) !== null || /^[A-Za-z]{1,2}$/.test(unit);
  if (!text || !isKnown || (amount && !isAmount(amount))) return null;
  // Text that is centered or continues an indented paragraph has no amount and starts elsewhere.
  return amount || unit || /^\s{11,13}\S/.test(line) ? { amount, unit, text } : null;
}

/** Files that other programs wrote, or that someone edited, have the same order but other columns. */
export function readLoosely(line: string): Ingredient | null {
  const { amount = "", unit = "", text = "" } = LOOSE.exec(line.replaceAll("\t", " "))?.groups ?? {};
  if (!amount) return null;
  const sign = unit.replace(".", "");
  if (unit && expandUnit(sign, amount, text) !== null) return { amount, unit: sign, text };
  return { amount, unit: "", text: unit ? `${unit} ${text}` : text };
}

/** The amount is in its column, and the unit is written out. Or it has none, as Gourmet writes it. */
export function isLikeIngredient(line: string): boolean {
  if (/^ {10}[^\s-].{0,27}$/.test(line)) return true;
  return line.length < 80 && !line[7]?.trim() && isAmount(line.slice(0, 7).trim());
}

/** Both halves of a line in two columns; null if it has only one. */
export function splitTwoColumns(line: string): [left: string, right: string] | null {
  if (line.length <= RIGHT_AT) return null;
  for (const { index, 0: gap } of line.matchAll(/ {2,}/g)) {
    const end = index + gap.length;
    if (index < TEXT_AT || index > RIGHT_AT + 1 || end < RIGHT_AT - 2) continue;
    // Amounts are aligned right, so the column starts before the gap ends.
    const start = Math.min(end, Math.max(index + 1, RIGHT_AT));
    return [line.slice(0, index), line.slice(start)];
  }
  // The left column is empty from here on.
  const indent = countIndent(line);
  return indent >= RIGHT_AT - 2 ? ["", line.slice(Math.min(indent, RIGHT_AT))] : null;
}

/** The right half may start a few characters off. */
function readRight(half: string): Ingredient | null {
  const loose = readLoosely(half);
  if (loose) return loose;
  const [, unit = "", rest = ""] = /^\s{6,9}([A-Za-z]{1,2})\s+(\S.*)$/.exec(half) ?? [];
  if (unit && expandUnit(unit, "", rest) !== null) return { amount: "", unit, text: rest.trim() };
  const text = half.trim();
  return text ? { amount: "", unit: "", text } : null;
}

/** Two columns are read down the left one first, as Meal-Master prints them. */
export function readIngredientBlock(lines: readonly string[]): string[] {
  const rows = lines.map((line) => ({ line, halves: splitTwoColumns(line) }));
  const twoColumns = rows.some(({ halves }) => halves && hasAmount(halves[1]));
  const left = rows.map(({ line, halves }) => (twoColumns && halves ? halves[0] : line));
  const right = rows.flatMap(({ halves }) => (twoColumns && halves ? [halves[1]] : []));
  return joinContinued([
    ...left.map((line) => readColumns(line) ?? readLoosely(line) ?? readBareText(line)),
    ...right.map(readRight),
  ]);
}

function hasAmount(half: string): boolean {
  const { amount = "", unit = "" } = readLoosely(half) ?? {};
  return amount !== "" && (unit !== "" || /^\s{3,}/.test(half));
}

function readBareText(line: string): Ingredient | null {
  const text = line.trim();
  return text ? { amount: "", unit: "", text } : null;
}

function joinContinued(found: readonly (Ingredient | null)[]): string[] {
  const whole: Ingredient[] = [];
  for (const one of found) {
    if (!one) continue;
    const last = whole.at(-1);
    const isContinued =
      last && !one.amount && !one.unit && (/^-+\s*\S/.test(one.text) || UNFINISHED.test(last.text));
    if (isContinued) last.text = continueText(last.text, one.text);
    else whole.push({ ...one });
  }
  return whole.map(writeIngredient);
}

function continueText(before: string, after: string): string {
  if (/^-+\s*or\s*-+$/i.test(after)) return `${before} or`;
  const rest = after.replace(/^-+\s*/, "");
  return /\p{L}-$/u.test(before) ? before + rest : `${before} ${rest}`;
}

function writeIngredient({ amount, unit, text }: Ingredient): string {
  const food = text
    .replace(/\s+/g, " ")
    // `1/2 c -Water`: it isn't counted in the nutrition.
    .replace(/^-+\s*(?=\p{L})/u, "")
    .replace(/ ?;$/, "")
    .replace(/ ?; ?/g, ", ")
    .replace(/,? -or-(?= |$)/gi, " or");
  const written = expandUnit(unit, amount, food) ?? unit;
  // Programs write `1 x` where there's no amount.
  const isNone = /^x$/i.test(unit) && /\b(?:to taste|as needed|as desired)\b/i.test(food);
  return [isNone ? "" : amount.replace(/\s+/g, " "), written, food.trim()].filter(Boolean).join(" ");
}
