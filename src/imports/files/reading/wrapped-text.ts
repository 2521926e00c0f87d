import { foldLine } from "../../../ingredients/correct-line.ts";
import { readStars, readStepLines } from "./recipe-text.ts";
import { addNote, addNutritionText, type RawRecipe } from "./raw-recipe.ts";

// Old programs wrap text at about 75 characters.

const NUMBERED = /^(\d{1,2})[.)]\s+\S/;
const BULLET = /^[*•·-]\s+\S/;
/** How much shorter than the widest line a line must be to end a paragraph. */
const ROOM = 5;
const GERMAN = /\s(?:und|mit|den|die|das|auf|in|im)\s.*\s(?:und|mit|den|die|das|der|auf)\s/;

/** @param lines headings have `# ` before them */
export function joinWrapped(lines: readonly string[]): string[] {
  const isGerman = GERMAN.test(lines.join(" "));
  const width = lines.reduce((most, line) => Math.max(most, line.trimEnd().length), 0);
  // Joined at the end, since texts that grow line by line take quadratic time.
  const paragraphs: string[][] = [];
  let previous: string | null = null;
  let number = 0;
  for (const line of lines.map((one) => one.replaceAll("\t", " ").trimEnd())) {
    const text = line.trim().replace(/ {2,}/g, " ");
    if (!/[\p{L}\p{N}]/u.test(text)) {
      previous = null;
      continue;
    }
    const own = Number(NUMBERED.exec(text)?.[1] ?? 0);
    const isNext = own > 0 && (own === 1 || own === number + 1);
    const last = paragraphs.at(-1);
    if (previous === null || last === undefined || isNext || startsParagraph(text, line, previous, width))
      paragraphs.push([text]);
    else addAtBreak(last, text, isGerman);
    if (isNext) number = own;
    previous = text.startsWith("# ") ? null : line;
  }
  return paragraphs.map((parts) => parts.join(" "));
}

function startsParagraph(text: string, line: string, previous: string, width: number): boolean {
  if (text.startsWith("# ") || BULLET.test(text) || CREDITS.some((credit) => credit.test(text))) return true;
  const isEnd = /[.!?:]["”')]?$/.test(previous);
  const before = previous.trim();
  if (
    isEnd &&
    countIndent(line) >= countIndent(previous) + 2 &&
    !NUMBERED.test(before) &&
    !BULLET.test(before)
  )
    return true;
  const [word = ""] = text.split(" ");
  const hadRoom = previous.length + 1 + word.length <= width - ROOM;
  if (!hadRoom) return false;
  return isEnd || (previous.trimEnd().length < width / 2 && /^[\p{Lu}\d]/u.test(text));
}

/** In German, a small letter after the hyphen shows that the word has none. */
function addAtBreak(lines: string[], text: string, isGerman: boolean): void {
  const before = lines.at(-1) ?? "";
  const isDivided =
    /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(text) && !/^(?:und|oder|bzw|bis|and|or|to)\b/.test(text);
  if (isDivided) lines[lines.length - 1] = (isGerman ? before.slice(0, -1) : before) + text;
  else lines.push(text);
}

/** How many spaces or tabs a line starts with. */
export function countIndent(line: string): number {
  return line.length - line.trimStart().length;
}

const SHORT = 250;
const NOTE =
  /^(?:(?:chef'?s?|cook'?s?|recipe)\s+)?(notes?|tips?|hints?|variations?|anmerkung(?:en)?|hinweise?|tipps?)\s*:\s+(?=\S)/i;
const AUTHOR = /^(?:recipe by|recipe from|contributor|contributed by|submitted by|author|rezept von)\s*:\s*/i;
const SOURCE = /^(?:source|from|quelle)\s*:\s*/i;
const CREDITS = [AUTHOR, SOURCE];
const NUTRITION =
  /^(?:per serving|each serving|(?:recipe )?nutrition(?:al)?(?: information| info| facts| analysis| data)?|nährwerte?(?: pro .{1,20})?)\b.{0,40}?(?:[:=]|\d|contains|provides)/i;
const CREDIT =
  /^(?:from the (?:files|kitchen|collection) of|(?:typed|posted|shared|formatted|reformatted|converted|uploaded|entered|typos|mm'?ed|mm|mc|exported)\b.{0,20}?\b(?:by|to|via|from|for|format|with))\b/i;
const YIELD = /^(?:yields?|servings|serves|makes)\s*:\s*(\S.{0,60}?)\.?$/i;
const RATING = /^rating\s*:\s*/i;
const TIME = /^(prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total)[ -]time\s*:\s*(.{1,60}?)\.?$/i;

/** Steps, and what else people write below them: notes, credits, sources, nutrition, times. */
export function addWrappedText(raw: RawRecipe, lines: readonly string[]): void {
  const steps: string[] = [];
  for (const text of joinWrapped(lines)) if (!takeFact(raw, text)) steps.push(text);
  raw.steps.push(...readStepLines(steps));
}

function takeFact(raw: RawRecipe, written: string): boolean {
  const text = written.replace(/^[*_~]+\s*([^*_~]+?)\s*[*_~]*$/, "$1");
  const [, time = "", length = ""] = TIME.exec(text) ?? [];
  const [, label = ""] = NOTE.exec(text) ?? [];
  if (length) return takeTime(raw, time.toLowerCase(), length);
  const [, amount = ""] = YIELD.exec(text) ?? [];
  if (amount) return takeYield(raw, amount);
  if (RATING.test(text)) return takeRating(raw, text.replace(RATING, ""));
  if (label) addNote(raw, label, text.replace(NOTE, ""));
  else if (NUTRITION.test(text)) addNutritionText(raw, text);
  else if (text.length > SHORT) return false;
  else if (AUTHOR.test(text) && !raw.author) raw.author = text.replace(AUTHOR, "");
  else if (SOURCE.test(text)) raw.sources.push(text.replace(SOURCE, ""));
  else if (CREDIT.test(text)) addNote(raw, "", text);
  else return false;
  return true;
}

function takeYield(raw: RawRecipe, amount: string): boolean {
  if (!raw.yield) raw.yield = amount;
  else if (foldLine(raw.yield) !== foldLine(amount)) raw.extras.push(["yield", amount]);
  return true;
}

function takeRating(raw: RawRecipe, text: string): boolean {
  const rating = /\/|star/i.test(text) ? readStars(text) : 0;
  if (rating === 0 || raw.rating > 0) return false;
  raw.rating = rating;
  return true;
}

function takeTime(raw: RawRecipe, name: string, length: string): boolean {
  const field = name.startsWith("prep") ? "prepTime" : name === "total" ? "totalTime" : "performTime";
  if (raw[field]) return false;
  raw[field] = length;
  return true;
}
